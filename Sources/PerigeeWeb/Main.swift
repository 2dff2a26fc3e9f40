// The module has no main program: a page calls its exports. Elsewhere the target is empty, so that
// `swift build` and `swift test` go through.
#if !arch(wasm32)
  @main
  struct Main {
    static func main() {}
  }
#endif
