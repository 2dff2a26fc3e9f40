// The only place where the engine touches a mathematics library: the C library where there is one,
// JavaScript's `Math` in a browser. The two may differ in the last bit (motion.md §0.6).

#if hasFeature(Embedded)
  @_extern(c)
  private func hostExp(_ x: Double) -> Double

  @_extern(c)
  private func hostLog(_ x: Double) -> Double

  func exp(_ x: Double) -> Double { hostExp(x) }
  func log(_ x: Double) -> Double { hostLog(x) }
#elseif canImport(Darwin)
  import Darwin

  func exp(_ x: Double) -> Double { Darwin.exp(x) }
  func log(_ x: Double) -> Double { Darwin.log(x) }
#elseif canImport(Glibc)
  import Glibc

  func exp(_ x: Double) -> Double { Glibc.exp(x) }
  func log(_ x: Double) -> Double { Glibc.log(x) }
#endif
