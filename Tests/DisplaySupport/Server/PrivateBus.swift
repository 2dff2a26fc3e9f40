/// A D-Bus session bus of our own, so that programs under test meet no other instance of themselves.
public final class PrivateBus {
  /// The bus's address, for DBUS_SESSION_BUS_ADDRESS.
  public let address: String
  private let daemon: LeashedProcess

  /// Starts a daemon and waits until it listens.
  public init() throws(DisplayError) {
    daemon = try LeashedProcess(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=3"])
    address = try daemon.readyLine()
  }

  /// What a program needs in its environment to use this bus.
  public var environment: [String: String?] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// Ends the daemon.
  public func stop() { daemon.stop() }
}
