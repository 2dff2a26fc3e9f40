import Glibc
import Testing

@testable import PerigeePhotos

@Suite("The rule of blame")
struct BlameTests {
  let folder = TemporaryFolder()

  func client(deadline: Double = 20, cancelGrace: Double = 20) -> DecoderClient {
    DecoderClient(
      executable: Programs.scriptedDecoder,
      limits: DecoderLimits(deadline: deadline, cancelGrace: cancelGrace))
  }

  @Test("a file that crashes the decoder alone is given up, with a sentence")
  func crash() {
    let client = client()
    let (_, answers) = client.ask(folder.file("a", "crash"))
    pump("the verdict") { answers.isDone }
    #expect(answers.failure?.cause == .crashed)
    #expect(answers.failure?.sentence.hasSuffix(".") == true)
    #expect(answers.failure?.details.isEmpty == false)
  }

  @Test("a crash that does not happen again is held against nobody")
  func crashOnce() {
    let client = client()
    let (_, answers) = client.ask(
      folder.file("a", "crash-once \(folder.appending("mark").display)"))
    pump("the picture") { answers.isDone }
    #expect(answers.picture?.width == 40)
    #expect(answers.failure == nil)
  }

  @Test("a decoder that ends before it looks at a file proves nothing against it")
  func lostTrial() {
    let client = client()
    let mark = folder.appending("dies").display
    setenv("SCRIPTED_DECODER_DIES", mark, 1)
    defer { unsetenv("SCRIPTED_DECODER_DIES") }
    // The process that is to try it alone takes the mark away and ends.
    let path = folder.file("a", "crash-leaving \(folder.appending("crashed").display) \(mark)")
    let (_, answers) = client.ask(path)
    pump("the picture") { answers.isDone }
    #expect(answers.picture?.width == 40)
    #expect(answers.failure == nil)
    #expect(access(mark, F_OK) != 0)
  }

  @Test("of two files in one process only the one that crashes it is given up")
  func neighbourInProcess() {
    let client = client()
    let gate = folder.appending("gate").display
    let (_, good) = client.ask(folder.file("good", "gate \(gate) 60x20"))
    pump("the header") { good.header != nil }
    let (_, bad) = client.ask(folder.file("bad", "crash"))
    folder.file("gate")
    pump("both") { good.isDone && bad.isDone }
    #expect(good.picture?.width == 60)
    #expect(bad.failure?.cause == .crashed)
    let (_, next) = client.ask(folder.file("next", "show"))
    pump("the next") { next.isDone }
    #expect(next.picture != nil)
  }

  @Test("two files that only crash together are both shown")
  func onlyTogether() {
    let client = client()
    let gate = folder.appending("gate").display
    let (_, one) = client.ask(folder.file("one", "gate \(gate)"))
    pump("the header") { one.header != nil }
    let first = client.visiblePID
    let (_, two) = client.ask(folder.file("two", "crash-beside"))
    pump("another process") { client.visiblePID.map { $0 != first } ?? false }
    folder.file("gate")
    pump("both") { one.isDone && two.isDone }
    #expect(one.picture != nil)
    #expect(two.picture != nil)
  }

  @Test("a file that hangs the decoder is given up after the deadline; others go on")
  func hang() {
    let client = client(deadline: 0.3)
    let (_, hung) = client.ask(folder.file("hung", "hang"))
    pump("the verdict") { hung.isDone }
    #expect(hung.failure?.cause == .timedOut)
    let (_, next) = client.ask(folder.file("next", "show"))
    pump("the next") { next.isDone }
    #expect(next.picture != nil)
  }

  @Test("what was beside a file that hangs is shown")
  func besideHang() {
    let client = client(deadline: 0.3)
    let (_, hung) = client.ask(folder.file("hung", "hang"))
    let (_, good) = client.ask(folder.file("good", "show"))
    let (_, third) = client.ask(folder.file("third", "show 50x50"))
    pump("all") { hung.isDone && good.isDone && third.isDone }
    #expect(hung.failure?.cause == .timedOut)
    #expect(good.picture != nil)
    #expect(third.picture?.width == 50)
  }

  @Test("a decoder that is stopped before it begins is replaced, and the photo shown")
  func stopped() {
    let client = client(deadline: 0.3)
    let (_, first) = client.ask(folder.file("first", "show"))
    pump("the first") { first.isDone }
    if let pid = client.visiblePID { kill(pid, SIGSTOP) }
    let (_, next) = client.ask(folder.file("next", "show"))
    pump("the next") { next.isDone }
    #expect(next.picture != nil)
  }

  @Test("a decoder that is killed while it works is back at once, and the photo shown")
  func killed() throws {
    let client = client()
    let gate = folder.appending("gate").display
    let (_, answers) = client.ask(folder.file("a", "gate \(gate)"))
    pump("the header") { answers.header != nil }
    let pid = try #require(client.visiblePID)
    let start = MainLoop.now
    kill(pid, SIGKILL)
    pump("another process") { client.visiblePID.map { $0 != pid } ?? false }
    print("killed decoder: another one after \(Int((MainLoop.now - start) * 1e3)) ms")
    folder.file("gate")
    pump("the picture") { answers.isDone }
    #expect(answers.picture != nil)
  }

  @Test("a decoder that is killed while idle is back before it is needed")
  func killedIdle() throws {
    let client = client()
    let (_, first) = client.ask(folder.file("first", "show"))
    pump("the first") { first.isDone }
    let pid = try #require(client.visiblePID)
    kill(pid, SIGKILL)
    pump("another process") { client.visiblePID.map { $0 != pid } ?? false }
  }

  @Test("a decoder that talks nonsense is treated like one that crashed")
  func nonsense() {
    let client = client()
    let (_, answers) = client.ask(folder.file("a", "nonsense"))
    pump("the verdict") { answers.isDone }
    #expect(answers.failure?.cause == .crashed)
  }

  @Test("pixels that their sender could still change are not looked at")
  func unsealed() {
    let client = client()
    let (_, answers) = client.ask(folder.file("a", "show unsealed"))
    pump("the verdict") { answers.isDone }
    #expect(answers.picture == nil)
    #expect(answers.failure?.cause == .crashed)
  }

  @Test("a decoder that leaves before it answers anything counts as missing")
  func quits() {
    let client = client()
    let (_, answers) = client.ask(folder.file("a", "quit"))
    pump("the verdict") { answers.isDone }
    #expect(answers.failure?.cause == .decoderMissing)
  }
}
