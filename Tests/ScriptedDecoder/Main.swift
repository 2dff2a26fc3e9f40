import Glibc
import PerigeeWire

/// A decoder for tests that does what the file says: crash, hang, wait, leave, or show pixels.
@main
struct Main {
  static func main() {
    let socket = MessageSocket(OwnedDescriptor(adopting: 3))
    var waiting: [WaitingPhoto] = []
    while true {
      var poller = pollfd(fd: 3, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&poller, 1, waiting.isEmpty ? -1 : 5) > 0
      if isReady {
        guard let packet = try? socket.receive(), let request = try? DecoderRequest(packet) else {
          exit(0)
        }
        handle(request, socket: socket, waiting: &waiting)
      }
      waiting.removeAll { photo in
        guard access(photo.gate, F_OK) == 0 else { return false }
        Answer(socket: socket, request: photo.request).show(photo.script)
        return true
      }
    }
  }

  /// Ends as a crash does, without the report a Swift program makes of it.
  private static func crash() -> Never {
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  private static func handle(
    _ request: DecoderRequest, socket: MessageSocket, waiting: inout [WaitingPhoto]
  ) {
    switch request {
    case .open(let open, let file):
      let script = Script(file: file)
      let answer = Answer(socket: socket, request: open)
      // The next decoder that is given a file ends before it begins with it.
      if let mark = getenv("SCRIPTED_DECODER_DIES"), unlink(mark) == 0 { kill(getpid(), SIGKILL) }
      answer.log(script, alone: waiting.isEmpty)
      if script.action == "quit" { exit(3) }
      answer.send(.started(id: open.id))
      switch script.action {
      case "crash": crash()
      case "crash-once" where access(script.words[1], F_OK) != 0:
        close(creat(script.words[1], 0o600))
        crash()
      case "crash-leaving" where access(script.words[1], F_OK) != 0:
        close(creat(script.words[1], 0o600))
        close(creat(script.words[2], 0o600))
        crash()
      case "crash-beside" where !waiting.isEmpty: crash()
      case "hang": while true { pause() }
      case "nonsense": try? socket.send(WirePacket(bytes: [9, 9, 9]))
      case "refuse":
        let failure = DecodeFailure(code: .damaged, message: "This is broken.", details: "xyz")
        answer.send(.failed(id: open.id, failure))
      case "half":
        answer.header(script)
        if script.words.contains("preview") { answer.preview() }
        answer.send(.failed(id: open.id, DecodeFailure(code: .damaged, message: "No pixels.")))
      case "gate":
        answer.header(script)
        if script.words.contains("preview") { answer.preview() }
        waiting.append(WaitingPhoto(request: open, script: script, gate: script.words[1]))
      default: answer.show(script)
      }
    case .unpack(let unpack, let file, let destination):
      let script = Script(file: file)
      let request = OpenRequest(id: unpack.id, level: .none)
      let answer = Answer(socket: socket, request: request)
      answer.log(Script(words: ["unpack"] + script.words), alone: waiting.isEmpty)
      answer.unpack(script, into: destination)
    case .cancel(let id):
      guard let photo = waiting.first(where: { $0.request.id == id }) else {
        // An unpacking that never ends is let go at once.
        Answer(socket: socket, request: OpenRequest(id: id, level: .none)).send(
          .failed(id: id, DecodeFailure(code: .cancelled, message: "")))
        return
      }
      // A file that says so never lets go.
      if photo.script.words.last == "stubborn" { return }
      waiting.removeAll { $0.request.id == id }
      Answer(socket: socket, request: photo.request).send(
        .failed(id: id, DecodeFailure(code: .cancelled, message: "")))
    case .setPriority: break
    }
  }
}

/// A photo that is answered when a file of this name appears.
struct WaitingPhoto {
  var request: OpenRequest
  var script: Script
  var gate: String
}
