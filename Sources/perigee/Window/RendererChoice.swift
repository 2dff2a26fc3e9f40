import Glibc

/// Which of GTK's renderers draws.
enum RendererChoice {
  /// Without a graphics card GTK would draw through a software OpenGL, which starts 60 ms later and
  /// takes 65 MiB more than cairo; a `GSK_RENDERER` that is set already stays.
  static func apply() {
    guard !hasRenderNode() else { return }
    setenv("GSK_RENDERER", "cairo", 0)
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
