import Glibc

/// A library that is loaded when the first file needs it, and stays.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by the name of its version ("libjxl.so.0.7"); `nil` when it is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// One of its functions, whose type the library's header gives; `nil` when it has none such.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}
