import Glibc
import PictureSupport

/// Whole files to spoil.
enum Samples {
  /// Bytes of a corpus file that is still spoilt: in a larger one most faults hit nothing that matters.
  private static let mostBytes = 64 << 10

  /// Small photos of every format that this machine can write, with what makes decoders work:
  /// orientations, profiles, passes, 16 bits, alpha, and a drawing.
  static func photos() throws(PictureFailure) -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let picture = TestPicture.ramps(width: 96, height: 64)
    let variants = [
      PictureOptions(), PictureOptions(orientation: 6, quality: 60), PictureOptions(profile: "p3"),
      PictureOptions(is16Bit: true), PictureOptions(isProgressive: true),
    ]
    var files: [[UInt8]] = []
    for format in PictureFormat.allCases where format.isWritable {
      for options in variants {
        let path = folder.path("sample")
        try picture.write(to: path, as: format, options)
        files.append(try TemporaryFolder.bytes(of: path))
      }
    }
    files.append(Array(OddFiles.slowDrawing.utf8))
    files.append(OddFiles.bombPNG(width: 60_000, height: 60_000))
    return files
  }

  /// The small files of a folder and of those in it, in the order of their names.
  static func files(in folder: String, ending: String = "") -> [[UInt8]] {
    var found: [[UInt8]] = []
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      var facts = stat()
      guard stat(path, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR {
        found += files(in: path, ending: ending)
      } else if facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0, facts.st_size <= mostBytes,
        name.hasSuffix(ending), let bytes = try? TemporaryFolder.bytes(of: path)
      {
        found.append(bytes)
      }
    }
    return found
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
