import CLinux
import CVips
import Glibc

/// libvips, started when first needed, without its plug-ins; each of those is loaded on demand.
///
/// Loading all plug-ins costs 30 ms and 6 MiB, most of it for ImageMagick, poppler and OpenSlide,
/// which most folders never need.
enum VipsLibrary {
  /// A part of libvips that lives in a file of its own.
  enum Plugin: String {
    case heif, poppler
  }

  /// Threads per computation: more than the cores only cost memory, more than 4 gain little for
  /// pictures the size of a screen.
  private static let mostThreads = 4

  /// Whether libvips is there; starts it in the thread that asks first.
  static let isReady: Bool = {
    silenceWarnings()
    // With a place that does not exist libvips finds no plug-in folder to load as a whole.
    setenv("VIPSHOME", "/nonexistent", 1)
    guard vips_init("perigee-decoder") == 0 else { return false }
    vips_cache_set_max(0)
    vips_cache_set_max_mem(0)
    vips_cache_set_max_files(0)
    vips_concurrency_set(Int32(clamping: min(mostThreads, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    return true
  }()

  private static let heif = load(.heif)
  private static let poppler = load(.poppler)

  /// Loads a plug-in once; false when this machine does not have it.
  static func has(_ plugin: Plugin) -> Bool {
    switch plugin {
    case .heif: heif
    case .poppler: poppler
    }
  }

  private static func load(_ plugin: Plugin) -> Bool {
    guard isReady, let folder = pluginFolder() else { return false }
    let path = "\(folder)/vips-\(plugin.rawValue).so"
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else { return false }
    guard let symbol = dlsym(library, "g_module_check_init") else { return false }
    // The entry every GModule has: it registers its types and answers NULL when all is well.
    typealias Entry = @convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?
    return unsafeBitCast(symbol, to: Entry.self)(nil) == nil
  }

  private static func pluginFolder() -> String? {
    guard let symbol = dlsym(nil, "vips_init"), let library = linux_library_of(symbol) else {
      return nil
    }
    let path = String(cString: library)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return "\(path[..<slash])/vips-modules-\(vips_version(0)).\(vips_version(1))"
  }

  /// libvips reports each odd byte as a warning; what matters reaches the viewer as a failure or a
  /// partial picture.
  private static func silenceWarnings() {
    _ = g_log_set_handler(
      "VIPS",
      GLogLevelFlags(
        rawValue: G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_MESSAGE.rawValue
          | G_LOG_LEVEL_INFO.rawValue | G_LOG_LEVEL_DEBUG.rawValue), { _, _, _, _ in }, nil)
  }
}
