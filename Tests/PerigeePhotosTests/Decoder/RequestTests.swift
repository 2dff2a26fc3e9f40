import CGio
import Glibc
import PerigeeWire
import Testing

@testable import PerigeePhotos

@Suite("Asking a decoder")
struct RequestTests {
  let folder = TemporaryFolder()

  func client(deadline: Double = 20, cancelGrace: Double = 20) -> DecoderClient {
    DecoderClient(
      executable: Programs.scriptedDecoder,
      limits: DecoderLimits(deadline: deadline, cancelGrace: cancelGrace))
  }

  @Test("the header comes before the pixels, and the last answer once")
  func order() {
    let client = client()
    var events: [String] = []
    let path = folder.file("a", "show 400x200 partial")
    _ = client.request(path, level: .fit(width: 100, height: 100)) { event in
      switch event {
      case .header(let header): events.append("header \(header.width)x\(header.height)")
      case .properties: events.append("properties")
      case .preview: events.append("preview")
      case .progress: events.append("progress")
      case .finished(let picture):
        events.append("picture \(picture?.width ?? 0) \(picture?.partialReason ?? "")")
      case .failed: events.append("failed")
      }
    }
    pump("the answers") { events.count == 2 }
    #expect(events == ["header 400x200", "picture 100 The end is missing."])
  }

  @Test("a request for the header alone ends with it")
  func headerOnly() {
    let client = client()
    let (_, answers) = client.ask(folder.file("a", "show 400x200"), level: .none)
    pump("the header") { answers.isDone }
    #expect(answers.header?.width == 400)
    #expect(answers.picture == nil)
    #expect(answers.failure == nil)
  }

  @Test("what the decoder says of a bad file reaches the person")
  func refused() {
    let client = client()
    let (_, answers) = client.ask(folder.file("a", "refuse"))
    pump("the verdict") { answers.isDone }
    #expect(answers.failure?.cause == .damaged)
    #expect(answers.failure?.sentence == "This is broken.")
    #expect(answers.failure?.details == "xyz")
  }

  @Test("a cancelled request is never answered and makes room for the next")
  func cancel() {
    let client = client()
    let gate = folder.appending("gate").display
    let held = (0..<2).map { client.ask(folder.file("held\($0)", "gate \(gate)")) }
    pump("both headers") { held.allSatisfy { $0.answers.header != nil } }
    let (_, next) = client.ask(folder.file("next", "show"))
    client.cancel(held[0].request)
    pump("the next") { next.isDone }
    folder.file("gate")
    pump("the other") { held[1].answers.isDone }
    #expect(!held[0].answers.isDone)
    #expect(next.picture != nil)
  }

  @Test("a decoder that does not let go of a cancelled file is replaced, at nobody's expense")
  func stubborn() throws {
    let client = client(cancelGrace: 0.2)
    let gate = folder.appending("gate").display
    let (held, heldAnswers) = client.ask(folder.file("held", "gate \(gate) stubborn"))
    let (_, other) = client.ask(folder.file("other", "gate \(gate) 30x30"))
    pump("both headers") { heldAnswers.header != nil && other.header != nil }
    let pid = try #require(client.visiblePID)
    client.cancel(held)
    pump("another process") { client.visiblePID.map { $0 != pid } ?? false }
    folder.file("gate")
    pump("the other") { other.isDone }
    #expect(other.picture?.width == 30)
    #expect(!heldAnswers.isDone)
  }

  @Test("cancelling before the file is open asks the decoder nothing")
  func cancelEarly() {
    let client = client()
    let (request, answers) = client.ask(folder.file("a", "show"))
    client.cancel(request)
    let (_, next) = client.ask(folder.file("b", "show"))
    pump("the next") { next.isDone }
    #expect(!answers.isDone)
    client.cancel(request)
  }

