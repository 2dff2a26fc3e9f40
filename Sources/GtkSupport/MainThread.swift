/// Runs `body` as main-actor code in a callback that the toolkit makes on the main thread.
///
/// The arguments cross the line unchecked, which the compiler cannot know to be safe: caller and
/// body are one synchronous call. Traps on any other thread.
func onMainThread<Arguments, Result>(
  _ arguments: Arguments, _ body: @MainActor (Arguments) -> Result
) -> Result {
  nonisolated(unsafe) let arguments = arguments
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body(arguments) }
  guard let result else { preconditionFailure("assumeIsolated runs its body once") }
  return result
}
