import CLinux
import Glibc
import PerigeeWire

/// The answers to one request.
struct Answer {
  var socket: MessageSocket
  var request: OpenRequest

  func send(_ reply: DecoderReply) {
    try? socket.send(reply.packet)
  }

  func header(_ script: Script) {
    let (width, height) = script.size
    send(.header(id: request.id, PhotoHeader(format: "JPEG", width: width, height: height)))
  }

  /// A small white picture, as a file carries of itself.
  func preview() {
    let memory = linux_memfd_create("pixels", 3)
    let bytes = [UInt8](repeating: 0xFF, count: 16 * 12 * 4)
    write(memory, bytes, bytes.count)
    _ = linux_seal(memory, Int32(LINUX_SEAL_SHRINK | LINUX_SEAL_GROW | LINUX_SEAL_WRITE))
    let shape = PixelsReply(id: request.id, width: 16, height: 12, stride: 64, hasAlpha: false)
    send(.preview(shape, memory: OwnedDescriptor(adopting: memory)))
  }

  /// Header and pixels at the level asked for, grey.
  func show(_ script: Script) {
    header(script)
    if request.level == .none { return }
    let (width, height) = size(of: script)
    let count = width * height * 4
    let memory = linux_memfd_create("pixels", 3)
    let bytes = [UInt8](repeating: 0x80, count: count)
    write(memory, bytes, count)
    if !script.words.contains("unsealed") {
      _ = linux_seal(memory, Int32(LINUX_SEAL_SHRINK | LINUX_SEAL_GROW | LINUX_SEAL_WRITE))
    }
    let shape = PixelsReply(
      id: request.id, width: width, height: height, stride: width * 4, hasAlpha: false,
      region: request.region,
      partialReason: script.words.contains("partial") ? "The end is missing." : nil)
    send(.pixels(shape, memory: OwnedDescriptor(adopting: memory)))
  }

  /// Says how far it has come, and puts the script where the tiles would be.
  func unpack(_ script: Script, into destination: OwnedDescriptor) {
    send(.started(id: request.id))
    send(.progress(id: request.id, 0.25))
    if script.words.contains("never-unpacked") { return }
    if script.words.contains("no-room") {
      send(.failed(id: request.id, DecodeFailure(code: .noSpace, message: "There is no room.")))
      return
    }
    let text = script.words.joined(separator: " ")
    pwrite(destination.number, text, text.utf8.count, 0)
    send(.unpacked(id: request.id))
  }

  private func size(of script: Script) -> (Int, Int) {
    let (width, height) = script.size
    switch request.level {
    case .none: return (0, 0)
    case .exact(let w, let h): return (w, h)
    case .fit(let w, let h), .cover(let w, let h):
      let scale = min(1, Double(w) / Double(width), Double(h) / Double(height))
      return (max(1, Int(Double(width) * scale)), max(1, Int(Double(height) * scale)))
    }
  }

  /// Writes down what was asked, for tests that count: a line in the file `SCRIPTED_DECODER_LOG`.
  func log(_ script: Script, alone: Bool) {
    guard let path = getenv("SCRIPTED_DECODER_LOG") else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    let line = "\(getpid()) \(alone ? "alone" : "beside") \(script.words.joined(separator: " "))\n"
    write(file, line, line.utf8.count)
    close(file)
  }
}
