import PerigeeCore

/// A line of a trace after the first: one thing that happened, or a look at the viewer.
public struct TraceEvent: Equatable, Sendable {
  /// What a line stands for.
  public enum Action: Equatable, Sendable {
    /// Something for the engine, except ``InputEvent/set(_:)``, which is ``set(_:)`` here.
    case input(InputEvent)
    /// The list is now this.
    case photos([Photo])
    /// Some settings change.
    case set(SettingsPatch)
    /// Print what there is to see.
    case probe
  }

  /// Seconds, never before those of the line before.
  public var time: Double
  /// What happens.
  public var action: Action

  /// Makes an event from its time, in seconds, and what happens.
  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}
