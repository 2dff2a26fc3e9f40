import Testing

@testable import PerigeeTrace

@Suite("Lists that change")
struct ListTraceTests {
  @Test("the photo that is shown stays; when it goes, the next one is shown once")
  func changes() throws {
    let probes = try TraceFile(name: "list-changes").play()
    #expect([0, 1, 2, 3, 4].map { probes[$0].current } == ["d", "d", "e", "b", "b"])
    #expect([0, 1, 2, 3, 4].map { probes[$0].page } == [3, 4, 3, 1, 0])
    for time in [0.0, 1, 2, 3, 4] {
      #expect(agree(probes[time].rect, [0, 250, 400, 300]), "at \(time)")
      #expect(probes[time].phase == "idle", "at \(time)")
    }
    #expect(probes[5]["current"] == .null)
    #expect(probes[5]["pages"] == .array([]))
  }
}
