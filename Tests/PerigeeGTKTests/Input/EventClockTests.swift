import Testing

@testable import PerigeeGTK

struct EventClockTests {
  private var clock = EventClock()

  @Test("differences between events are their own, whatever the queue did to them")
  mutating func ownTimes() {
    let first = clock.seconds(of: 1000, now: 50)
    let second = clock.seconds(of: 1016, now: 50.5)
    #expect(first == 50)
    #expect(abs(second - first - 0.016) < 1e-9)
  }

  @Test("no event is later than now: a shorter delay moves the clock")
  mutating func neverInTheFuture() {
    _ = clock.seconds(of: 1000, now: 50)
    #expect(clock.seconds(of: 1100, now: 50.04) == 50.04)
    #expect(abs(clock.seconds(of: 1200, now: 50.2) - 50.14) < 1e-9)
  }

  @Test("the wrap of the 32-bit count after 49.7 days is a small step like any other")
  mutating func wrap() {
    _ = clock.seconds(of: .max - 5, now: 50)
    #expect(abs(clock.seconds(of: 10, now: 50.5) - 50.016) < 1e-9)
  }

  @Test("an event without a time happens now")
  mutating func noTime() {
    #expect(clock.seconds(of: 0, now: 7) == 7)
    _ = clock.seconds(of: 1000, now: 50)
    #expect(clock.seconds(of: 0, now: 51) == 51)
  }

  @Test("clocks that moved apart, as in a sleep, are brought together")
  mutating func sleep() {
    _ = clock.seconds(of: 1000, now: 50)
    #expect(clock.seconds(of: 2000, now: 90) == 90)
    #expect(abs(clock.seconds(of: 2010, now: 90.02) - 90.01) < 1e-9)
  }
}
