import PerigeeWire

/// All that came of one file, for programs without a window.
public struct DecodedPhoto {
  /// What the file says about itself; `nil` when not even that could be read.
  public internal(set) var header: PhotoHeader?
  /// What the metadata says; `nil` when it was not asked for or the header could not be read.
  public internal(set) var properties: PhotoProperties?
  /// The pixels; `nil` when the file was refused.
  public internal(set) var picture: Picture?
  /// Why it was refused.
  public internal(set) var failure: PhotoFailure?
}

extension DecoderClient {
  /// Decodes one file and waits for it, running the main loop meanwhile.
  ///
  /// The result has a picture or a failure, never both and never neither.
  ///
  /// - Parameters:
  ///   - path: where the photo is.
  ///   - level: how large; `nil` for full size.
  ///   - region: which part; `nil` for all of it. What lies outside the photo is left out.
  ///   - page: which page or frame, from 0.
  ///   - wantsProperties: whether to read the metadata too.
  public func decode(
    _ path: FilePath, level: PhotoLevel? = nil, region: PhotoRegion? = nil, page: Int = 0,
    wantsProperties: Bool = false
  ) -> DecodedPhoto {
    var photo = DecodedPhoto()
    let file: OwnedDescriptor
    do throws(PhotoFailure) {
      file = try FileOpening.open(path)
    } catch {
      photo.failure = error
      return photo
    }
    let largest = DecodeLevel.largestEdge
    var isDone = false
    _ = request(
      path, source: .file(file),
      level: level.map(DecodeLevel.init) ?? .fit(width: largest, height: largest),
      region: region.flatMap(ImageRegion.init), page: page,
      wantsProperties: wantsProperties
    ) { event in
      switch event {
      case .header(let header): photo.header = header
      case .properties(let properties): photo.properties = properties
      case .preview, .progress: break
      case .finished(let picture): (photo.picture, isDone) = (picture, true)
      case .failed(let failure): (photo.failure, isDone) = (failure, true)
      }
    }
    MainLoop.run { isDone }
    return photo
  }
}
