import CXTest

extension XServer {
  /// Splits the screen into two monitors side by side, as `xrandr --setmonitor` does, before a program
  /// looks for them.
  public func splitIntoTwoMonitors() {
    let half = Int32(width / 2)
    var count: Int32 = 0
    let monitors = XRRGetMonitors(connection.display, connection.root, 1, &count)
    defer { XRRFreeMonitors(monitors) }
    // The server's only output goes to the first; the second has none and is a monitor all the same.
    var output = count > 0 ? monitors?[0].outputs?[0] : nil
    add("left", x: 0, width: half, isPrimary: true, output: &output)
    var none: XID?
    add("right", x: half, width: half, isPrimary: false, output: &none)
    XSync(connection.display, 0)
  }

  private func add(
    _ name: String, x: Int32, width: Int32, isPrimary: Bool, output: inout XID?
  ) {
    var outputs = [output].compactMap { $0 }
    outputs.withUnsafeMutableBufferPointer { outputs in
      var monitor = XRRMonitorInfo()
      monitor.name = XInternAtom(connection.display, name, 0)
      monitor.primary = isPrimary ? 1 : 0
      monitor.noutput = Int32(outputs.count)
      (monitor.x, monitor.y) = (x, 0)
      (monitor.width, monitor.height) = (width, Int32(height))
      // Millimetres of four pixels each: a usual density.
      (monitor.mwidth, monitor.mheight) = (width / 4, Int32(height) / 4)
      monitor.outputs = outputs.baseAddress
      XRRSetMonitor(connection.display, connection.root, &monitor)
    }
  }
}
