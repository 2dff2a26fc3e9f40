import CAdwaita  // declares `stat` in a program that also sees GTK
import Glibc
import PerigeePhotos

/// A wrong use of a command, as a sentence without its full stop.
struct UsageError: Error, Equatable {
  let sentence: String
}

/// What the arguments of `perigee render` ask for.
struct RenderRequest {
  private(set) var file: FilePath
  private(set) var output: FilePath
  /// `nil` for full size.
  private(set) var level: PhotoLevel?
  private(set) var region: PhotoRegion?
  private(set) var page = 0

  /// The longest side that can be asked for, in pixels.
  private static let largestSide = 65_535

  /// Reads the arguments after the command's name.
  init(_ arguments: [FilePath]) throws(UsageError) {
    var files: [FilePath] = []
    var output: FilePath?
    var takesOptions = true
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let text = argument.display
      guard takesOptions, text.hasPrefix("-"), text != "-" else {
        files.append(argument)
        continue
      }
      if text == "--" {
        takesOptions = false
        continue
      }
      guard ["-o", "--output", "--size", "--page", "--region"].contains(text) else {
        throw UsageError(sentence: "render has no option \(text)")
      }
      guard let value = rest.popFirst() else {
        throw UsageError(sentence: "\(text) needs a value")
      }
      switch text {
      case "--size": level = try Self.size(value.display)
      case "--page": page = try Self.page(value.display)
      case "--region": region = try Self.region(value.display)
      default: output = value
      }
    }
    guard files.count == 1 else {
      throw UsageError(sentence: "render needs one file, not \(files.count)")
    }
    guard let output, !output.bytes.isEmpty else {
      throw UsageError(sentence: "render needs -o and a file to write")
    }
    file = files[0]
    self.output = output
  }

  /// Whether the output is, under whatever name, the photo: originals are never written.
  var wouldReplaceThePhoto: Bool {
    var input = stat()
    var output = stat()
    return file.withCString { stat($0, &input) } == 0
      && self.output.withCString { stat($0, &output) } == 0 && input.st_dev == output.st_dev
      && input.st_ino == output.st_ino
  }

  private static func size(_ text: String) throws(UsageError) -> PhotoLevel {
    let sides = numbers(text, separator: "x")
    guard let sides, sides.count == 2, sides.allSatisfy({ (1...largestSide).contains($0) }) else {
      throw UsageError(sentence: "--size wants WIDTHxHEIGHT in pixels, not \(text)")
    }
    return .fit(width: sides[0], height: sides[1])
  }

  private static func page(_ text: String) throws(UsageError) -> Int {
    guard let page = Int(text), (0...Int(Int32.max)).contains(page) else {
      throw UsageError(sentence: "--page wants a number from 0, not \(text)")
    }
    return page
  }

  private static func region(_ text: String) throws(UsageError) -> PhotoRegion {
    let parts = numbers(text, separator: ",")
    guard let parts, parts.count == 4, parts.allSatisfy({ (0...Int(Int32.max)).contains($0) }),
      parts[2] > 0, parts[3] > 0
    else {
      throw UsageError(sentence: "--region wants X,Y,WIDTH,HEIGHT in pixels, not \(text)")
    }
    return PhotoRegion(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  private static func numbers(_ text: String, separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}
