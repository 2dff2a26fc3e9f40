import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("Requests are answered by urgency, once each, and can be given up")
struct RequestTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  private let slow: String
  private let small: String
  private let slowLevel = DecodeLevel.exact(
    width: OddFiles.slowWidth, height: OddFiles.slowHeight)
  private let smallLevel = DecodeLevel.fit(width: 8, height: 8)

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
    slow = try folder.write(text: OddFiles.slowDrawing, "slow.svg")
    small = folder.path("small.png")
    try TestPicture.ramps(width: 20, height: 20).write(to: small, as: .png)
  }

  /// Waits until work on a request has begun.
  private func waitForStart(of id: UInt32) throws {
    while true {
      if case .started(id) = try decoder.reply() { return }
    }
  }

  private func cancel(_ id: UInt32) throws {
    try decoder.socket.send(DecoderRequest.cancel(id: id).packet)
  }

  /// Keeps both workers busy and gives the requests that do so.
  private func occupy() throws -> (UInt32, UInt32) {
    let first = try decoder.send(slow, level: slowLevel)
    try waitForStart(of: first)
    let second = try decoder.send(slow, level: slowLevel)
    try waitForStart(of: second)
    return (first, second)
  }

  @Test("two run at once, and a running one that is given up ends as cancelled")
  func cancelRunning() throws {
    let (first, second) = try occupy()
    try cancel(first)
    #expect(try decoder.answer(to: first, slowLevel).failure?.code == .cancelled)
    try cancel(second)
    #expect(try decoder.answer(to: second, slowLevel).failure?.code == .cancelled)
    #expect(try decoder.ask(small, smallLevel).pixels != nil)
  }

  @Test("a waiting one that is given up ends as cancelled at once and never starts")
  func cancelWaiting() throws {
    let (first, _) = try occupy()
    let waiting = try decoder.send(small, level: smallLevel)
    try cancel(waiting)
    while true {
      let reply = try decoder.reply()
      if case .started(waiting) = reply { Issue.record("a cancelled request started") }
      guard case .failed(waiting, let failure) = reply else { continue }
      #expect(failure.code == .cancelled)
      break
    }
    try cancel(first)
    #expect(try decoder.answer(to: first, slowLevel).failure?.code == .cancelled)
  }

  /// The order in which requests start when one worker becomes free.
  private func startOrder(of ids: [UInt32], freeing busy: UInt32) throws -> [UInt32] {
    try cancel(busy)
    var order: [UInt32] = []
    while order.count < ids.count {
      if case .started(let id) = try decoder.reply(), ids.contains(id) { order.append(id) }
    }
    return order
  }

  @Test("the most urgent starts first, then the oldest")
  func priorities() throws {
    let (busy, _) = try occupy()
    let late = try decoder.send(small, level: smallLevel, priority: .prefetch)
    let later = try decoder.send(small, level: smallLevel, priority: .prefetch)
    let soon = try decoder.send(small, level: smallLevel, priority: .detail)
    let now = try decoder.send(small, level: smallLevel, priority: .current)
    #expect(
      try startOrder(of: [late, later, soon, now], freeing: busy) == [now, soon, late, later])
  }

  @Test("a waiting request can become more urgent")
  func raised() throws {
    let (busy, _) = try occupy()
    let first = try decoder.send(small, level: smallLevel, priority: .detail)
    let second = try decoder.send(small, level: smallLevel, priority: .prefetch)
    try decoder.socket.send(DecoderRequest.setPriority(id: second, .current).packet)
    #expect(try startOrder(of: [first, second], freeing: busy) == [second, first])
  }

  @Test("giving up what is unknown or done changes nothing")
  func cancelUnknown() throws {
    try cancel(99)
    let answer = try decoder.ask(small, smallLevel)
    #expect(answer.pixels != nil)
    try cancel(1)
    #expect(try decoder.ask(small, smallLevel).pixels != nil)
  }

  @Test("every one of many requests is answered once")
  func many() throws {
    var open: Set<UInt32> = []
    for _ in 0..<100 { open.insert(try decoder.send(small, level: smallLevel)) }
    while !open.isEmpty {
      switch try decoder.reply() {
      case .pixels(let reply, _): #expect(open.remove(reply.id) != nil)
      case .failed(let id, _): Issue.record("request \(id) failed")
      default: continue
      }
    }
    #expect(try decoder.ask(small, smallLevel).pixels != nil)
  }

  @Test("an id that is still in use is refused, and the first request goes on")
  func sameID() throws {
    let (first, _) = try occupy()
    let file = OwnedDescriptor(adopting: Glibc.open(small, O_RDONLY | O_CLOEXEC))
    let again = OpenRequest(id: first, level: smallLevel)
    try decoder.socket.send(DecoderRequest.open(again, file: file).packet)
    #expect(try decoder.answer(to: first, slowLevel).failure?.code == .badRequest)
    try cancel(first)
    #expect(try decoder.answer(to: first, slowLevel).failure?.code == .cancelled)
  }

  @Test("one open file serves several requests at once, wherever it stands")
  func sharedFile() throws {
    let path = folder.path("photo.jpg")
    try TestPicture.quadrants(width: 300, height: 200).write(to: path, as: .jpeg)
    let file = OwnedDescriptor(adopting: Glibc.open(path, O_RDONLY | O_CLOEXEC))
    lseek(file.number, 777, SEEK_SET)
    var open: Set<UInt32> = []
    for _ in 0..<12 {
      open.insert(try decoder.send(file, level: .fit(width: 90, height: 90)))
    }
    while !open.isEmpty {
      guard case .pixels(let reply, let memory) = try decoder.reply() else { continue }
      open.remove(reply.id)
      let pixels = try DecodedPixels(reply, memory)
      #expect(pixels.colour(5, 5).isNear(TestPicture.topLeft, within: 10))
    }
    #expect(lseek(file.number, 0, SEEK_CUR) == 777)
  }
}
