import Glibc
import PerigeeWire
import PictureSupport
import Testing

@testable import PerigeePhotos

/// The same promises with the decoder people have, and photos it takes a while with.
@Suite("The real decoder")
struct RealDecoderTests {
  let folder = TemporaryFolder()

  func client(deadline: Double = 60) -> DecoderClient {
    DecoderClient(executable: Programs.decoder, limits: DecoderLimits(deadline: deadline))
  }

  func quadrants(_ name: String) throws -> FilePath {
    let path = folder.appending(name)
    try TestPicture.quadrants(width: 60, height: 40).write(to: path.display, as: .jpeg)
    return path
  }

  /// A photo whose header is known long before its pixels are.
  func slow(_ name: String, width: Int = 2_000, height: Int = 1_500) throws -> FilePath {
    let path = folder.appending(name)
    try PhotoLikePicture.write(
      to: path.display, as: .jpeg, width: width, height: height,
      PictureOptions(isProgressive: true, quality: 90))
    return path
  }

  @Test("shows a photo's pixels as blue, green, red and alpha")
  func pixels() throws {
    let client = client()
    let (_, answers) = client.ask(try quadrants("a.jpg"))
    pump("the picture") { answers.isDone }
    let picture = try #require(answers.picture)
    #expect([picture.width, picture.height] == [60, 40])
    #expect(picture.byteCount >= 60 * 40 * 4)
    #expect(answers.header?.format == "JPEG")
    let red = TestPicture.topLeft
    let pixel = (0..<4).map { picture.bytes.load(fromByteOffset: $0, as: UInt8.self) }
    for (value, expected) in zip(pixel, [red.blue, red.green, red.red, 255]) {
      #expect(abs(Int(value) - Int(expected)) <= 6)
    }
    #expect(!picture.hasAlpha)
  }

  @Test("killed in the middle of a photo, another one shows it")
  func killed() throws {
    let client = client()
    var killed = false
    let answers = Answers()
    _ = client.request(try slow("slow.jpg"), level: .fit(width: 2_000, height: 1_500)) { event in
      answers.receive(event)
      if case .header = event, !killed, let pid = client.visiblePID {
        killed = true
        kill(pid, SIGKILL)
      }
    }
    pump("the picture", limit: 60) { answers.isDone }
    #expect(killed)
    #expect(answers.picture?.width == 2_000)
  }

  @Test("stopped for longer than the deadline, it is replaced and the photo shown")
  func hung() throws {
    let client = client(deadline: 1)
    let (_, first) = client.ask(try quadrants("first.jpg"))
    pump("the first") { first.isDone }
    let pid = try #require(client.visiblePID)
    kill(pid, SIGSTOP)
    let (_, next) = client.ask(try quadrants("next.jpg"))
    pump("the next") { next.isDone }
    #expect(next.picture != nil)
    #expect(client.visiblePID != pid)
  }

  @Test("a neighbour that ends its process each time fails alone; the photo shown never suffers")
  func poisonedNeighbour() throws {
    let client = client()
    let (_, shown) = client.ask(try quadrants("shown.jpg"))
    let poisonPath = try slow("poison.jpg", width: 4_000, height: 3_000)
    let thirdPath = try quadrants("third.jpg")
    pump("the photo") { shown.isDone }
    let shownPID = try #require(client.visiblePID)

    let poison = Answers()
    var deaths = 0
    _ = client.request(
      poisonPath, level: .fit(width: 4_000, height: 3_000), for: .prefetch
    ) { event in
      poison.receive(event)
      // Whatever works on this file dies of it.
      guard case .header = event, let pid = client.prefetchPID else { return }
      deaths += 1
      kill(pid, SIGKILL)
    }
    let (_, third) = client.ask(thirdPath, for: .prefetch)
    pump("both neighbours", limit: 60) { poison.isDone && third.isDone }
    #expect(deaths == 2)
    #expect(poison.failure?.cause == .crashed)
    #expect(third.picture != nil)
    #expect(client.visiblePID == shownPID)
    let (_, next) = client.ask(thirdPath)
    pump("the next photo") { next.isDone }
    #expect(next.picture != nil)
    #expect(client.visiblePID == shownPID)
  }

  @Test("a cancelled photo makes room for the next one")
  func cancel() throws {
    let client = client()
    let level = PhotoLevel.fit(width: 2_000, height: 1_500)
    let slow = [try slow("1.jpg"), try slow("2.jpg")].map { client.ask($0, level: .init(level)) }
    pump("both headers") { slow.allSatisfy { $0.answers.header != nil || $0.answers.isDone } }
    slow.forEach { client.cancel($0.request) }
    let (_, next) = client.ask(try quadrants("next.jpg"))
    pump("the next") { next.isDone }
    #expect(next.picture != nil)
  }

  @Test("a file that is no photo is refused with a sentence", arguments: ["", "Just words."])
  func refused(content: String) {
    let client = client()
    let (_, answers) = client.ask(folder.file("a.jpg", content))
    pump("the verdict") { answers.isDone }
    #expect(answers.failure?.cause == (content.isEmpty ? .empty : .unknownFormat))
    #expect(answers.failure?.sentence.hasSuffix(".") == true)
  }
}
