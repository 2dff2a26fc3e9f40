import Testing

@testable import PerigeeTrace

/// 1400 × 1000 in 400 × 400 at actual size: offsets 0 … 1000 and 0 … 600.
///
/// Expected numbers are the worked examples E16, E29, E92 and E94, which have four decimals.
@Suite("Flinging")
struct MotionTraceTests {
  private let delays = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1]

  private func offsets(_ name: String, after release: Double) throws -> [Double] {
    let probes = try TraceFile(name: name).play()
    return delays.map { delay in
      probes.all.first { abs($0.number("t") - release - delay) < 1e-9 }?.offset.first ?? .nan
    }
  }

  @Test("a fling into the edge bounces there")
  func flingBounce() throws {
    let probes = try TraceFile(name: "fling-bounce").play()
    #expect(agree(probes[2.16].offset, [800, 300]))
    let offsets = try offsets("fling-bounce", after: 2.16)
    #expect(
      agree(
        Array(offsets.prefix(6)),
        [895.1579, 981.2517, 1040.3837, 1053.8208, 1038.4569, 1008.9130], within: 6e-5))
    // The example goes on to 1000.0864; by then the spring has settled, at less than 0.1 points.
    #expect(offsets.last == 1000)
    #expect(probes[6].offset == [1000, 300])
    #expect(probes[6].phase == "idle")
  }

  @Test("a fling that reaches no edge runs out")
  func fling() throws {
    let probes = try TraceFile(name: "fling").play()
    #expect(agree(probes[2.12].offset, [200, 300]))
    #expect(
      agree(
        try offsets("fling", after: 2.12),
        [228.5474, 254.3755, 277.7434, 298.8855, 335.3199, 389.5568, 459.2211], within: 6e-5))
    #expect(agree(probes[6].offset, [200 + 600 * 0.4994998, 300], within: 6e-5))
  }

  @Test(
    "a drag past the edge meets resistance, returns with the finger, and springs back when let go")
  func rubberBand() throws {
    let probes = try TraceFile(name: "rubber-band").play()
    let x = [1.05, 1.1, 1.15, 1.5].map { probes[$0].offset.first ?? .nan }
    #expect(agree(x, [500, -48.3516, 400, -48.3516], within: 6e-5))
    let back = [1.6, 1.7, 1.8].map { (probes[$0].offset.first ?? .nan) / -48.3516 * 50 }
    #expect(agree(back, [35.0846, 17.9065, 8.0637], within: 2e-4))
    #expect(probes[4].offset == [0, 300])
  }

  @Test("without bounces the edge is hard")
  func noBounce() throws {
    let probes = try TraceFile(name: "no-bounce").play()
    for time in [1.1, 1.2, 3] { #expect(probes[time].offset.first == 0, "at \(time)") }
  }
}
