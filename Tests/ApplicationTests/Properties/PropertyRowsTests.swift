import PerigeePhotos
import Testing

@testable import perigee

struct PropertyRowsTests {
  private let header = PhotoHeader(
    format: "JPEG", width: 4000, height: 3000, orientation: 6, profile: "Display P3")

  @Test("what is not known is left out, also of a file that nothing could be read of")
  func leftOut() {
    #expect(PropertyRows.all(nil, name: nil, PhotoDetails()).isEmpty)
    let rows = PropertyRows.all(
      nil, name: "a.jpg", PhotoDetails(header: PhotoHeader(format: "PNG", width: 20, height: 10)))
    #expect(rows.map(\.title) == ["Type", "Size", "File"])
  }

  @Test("a photo's content is told in words: type, size, profile, how it is turned")
  func content() {
    let rows = PropertyRows.all(nil, name: nil, PhotoDetails(header: header))
    #expect(
      rows.map(\.value) == [
        "JPEG", "4000 × 3000 pixels, 12 megapixels", "Display P3", "Turned by 90° to the right",
      ])
  }

  @Test("frames and pages are counted")
  func counted() {
    let moving = PhotoHeader(
      format: "GIF", width: 9, height: 9, frames: 12, delays: [100], loops: 0)
    let document = PhotoHeader(format: "TIFF", width: 9, height: 9, frames: 5)
    #expect(
      PropertyRows.all(nil, name: nil, PhotoDetails(header: moving))[0].value == "GIF, 12 frames")
    #expect(
      PropertyRows.all(nil, name: nil, PhotoDetails(header: document))[0].value == "TIFF, 5 pages")
  }

  @Test("what is wrong with the photo is told among the rest")
  func problem() {
    let rows = PropertyRows.all(nil, name: nil, PhotoDetails(header: header), defect: "Cut short.")
    #expect(rows.contains(PropertyRow(title: "Problem", value: "Cut short.")))
  }
}

struct PropertyTextTests {
  @Test("exposures are fractions where cameras show them so")
  func exposure() {
    #expect(PropertyText.exposureTime(0.004) == "1/250 s")
    #expect(PropertyText.exposureTime(1.0 / 3) == "0.3 s")
    #expect(PropertyText.exposureTime(2) == "2 s")
    #expect(PropertyText.exposureTime(0) == "0 s")
  }

  @Test("numbers lose the zeros at their end, and keep those behind the point")
  func numbers() {
    #expect(PropertyText.number(2.80, places: 1) == "2.8")
    #expect(PropertyText.number(50, places: 1) == "50")
    #expect(PropertyText.number(1.00403, places: 5) == "1.00403")
    #expect(PropertyText.number(-0.04, places: 1) == "0")
    #expect(PropertyText.number(-3.25, places: 2) == "−3.25")
    #expect(PropertyText.number(1e300, places: 2) == "1e+300")
  }

  @Test("places have the directions of the sky")
  func places() {
    #expect(
      PropertyText.place(latitude: 48.8583, longitude: 2.2945) == "48.8583° N, 2.2945° E")
    #expect(
      PropertyText.place(latitude: -33.85678, longitude: -70.5) == "33.85678° S, 70.5° W")
  }
}
