import Glibc
import PerigeeWire

@testable import PerigeePhotos

/// Programs that are built beside the tests.
nonisolated enum Programs {
  /// Crashes, hangs and waits as the files it reads tell it.
  static var scriptedDecoder: FilePath { beside("scripted-decoder") }
  /// The real one.
  static var decoder: FilePath { beside("perigee-decoder") }

  private static func beside(_ name: String) -> FilePath {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { chars in
        chars.baseAddress.map { readlink("/proc/self/exe", $0, chars.count) } ?? 0
      }
    }
    return FilePath(bytes: bytes[..<max(0, count)]).parent.appending(name.utf8)
  }
}

/// What has come back for one request.
final class Answers {
  private(set) var header: PerigeePhotos.PhotoHeader?
  private(set) var picture: Picture?
  private(set) var failure: PhotoFailure?
  private(set) var lastCount = 0
  var isDone: Bool { lastCount > 0 }

  func receive(_ event: DecodeRequest.Event) {
    switch event {
    case .header(let header): self.header = header
    case .properties, .preview, .progress: break
    case .finished(let picture):
      self.picture = picture
      lastCount += 1
    case .failed(let failure):
      self.failure = failure
      lastCount += 1
    }
  }
}

extension DecoderClient {
  /// Asks and keeps the answers.
  func ask(
    _ path: FilePath, level: DecodeLevel = .fit(width: 100, height: 100),
    for purpose: Purpose = .visible
  ) -> (request: DecodeRequest, answers: Answers) {
    let answers = Answers()
    let request = request(path, level: level, for: purpose) { answers.receive($0) }
    return (request, answers)
  }
}

/// This process's own things that must not pile up.
nonisolated enum Holdings {
  /// Open descriptors.
  static var descriptors: Int { entries(of: "/proc/self/fd").count }

  /// Decoders, running or dead but not reaped; the tests' display has processes of its own.
  static var decoders: [pid_t] {
    children.filter { child in
      ["perigee-decoder", "scripted-decode"].contains(text(of: "/proc/\(child)/comm").dropLast())
    }
  }

  private static var children: [pid_t] {
    entries(of: "/proc/self/task").flatMap { thread in
      text(of: "/proc/self/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// What a file of the process table says; nothing once its process has gone.
  private static func text(of path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 4_096)
    return String(decoding: text[..<max(0, read(file, &text, text.count))], as: UTF8.self)
  }

  private static func entries(of path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(String(decoding: name, as: UTF8.self)) }
    }
    return names
  }
}
