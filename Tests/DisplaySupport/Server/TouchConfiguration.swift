/// The Xorg configuration of a dummy screen with a touch screen and a touchpad.
struct TouchConfiguration {
  /// The screen's size in pixels.
  let width: Int
  let height: Int
  /// Where the devices' sockets are made.
  let folder: String

  /// Fingers the touch screen tells apart: a hand's.
  private static let fingers = 5
  /// The dummy driver's memory in kB: two screens of 4096 × 2160 fit.
  private static let memory = 96_000

  var text: String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "DontVTSwitch" "true"
    EndSection
    \(device("touch", type: "Touch", more: "Option \"TouchCount\" \"\(Self.fingers)\""))
    \(device("pad", type: "PointerGesture", more: ""))
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam \(Self.memory)
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5-1000
      VertRefresh 5-200
      \(modeline)
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "\(width)x\(height)"
        Virtual \(width) \(height)
      EndSubSection
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "touch" "SendCoreEvents"
      InputDevice "pad"
    EndSection
    """
  }

  /// A timing for the size; the dummy driver only checks that it is a possible one.
  private var modeline: String {
    let columns = [width, width + 64, width + 192, width + 384]
    let rows = [height, height + 2, height + 8, height + 28]
    // Pixel clock in MHz for 60 frames a second over the whole raster.
    let clock = (columns[3] * rows[3] * 60 + 999_999) / 1_000_000
    let numbers = (columns + rows).map { "\($0)" }.joined(separator: " ")
    return "Modeline \"\(width)x\(height)\" \(clock).0 \(numbers)"
  }

  private func device(_ name: String, type: String, more: String) -> String {
    """
    Section "InputDevice"
      Identifier "\(name)"
      Driver "inputtest"
      Option "SocketPath" "\(folder)/\(name).sock"
      Option "DeviceType" "\(type)"
      \(more)
    EndSection
    """
  }
}
