import CGio
import Glibc
import PerigeePhotos
import PictureSupport

/// `perigee-fuzz [--count N] [--minutes N] [--seed N] [--corpus FOLDER] [--traces FOLDER]`: spoils
/// messages, traces and photos, and fails when one of them brings the viewer down, blocks it, or leaves
/// something behind.
///
/// Files that crash a decoder, or keep it too long, are no failure of the viewer; they are kept in
/// out/fuzz for whoever mends that.
@main
struct Main {
  static func main() {
    do throws(PictureFailure) {
      let options = Options(CommandLine.arguments.dropFirst())
      print("Seed \(options.seed).")
      let messages = options.count * 40
      print("\(messages) messages, of which whole: \(Messages.read(messages, seed: options.seed))")
      let traces = Samples.files(in: options.traces, ending: ".trace")
      if !traces.isEmpty {
        let whole = Traces.play(options.count, of: traces, seed: options.seed)
        print("\(options.count) traces, of which whole: \(whole)")
      }
      try tryPhotos(options)
    } catch {
      fail("\(error)")
    }
  }

  @MainActor private static func tryPhotos(_ options: Options) throws(PictureFailure) {
    let samples = try Samples.photos() + Samples.files(in: options.corpus)
    mkdir("out", 0o777)
    mkdir("out/fuzz", 0o777)
    let end = g_get_monotonic_time() + Int(options.minutes * 60_000_000)
    var photos = Photos(samples: samples, seed: options.seed, keepsake: "out/fuzz")
    let limits = DecoderLimits(deadline: Photos.deadline)
    // Once all is warm, and no decoder runs.
    try tryAlbums(1, with: limits, of: &photos, until: end)
    settle { Holdings.now.children == 0 }
    let start = Holdings.now
    try tryAlbums(.max, with: limits, of: &photos, until: end, count: options.count)
    print("\(photos.count) photos made of \(samples.count) samples:")
    for (outcome, count) in photos.outcomes.sorted(by: { $0.value > $1.value }) {
      print("  \(outcome): \(count)")
    }
    settle { Holdings.now.isNoMore(than: start) }
    print("Left behind: \(Holdings.now); before: \(start)")
    if !Holdings.now.isNoMore(than: start) { fail("Something stays behind.") }
    if photos.count < options.least {
      fail("Fewer than \(options.least) in \(options.minutes) minutes.")
    }
  }

  /// Tries so many albums, until a time and a number of photos are reached, with decoders of their own.
  @MainActor private static func tryAlbums(
    _ albums: Int, with limits: DecoderLimits, of photos: inout Photos, until end: Int,
    count: Int = .max
  ) throws(PictureFailure) {
    let decoder = DecoderClient(limits: limits)
    defer { decoder.shutDown() }
    var tried = 0
    while tried < albums, photos.count < count, g_get_monotonic_time() < end {
      guard try photos.tryAlbum(decoder: decoder) else {
        fail("A photo got no answer within \(Photos.patience) s; it is in out/fuzz.")
      }
      tried += 1
    }
  }

  /// Runs the main loop until this holds, or for 20 s.
  @MainActor private static func settle(_ condition: () -> Bool) {
    let end = g_get_monotonic_time() + 20_000_000
    let alarm = g_timeout_add(100, { _ in 1 }, nil)
    defer { g_source_remove(alarm) }
    MainLoop.run { condition() || g_get_monotonic_time() > end }
  }

  private static func fail(_ message: String) -> Never {
    print(message)
    exit(EXIT_FAILURE)
  }
}
