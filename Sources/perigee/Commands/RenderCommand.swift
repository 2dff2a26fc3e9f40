import Glibc
import PerigeePhotos

/// `perigee render FILE -o out.png …`: writes what the viewer would show.
///
/// It needs no display.
enum RenderCommand {
  private static let help = """
    usage: perigee render FILE -o OUT.png [--size WxH] [--page N] [--region X,Y,W,H]

    Writes what the viewer would show of a photo as a PNG: upright, sRGB, eight bits a channel.

      -o OUT.png        the file to write; one that exists is replaced
      --size WxH        a box in pixels the result fits inside, 1 to 65535 each way; nothing is
                        enlarged beyond its own size
      --page N          the page or frame, from 0
      --region X,Y,W,H  this part only, in pixels of the upright photo at full size; what lies
                        outside the photo is left out
      --help            this text

    Exit status: 0, 65 when the photo is refused, 73 when OUT.png cannot be written, 64 for a wrong
    use of the command.
    """

  /// Runs the command on the arguments after its name and gives its exit status.
  static func run(_ arguments: [FilePath]) -> Int32 {
    if arguments.contains(FilePath("--help")) {
      return StandardStreams.printLine(help) ? 0 : EX_IOERR
    }
    let request: RenderRequest
    do throws(UsageError) {
      request = try RenderRequest(arguments)
    } catch {
      StandardStreams.complain("\(error.sentence); see perigee render --help")
      return EX_USAGE
    }
    guard !request.wouldReplaceThePhoto else {
      StandardStreams.complain("the output would replace the photo itself; name another file")
      return EX_USAGE
    }
    return render(request)
  }

  private static func render(_ request: RenderRequest) -> Int32 {
    let decoder = DecoderClient()
    defer { decoder.shutDown() }
    let photo = decoder.decode(
      request.file, level: request.level, region: request.region, page: request.page)
    guard let picture = photo.picture else {
      let reason = photo.failure?.sentence ?? ""
      StandardStreams.complain("\(request.file.display) cannot be shown: \(reason)")
      return EX_DATAERR
    }
    do throws(PNGFile.WriteError) {
      try PNGFile.write(picture, to: request.output)
    } catch {
      StandardStreams.complain("cannot write \(request.output.display): \(error.reason)")
      return EX_CANTCREAT
    }
    if let reason = picture.partialReason {
      StandardStreams.complain("\(request.file.display) is shown in part: \(reason)")
    }
    return 0
  }
}
