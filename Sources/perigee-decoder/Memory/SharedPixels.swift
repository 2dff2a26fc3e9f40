import CLinux
import Glibc
import PerigeeWire

/// Pixels on their way to the viewer, in memory that both processes can see.
struct SharedPixels {
  let width: Int
  let height: Int
  let stride: Int
  private let memory: OwnedDescriptor
  private let mapping: WritableMapping

  /// Makes room for a picture; all zero at first.
  init(width: Int, height: Int) throws(DecodeFailure) {
    self.width = width
    self.height = height
    stride = width * 4
    let number = linux_memfd_create("perigee-pixels", UInt32(MFD_CLOEXEC | MFD_ALLOW_SEALING))
    guard number >= 0 else { throw .noMemory }
    memory = OwnedDescriptor(adopting: number)
    guard ftruncate(number, stride * height) == 0 else { throw .noMemory }
    mapping = try WritableMapping(number, count: stride * height)
  }

  /// The rows, writable until they are sealed.
  var bytes: UnsafeMutableRawBufferPointer { mapping.bytes }

  /// Ends the writing: from now on the memory changes neither in content nor in size.
  ///
  /// Whoever reads it maps it privately: before Linux 6.7 a write-sealed memory could not be mapped
  /// as shared, not even for reading.
  func sealed() throws(DecodeFailure) -> OwnedDescriptor {
    mapping.end()
    let seals =
      LINUX_SEAL_SHRINK | LINUX_SEAL_GROW | LINUX_SEAL_WRITE
      | LINUX_SEAL_SEAL
    guard linux_seal(memory.number, Int32(seals)) == 0 else { throw .noMemory }
    return memory
  }
}

/// A mapping that ends when it is told to, or with its owner.
private final class WritableMapping {
  private(set) var bytes: UnsafeMutableRawBufferPointer

  init(_ descriptor: Int32, count: Int) throws(DecodeFailure) {
    let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw .noMemory }
    bytes = UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  func end() {
    guard bytes.count > 0 else { return }
    munmap(bytes.baseAddress, bytes.count)
    bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  deinit {
    end()
  }
}