  @Test("the two purposes never share a process, and the second starts when first needed")
  func twoProcesses() {
    let client = client()
    let (_, shown) = client.ask(folder.file("a", "show"))
    pump("the picture") { shown.isDone }
    #expect(client.visiblePID != nil)
    #expect(client.prefetchPID == nil)
    let (_, ahead) = client.ask(folder.file("b", "show"), for: .prefetch)
    pump("the neighbour") { ahead.isDone }
    #expect(client.prefetchPID != nil)
    #expect(client.prefetchPID != client.visiblePID)
  }

  @Test("a prefetched photo that comes on the screen brings its process with it")
  func moveToScreen() {
    let client = client()
    let gate = folder.appending("gate").display
    let (_, shown) = client.ask(folder.file("a", "show"))
    pump("the picture") { shown.isDone }
    let (request, ahead) = client.ask(folder.file("b", "gate \(gate)"), for: .prefetch)
    pump("the header") { ahead.header != nil }
    let pid = client.prefetchPID
    client.moveToScreen(request)
    #expect(client.visiblePID == pid)
    client.moveToScreen(request)
    #expect(client.visiblePID == pid)
    folder.file("gate")
    pump("the neighbour") { ahead.isDone }
    #expect(ahead.picture != nil)
  }

  @Test("a photo that cannot be opened says why, without a decoder")
  func cannotOpen() {
    let client = client()
    let pipe = folder.appending("pipe.jpg")
    _ = pipe.withCString { mkfifo($0, 0o600) }
    let wanted: [(FilePath, PhotoFailure.Cause)] = [
      (folder.appending("none.jpg"), .gone), (folder.folder("f.jpg"), .notAFile),
      (pipe, .notAFile), (FilePath("/dev/null"), .notAFile),
    ]
    for (path, cause) in wanted {
      let (_, answers) = client.ask(path)
      pump("the verdict") { answers.isDone }
      #expect(answers.failure?.cause == cause)
    }
    #expect(client.visiblePID == nil)
  }

  @Test("where there is no decoder, one sentence says so, and one that appears is found")
  func missing() {
    let place = folder.appending("decoder")
    let client = DecoderClient(executable: place)
    let photo = folder.file("a", "show")
    let (_, without) = client.ask(photo)
    pump("the verdict") { without.isDone }
    #expect(without.failure?.cause == .decoderMissing)
    #expect(without.failure?.sentence.contains("perigee-decoder") == true)
    _ = Programs.scriptedDecoder.withCString { target in place.withCString { symlink(target, $0) } }
    let (_, with) = client.ask(photo)
    pump("the picture") { with.isDone }
    #expect(with.picture != nil)
  }

  @Test("nothing piles up: no descriptor, no child, no dead one, after crashes and cancellations")
  func nothingLeft() {
    let path = folder.file("crash", "crash")
    let good = folder.file("good", "show")
    func round() {
      let client = client()
      let (_, bad) = client.ask(path)
      let (_, shown) = client.ask(good, for: .prefetch)
      let (cancelled, _) = client.ask(good)
      client.cancel(cancelled)
      pump("the answers") { bad.isDone && shown.isDone }
    }
    round()
    pump("the end of the decoders") { Holdings.decoders.isEmpty }
    let descriptors = Holdings.descriptors
    for _ in 0..<3 { round() }
    pump("the end of the decoders") { Holdings.decoders.isEmpty }
    #expect(Holdings.descriptors <= descriptors)
  }

  @Test("a client at rest leaves the main loop alone")
  func quiet() {
    let client = client(deadline: 0.05)
    let (_, answers) = client.ask(folder.file("a", "show"))
    pump("the picture") { answers.isDone }
    // What was put off by the answers themselves.
    let context = g_main_context_default()
    while g_main_context_iteration(context, 0) != 0 {}
    var priority: gint = 0
    var timeout: gint = 0
    #expect(g_main_context_acquire(context) != 0)
    _ = g_main_context_prepare(context, &priority)
    _ = g_main_context_query(context, G_MAXINT32, &timeout, nil, 0)
    g_main_context_release(context)
    #expect(timeout == -1, "a timer is running")
    #expect(client.isVisibleIdle)
  }
}
