import CXTest
import Glibc
import PerigeeCore

@testable import PerigeePhotos

/// Photos of one colour each, at once or when the test says so.
final class SolidSupply: PhotoSupplying {
  /// Blue, green, red, alpha: the order of the pixels.
  typealias Colour = (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8)

  var onChange: ((PhotoID) -> Void)?
  private(set) var demands: [PhotoDemand] = []
  private var headers: [PhotoID: PhotoHeader] = [:]
  private var pictures: [PhotoID: Picture] = [:]
  private var details: [PhotoID: Picture] = [:]
  private var failures: [PhotoID: PhotoFailure] = [:]

  func state(of id: PhotoID) -> PhotoState {
    if let failure = failures[id] { return .failed(failure) }
    return pictures[id] == nil ? .loading : .ready
  }

  func header(of id: PhotoID) -> PhotoHeader? { headers[id] }
  func picture(of id: PhotoID) -> Picture? { pictures[id] }
  func detail(of id: PhotoID) -> Picture? { details[id] }
  func want(_ demand: PhotoDemand) { demands.append(demand) }
  func retry(_ id: PhotoID) {}

  func setHeader(_ id: PhotoID, width: Int, height: Int) {
    headers[id] = PhotoHeader(format: "PNG", width: width, height: height)
    onChange?(id)
  }

  func setPicture(_ id: PhotoID, width: Int, height: Int, _ colour: Colour) throws {
    pictures[id] = try Picture.solid(width: width, height: height, colour)
    onChange?(id)
  }

  func setPicture(_ id: PhotoID, _ picture: Picture) {
    pictures[id] = picture
    onChange?(id)
  }

  func setDetail(_ id: PhotoID, _ detail: PhotoDemand.Detail, _ colour: Colour) throws {
    guard case .exact(let width, let height) = detail.level else { throw POSIXFailure() }
    details[id] = try Picture.solid(width: width, height: height, colour, region: detail.region)
    onChange?(id)
  }

  func setDetail(_ id: PhotoID, _ detail: Picture) {
    details[id] = detail
    onChange?(id)
  }

  func fail(_ id: PhotoID, _ failure: PhotoFailure) {
    failures[id] = failure
    onChange?(id)
  }
}

struct POSIXFailure: Error {
  let code = errno
}

extension Picture {
  /// A picture of one colour in sealed memory, as the decoder hands them over.
  static func solid(
    width: Int, height: Int, _ colour: SolidSupply.Colour, region: PhotoRegion? = nil
  ) throws -> Picture {
    try pattern(width: width, height: height, region: region) { _, _ in colour }
  }

  /// The same with a colour for each column and row.
  static func pattern(
    width: Int, height: Int, region: PhotoRegion? = nil,
    _ colour: (Int, Int) -> SolidSupply.Colour
  ) throws -> Picture {
    let allowSealing: UInt32 = 2
    let addSeals: Int32 = 1033
    let descriptor = memfd_create("picture", allowSealing)
    guard descriptor >= 0 else { throw POSIXFailure() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var hasAlpha = false
    for y in 0..<height {
      for x in 0..<width {
        let pixel = colour(x, y)
        bytes += [pixel.blue, pixel.green, pixel.red, pixel.alpha]
        if pixel.alpha < 255 { hasAlpha = true }
      }
    }
    guard write(descriptor, bytes, bytes.count) == bytes.count,
      fcntl(descriptor, addSeals, MappedMemory.neededSeals) == 0,
      let memory = MappedMemory(descriptor: descriptor, count: bytes.count)
    else { throw POSIXFailure() }
    return Picture(
      memory: memory, width: width, height: height, stride: width * 4,
      hasAlpha: hasAlpha, region: region)
  }
}
