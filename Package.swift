// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors everywhere. MemberImportVisibility stays off: GLib's and the C library's headers
// belong to whichever of our C modules the compiler meets first, so which import would make a member
// visible differs from build to build.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]
// The engine also compiles as Embedded Swift, so what that forbids is an error here already, where the
// compiler can tell: before Swift 6.3 only `make wasm` finds it.
#if compiler(>=6.3)
  let embeddedRestrictions: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]
#else
  let embeddedRestrictions: [SwiftSetting] = []
#endif
let embeddable = strict + embeddedRestrictions + [.enableExperimentalFeature("Extern")]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// A program that shows how to use the library.
func example(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["PerigeeGTK", "PerigeePhotos", "PerigeeCore", "GtkSupport", "CAdwaita"],
    path: "Examples/" + folder, swiftSettings: onMainActor)
}

let package = Package(
  name: "Perigee",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "PerigeeCore", targets: ["PerigeeCore"]),
    .library(name: "PerigeeTrace", targets: ["PerigeeTrace"]),
    .library(name: "PerigeePhotos", targets: ["PerigeePhotos"]),
    .library(name: "PerigeeGTK", targets: ["PerigeeGTK"]),
    .executable(name: "perigee", targets: ["perigee"]),
    .executable(name: "perigee-decoder", targets: ["perigee-decoder"]),
    .executable(name: "perigee-web", targets: ["PerigeeWeb"]),
    .executable(name: "moon-album", targets: ["moon-album"]),
    .executable(name: "perigee-fuzz", targets: ["perigee-fuzz"]),
    .executable(name: "perigee-bench", targets: ["perigee-bench"]),
    .executable(name: "perigee-frames-bench", targets: ["perigee-frames-bench"]),
    .executable(name: "perigee-giants-bench", targets: ["perigee-giants-bench"]),
    .executable(name: "perigee-engine-bench", targets: ["perigee-engine-bench"]),
  ],
  targets: [
    // The engine and its text form.
    .target(name: "PerigeeCore", swiftSettings: embeddable),
    .target(name: "PerigeeTrace", dependencies: ["PerigeeCore"], swiftSettings: strict),
    .executableTarget(
      name: "PerigeeWeb", dependencies: ["PerigeeCore", "CWebRuntime"],
      swiftSettings: embeddable),
    .target(name: "CWebRuntime"),

    // The photos.
    .target(name: "PerigeeWire", swiftSettings: strict),
    .executableTarget(
      name: "perigee-decoder",
      dependencies: [
        "PerigeeWire", "CVips", "CTurboJPEG", "CJXL", "CAVIF", "CRaw", "CZstd", "CSeccomp",
        "CLinux",
      ],
      swiftSettings: strict),
    .target(
      name: "PerigeePhotos", dependencies: ["PerigeeWire", "PerigeeCore", "CGio"],
      swiftSettings: onMainActor),

    // The window.
    .target(name: "GtkSupport", dependencies: ["CAdwaita"], swiftSettings: strict),
    .target(
      name: "PerigeeGTK",
      dependencies: ["PerigeeCore", "PerigeePhotos", "GtkSupport", "CAdwaita"],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "perigee",
      dependencies: [
        "PerigeeGTK", "PerigeePhotos", "PerigeeTrace", "PerigeeCore", "GtkSupport", "CAdwaita",
      ],
      swiftSettings: onMainActor),

    // The five recipes, each a program of its own on the public widget.
    example("recipe-1-moon-album", in: "1-moon-album"),
    example("recipe-2-slide-show", in: "2-slide-show"),
    example("recipe-3-image-pager", in: "3-image-pager"),
    example("recipe-4-paging-viewer", in: "4-paging-viewer"),
    example("recipe-5-single-photo", in: "5-single-photo"),
    // Photos that open out of their thumbnails.
    example("thumbnail-grid", in: "thumbnail-grid"),

    // C libraries of the system.
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    // Without pkg-config, which would link them: the decoder loads these when it meets their formats.
    .systemLibrary(name: "CJXL", providers: [.apt(["libjxl-dev"])]),
    .systemLibrary(name: "CAVIF", providers: [.apt(["libavif-dev"])]),
    .systemLibrary(name: "CRaw", providers: [.apt(["libraw-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .systemLibrary(
      name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CGio", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(name: "CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),

    // Programs about the product that are not part of it.
    .executableTarget(
      name: "perigee-fuzz",
      dependencies: [
        "PerigeePhotos", "PerigeeTrace", "PerigeeWire", "PerigeeCore", "PictureSupport", "CGio",
      ], path: "Tools/fuzz", swiftSettings: strict),
    .executableTarget(
      name: "moon-album", dependencies: ["CVips"], path: "Tools/moon-album", swiftSettings: strict),
    .executableTarget(
      name: "window-shot", dependencies: ["DisplaySupport"], path: "Tools/window-shot",
      swiftSettings: strict),
    .executableTarget(
      name: "perigee-bench", dependencies: ["DisplaySupport", "CTurboJPEG"],
      path: "Benchmarks/Viewers",
      swiftSettings: strict),
    .executableTarget(
      name: "perigee-giants-bench",
      dependencies: ["PerigeePhotos", "PerigeeCore", "PictureSupport"],
      path: "Benchmarks/Giants", swiftSettings: onMainActor),
    .executableTarget(
      name: "perigee-frames-bench",
      dependencies: [
        "PerigeeGTK", "PerigeePhotos", "PerigeeCore", "GtkSupport", "CAdwaita", "DisplaySupport",
        "PictureSupport",
      ], path: "Benchmarks/Frames", swiftSettings: onMainActor),
    .target(name: "CAllocationCount", path: "Benchmarks/CAllocationCount"),
    .executableTarget(
      name: "perigee-engine-bench", dependencies: ["PerigeeCore", "CAllocationCount"],
      path: "Benchmarks/Engine", swiftSettings: strict),

    // Tests. DisplaySupport owns X servers, touch screens and screenshots; PictureSupport makes
    // image files; scripted-decoder is a decoder that crashes and hangs when a test wants it to.
    .target(
      name: "DisplaySupport", dependencies: ["CXTest"], path: "Tests/DisplaySupport",
      swiftSettings: strict),
    .target(
      name: "PictureSupport", dependencies: ["CVips", "CTurboJPEG"], path: "Tests/PictureSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "scripted-decoder", dependencies: ["PerigeeWire", "CLinux"],
      path: "Tests/ScriptedDecoder", swiftSettings: strict),
    .testTarget(name: "PerigeeCoreTests", dependencies: ["PerigeeCore"], swiftSettings: strict),
    .testTarget(
      name: "PerigeeTraceTests", dependencies: ["PerigeeTrace", "PerigeeCore"],
      swiftSettings: strict),
    .testTarget(name: "PerigeeWireTests", dependencies: ["PerigeeWire"], swiftSettings: strict),
    .testTarget(
      name: "DecoderTests", dependencies: ["perigee-decoder", "PerigeeWire", "PictureSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PerigeePhotosTests",
      dependencies: [
        "PerigeePhotos", "PerigeeWire", "PictureSupport", "CGio", "perigee-decoder",
        "scripted-decoder",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "event-loop-probe", dependencies: ["GtkSupport"], path: "Tests/EventLoopProbe",
      swiftSettings: onMainActor),
    .testTarget(
      name: "GtkSupportTests",
      dependencies: ["GtkSupport", "CAdwaita", "DisplaySupport", "event-loop-probe"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PerigeeGTKTests",
      dependencies: [
        "PerigeeGTK", "PerigeePhotos", "PerigeeCore", "GtkSupport", "CAdwaita", "DisplaySupport",
        "PictureSupport", "CXTest",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ApplicationTests",
      dependencies: [
        "perigee", "PerigeeGTK", "PerigeePhotos", "PerigeeCore", "CAdwaita", "DisplaySupport",
        "PictureSupport", "perigee-decoder", "scripted-decoder",
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "recipe-1-moon-album", "recipe-2-slide-show", "recipe-3-image-pager",
        "recipe-4-paging-viewer", "recipe-5-single-photo", "thumbnail-grid", "perigee-decoder",
        "DisplaySupport", "PictureSupport",
      ], swiftSettings: strict),
  ]
)
