import Glibc

/// How code values stand for light.
enum TransferCurve: Equatable {
  /// That of sRGB (IEC 61966-2-1).
  case sRGB
  /// A power of the code value.
  case power(Double)
  /// Perceptual quantizer, up to 10,000 cd/m² (SMPTE ST 2084).
  case pq
  /// Hybrid log-gamma (ITU-R BT.2100) on a screen of 1,000 cd/m².
  case hlg

  /// The curve of a code point (ITU-T H.273, table 3); `nil` for one that photos do not have.
  init?(codePoint: UInt16) {
    switch codePoint {
    // BT.709, BT.601 and BT.2020 film for a screen that shows them as sRGB screens do.
    case 1, 6, 13, 14, 15: self = .sRGB
    case 4: self = .power(2.2)
    case 8: self = .power(1)
    case 16: self = .pq
    case 18: self = .hlg
    default: return nil
    }
  }

  /// The light of a code value from 0 to 1, where 1 is the white of a page.
  func light(of code: Double) -> Double {
    switch self {
    case .sRGB: code <= 0.04045 ? code / 12.92 : pow((code + 0.055) / 1.055, 2.4)
    case .power(let exponent): pow(code, exponent)
    case .pq: ToneMapping.light(ofPQ: code)
    case .hlg: ToneMapping.light(ofPQ: ToneMapping.pq(Self.luminance(ofHLG: code)))
    }
  }

  /// What a code value of HLG shows, in cd/m² (BT.2100, table 5, each colour by itself).
  private static func luminance(ofHLG code: Double) -> Double {
    let (a, b, c) = (0.17883277, 0.28466892, 0.55991073)
    let scene = code <= 0.5 ? code * code / 3 : (exp((code - c) / a) + b) / 12
    return 1_000 * pow(scene, 1.2)
  }
}
