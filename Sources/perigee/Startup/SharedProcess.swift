import CAdwaita
import Glibc
import GtkSupport
import PerigeePhotos

/// The one process that shows all of a session's windows.
///
/// The first to claim the program's name on the session bus is it; a later start hands its photos over
/// and ends. Without a bus every start is a process of its own.
final class SharedProcess {
  /// The program's name on the session bus.
  static let name = "org.perigee.Perigee"

  private let application: Reference
  private var instance: OpaquePointer { ptr(application.object) }

  /// Claims the name, or finds who has it.
  ///
  /// Must come after ``SessionBus/prepare()``. Waits for the bus, not for other programs' windows.
  init() {
    // A use that is to be recorded must happen in the process that was told to.
    let isRecorded = getenv("PERIGEE_TRACE") != nil
    application = Reference(
      adopting: g_application_new(
        Self.name, isRecorded ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_HANDLES_OPEN))
    var error: UnsafeMutablePointer<GError>?
    guard g_application_register(ptr(application.object), nil, &error) == 0 else { return }
    let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
    g_clear_error(&error)
    StandardStreams.complain("this start has a process of its own (\(reason))")
  }

  /// Whether another process shows the windows.
  var isElsewhere: Bool {
    g_application_get_is_registered(ptr(instance)) != 0
      && g_application_get_is_remote(ptr(instance)) != 0
  }

  /// Gives photos to the other process; returns when they are on their way.
  func handOver(_ photos: [FilePath]) {
    var files: [OpaquePointer?] = photos.map { OpenedFiles.file(named: $0) }
    if files.isEmpty {
      g_application_activate(ptr(instance))
    } else {
      g_application_open(ptr(instance), &files, Int32(files.count), Self.startupID)
    }
    for case let file? in files { g_object_unref(ptr(file)) }
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(ptr(instance)), nil, nil)
  }

  /// Calls `open` for the photos of every later start, with what lets their window have the focus.
  func serve(_ open: @escaping @MainActor (_ photos: [FilePath], _ startupID: String?) -> Void) {
    connect(instance, "activate") { _ in open([], nil) }
    connect(instance, "open") { arguments in
      let photos = OpenedFiles.handedOver(arguments.pointer(0), count: arguments.int(1))
      let hint = arguments.pointer(2).map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
      open(photos, hint.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  /// What the desktop gave this start so that its window may come to the front; empty for nothing.
  private static var startupID: String {
    let value = getenv("XDG_ACTIVATION_TOKEN") ?? getenv("DESKTOP_STARTUP_ID")
    return value.map { String(cString: $0) } ?? ""
  }
}
