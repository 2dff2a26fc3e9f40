import Glibc

/// Where the seas and the best known craters of the moon's near side lie.
///
/// Selenographic latitude and longitude in degrees (east, to the right, positive) and diameter in
/// kilometres, rounded, from the International Astronomical Union's gazetteer.
enum NearSide {
  /// The moon's radius in kilometres.
  static let radius: Float = 1737

  /// A plain of dark basalt.
  struct Sea {
    let centre: Direction
    /// The half axes as shares of the moon's radius: along the parallel and along the meridian.
    let east: Float
    let north: Float
    /// How dark and how blue (titanium) or red it is; 1 and 0 are ordinary.
    let darkness: Float
    let blue: Float

    init(
      _ latitude: Float, _ longitude: Float, _ east: Float, _ north: Float, _ darkness: Float = 1,
      blue: Float = 0
    ) {
      centre = direction(latitude, longitude)
      self.east = east / 2 / radius
      self.north = north / 2 / radius
      self.darkness = darkness
      self.blue = blue
    }
  }

  static let seas = [
    Sea(33, -17, 1150, 1080, 0.95, blue: -0.3),  // Imbrium
    Sea(28, 17, 690, 650, 0.9, blue: -0.1),  // Serenitatis
    Sea(9, 30, 920, 820, 1.05, blue: 1),  // Tranquillitatis
    Sea(17, 59, 560, 420, 1.1),  // Crisium
    Sea(-5, 50, 620, 850, 0.9),  // Fecunditatis
    Sea(-15, 35, 340, 340, 0.9),  // Nectaris
    Sea(-21, -17, 720, 620, 0.85),  // Nubium
    Sea(-24, -39, 420, 410, 1.05, blue: 0.3),  // Humorum
    Sea(-10, -23, 420, 380, 0.9, blue: 0.3),  // Cognitum
    Sea(6, -31, 560, 480, 0.75),  // Insularum
    Sea(20, -57, 760, 1500, 1, blue: 0.5),  // Procellarum, north
    Sea(-4, -48, 800, 900, 0.95, blue: 0.5),  // Procellarum, south
    Sea(57, -2, 1500, 190, 0.7),  // Frigoris
    Sea(13, 4, 250, 240, 0.9),  // Vaporum
    Sea(2, -1, 330, 220, 0.75),  // Sinus Medii
    Sea(44, -32, 240, 220, 0.95),  // Sinus Iridum
    Sea(-2, 87, 280, 420, 0.7),  // Smythii
    Sea(13, 86, 260, 420, 0.6),  // Marginis
    Sea(57, 82, 200, 260, 0.6),  // Humboldtianum
  ]

  /// A crater people know by name.
  struct Crater {
    let centre: Direction
    /// As a share of the moon's radius.
    let radius: Float
    /// How bright its rays are, 0 … 1.
    let rays: Float
    /// Whether basalt fills it.
    let dark: Bool

    init(
      _ latitude: Float, _ longitude: Float, _ diameter: Float, rays: Float = 0, dark: Bool = false
    ) {
      centre = direction(latitude, longitude)
      radius = diameter / 2 / NearSide.radius
      self.rays = rays
      self.dark = dark
    }
  }

  static let craters = [
    Crater(-58.8, -14.1, 231),  // Clavius
    Crater(-5.5, -68.3, 200, dark: true),  // Grimaldi
    Crater(-44.5, -55, 215, dark: true),  // Schickard
    Crater(-9.3, -1.9, 154),  // Ptolemaeus
    Crater(-13.4, -2.8, 108),  // Alphonsus
    Crater(-18.2, -1.9, 97),  // Arzachel
    Crater(-8.9, 61, 127, rays: 0.35),  // Langrenus
    Crater(-25.1, 60.4, 177),  // Petavius
    Crater(51.6, -9.4, 101, dark: true),  // Plato
    Crater(-11.4, 26.4, 98, rays: 0.15),  // Theophilus
    Crater(-13.2, 24, 98),  // Cyrillus
    Crater(-18, 23.4, 100),  // Catharina
    Crater(-17.5, -39.9, 110),  // Gassendi
    Crater(-70, -5, 114),  // Moretus
    Crater(-41.1, 14, 126),  // Maurolycus
    Crater(-49.6, -21.8, 145),  // Longomontanus
    Crater(-51.5, -29, 123),  // Wilhelm
    Crater(-33.4, -1, 128),  // Walther
    Crater(31.8, 29.9, 95),  // Posidonius
    Crater(50.2, 17.4, 87),  // Aristoteles
    Crater(44.5, 16.3, 69),  // Eudoxus
    Crater(14.5, -11.3, 58),  // Eratosthenes
    Crater(29.7, -4, 81, dark: true),  // Archimedes
    Crater(46.7, 44.4, 87, rays: 0.1),  // Atlas
    Crater(46.7, 39.1, 69),  // Hercules
    Crater(9.6, -20.1, 93, rays: 0.75),  // Copernicus
    Crater(8.1, -38, 32, rays: 0.7),  // Kepler
    Crater(23.7, -47.4, 40, rays: 0.85),  // Aristarchus
    Crater(16.1, 46.8, 28, rays: 0.55),  // Proclus
    Crater(-16.2, 84, 62, rays: 0.4),  // towards Humboldt
    Crater(55, -45, 40, rays: 0.3),  // Harpalus
    Crater(73, -10, 51, rays: 0.5),  // Anaxagoras
    Crater(-32, 42, 30, rays: 0.4),  // Stevinus
    Crater(-60, 20, 45, rays: 0.2),
    Crater(-43.3, -11.4, 86, rays: 1),  // Tycho
  ]

  /// The place on the unit sphere under a latitude and longitude in degrees.
  static func direction(_ latitude: Float, _ longitude: Float) -> Direction {
    let (lat, lon) = (latitude * .pi / 180, longitude * .pi / 180)
    return Direction(cosf(lat) * sinf(lon), sinf(lat), cosf(lat) * cosf(lon))
  }
}
