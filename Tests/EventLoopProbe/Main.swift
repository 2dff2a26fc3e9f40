import GtkSupport

/// Runs main-actor jobs inside GLib's loop, stays idle for half a second, and prints how many jobs
/// ran and how often the loop woke up.
@main
struct Main {
  @MainActor static var jobs = 0
  @MainActor static var end: Timer?

  static func main() {
    WakeUps.start()
    Task { @MainActor in
      jobs += 1
      await Task.yield()
      jobs += 1
      try? await Task.sleep(for: .milliseconds(5))
      jobs += 1
      await Task.detached {}.value
      jobs += 1
      end = Timer(after: 0.5) { EventLoop.quit() }
    }
    EventLoop.run()
    print(jobs, WakeUps.count)
  }
}
