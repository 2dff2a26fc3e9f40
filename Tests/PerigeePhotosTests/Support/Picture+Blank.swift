import CLinux
import Glibc

@testable import PerigeePhotos

extension Picture {
  /// A clear picture in sealed memory, as the decoder hands them over.
  static func blank(width: Int, height: Int) throws -> Picture {
    let descriptor = linux_memfd_create("picture", UInt32(MFD_CLOEXEC | MFD_ALLOW_SEALING))
    defer { close(descriptor) }
    let count = width * height * 4
    guard ftruncate(descriptor, count) == 0,
      linux_seal(descriptor, MappedMemory.neededSeals) == 0,
      let memory = MappedMemory(descriptor: descriptor, count: count)
    else { throw SystemFailure() }
    return Picture(
      memory: memory, width: width, height: height, stride: width * 4, hasAlpha: true)
  }

  private struct SystemFailure: Error {
    let code = errno
  }
}
