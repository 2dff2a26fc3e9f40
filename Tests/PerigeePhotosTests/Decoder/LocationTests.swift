import Glibc
import Testing

@testable import PerigeePhotos

@Suite("Where the decoder is")
struct LocationTests {
  let folder = TemporaryFolder()

  private func program(_ path: FilePath) -> FilePath {
    _ = path.withCString { chmod($0, 0o700) }
    return path
  }

  @Test("the path the environment names comes first, then beside the program, then libexec")
  func order() {
    folder.folder("bin")
    folder.folder("libexec")
    let perigee = folder.appending("bin/perigee")
    #expect(DecoderLocation.find(environment: nil, program: perigee) == nil)
    let libexec = program(folder.file("libexec/perigee-decoder"))
    #expect(DecoderLocation.find(environment: "", program: perigee) == libexec)
    let beside = program(folder.file("bin/perigee-decoder"))
    #expect(DecoderLocation.find(environment: nil, program: perigee) == beside)
    let named = program(folder.file("mine"))
    #expect(DecoderLocation.find(environment: named.display, program: perigee) == named)
  }

  @Test("an environment that leads nowhere is not passed over")
  func deadEnvironment() {
    let perigee = folder.appending("perigee")
    _ = program(folder.file("perigee-decoder"))
    let nowhere = folder.appending("none").display
    #expect(DecoderLocation.find(environment: nowhere, program: perigee) == nil)
  }

  @Test("a folder or a file that cannot be executed is no decoder")
  func notExecutable() {
    let plain = folder.file("plain")
    #expect(DecoderLocation.find(environment: plain.display, program: nil) == nil)
    #expect(DecoderLocation.find(environment: folder.path.display, program: nil) == nil)
  }
}
