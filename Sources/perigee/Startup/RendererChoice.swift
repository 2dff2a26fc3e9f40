import Glibc

/// Which of GTK's renderers draws.
enum RendererChoice {
  /// Chooses cairo where there is no graphics card; a `GSK_RENDERER` that is set stays.
  ///
  /// GTK would draw through a software OpenGL there, which starts 60 ms later and takes 65 MiB more.
  /// It would also load OpenGL merely to look at it: told not to, it takes 15 to 20 MiB less.
  ///
  /// - Returns: what to undo when the display is open, since other programs inherit it.
  static func apply() -> [String] {
    guard getenv("GSK_RENDERER") == nil, !hasRenderNode() else { return [] }
    setenv("GSK_RENDERER", "cairo", 1)
    guard getenv("GDK_DEBUG") == nil else { return [] }
    setenv("GDK_DEBUG", "gl-disable", 1)
    return ["GDK_DEBUG"]
  }

  /// Whether the kernel offers a device to render with.
  private static func hasRenderNode() -> Bool {
    guard let folder = opendir("/dev/dri") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let isRenderNode = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        name.starts(with: "renderD".utf8)
      }
      if isRenderNode { return true }
    }
    return false
  }
}
