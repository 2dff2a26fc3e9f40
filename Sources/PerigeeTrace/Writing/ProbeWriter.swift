import PerigeeCore

/// Writes what a probe prints (trace.md), on one line and with its keys in that order.
public enum ProbeWriter {
  /// The line, without a line feed.
  ///
  /// - Parameters:
  ///   - scene: what there is to see.
  ///   - notices: what happened since the last probe, in order.
  ///   - time: when, in seconds.
  ///   - name: the text id of a photo.
  public static func line(
    _ scene: Scene, notices: [Notice], at time: Double, name: (PhotoID) -> String
  ) -> String {
    JSONValue.object([
      .init("t", .number(time)),
      .init("current", scene.current.map { .string(name($0)) } ?? .null),
      .init("target", scene.target.map { .string(name($0)) } ?? .null),
      .init("page", .number(scene.page)),
      .init("pageControl", .number(Double(scene.pageControl))),
      .init("zoomScale", .number(scene.zoomScale.pointsPerPixel)),
      .init("restScale", .number(scene.restScale.pointsPerPixel)),
      .init("minimumZoomScale", .number(scene.minimumZoomScale.pointsPerPixel)),
      .init("maximumZoomScale", .number(scene.maximumZoomScale.pointsPerPixel)),
      .init("contentOffset", Words.point.write(scene.contentOffset)),
      .init("rect", .array(numbers(scene.rect))),
      .init("rotation", .number(Double(scene.rotation.degrees))),
      .init("pages", pages(scene.pages, name: name)),
      .init("backdrop", .number(scene.backdrop)),
      .init("phase", .string(scene.phase.word)),
      .init("needsFrame", .bool(scene.needsFrame)),
      .init("dismissed", .bool(scene.dismissed)),
      .init("wanted", wanted(scene.wanted, name: name)),
      .init("events", .array(notices.map { .string(text($0, name: name)) })),
    ]).description
  }

  private static func numbers(_ rect: ViewRect) -> [JSONValue] {
    [
      .number(rect.origin.x), .number(rect.origin.y), .number(rect.size.width),
      .number(rect.size.height),
    ]
  }

  private static func pages(_ pages: FewPages, name: (PhotoID) -> String) -> JSONValue {
    var values: [JSONValue] = []
    pages.forEach { values.append(.array([.string(name($0.id))] + numbers($0.rect))) }
    return .array(values)
  }

  private static func wanted(_ photos: FewPhotos, name: (PhotoID) -> String) -> JSONValue {
    var values: [JSONValue] = []
    photos.forEach { values.append(.string(name($0))) }
    return .array(values)
  }

  private static func text(_ notice: Notice, name: (PhotoID) -> String) -> String {
    guard let photo = notice.photo else { return notice.kind.word }
    return notice.kind.word + " " + name(photo)
  }
}
