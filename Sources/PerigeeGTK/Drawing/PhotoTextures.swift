import CAdwaita
import GtkSupport
import PerigeePhotos

/// One GDK texture for each picture on the screen: over the picture's own memory, or of its
/// magnified pixels.
struct PhotoTextures {
  private struct Entry {
    let picture: Picture
    /// What of it is magnified pixel by pixel; `nil` where GTK does the scaling.
    let part: MagnifiedPart?
    let texture: Reference
    var isUsed: Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many are held.
  var count: Int { entries.count }

  /// The texture for `picture`, or for a part of it, made when that was not drawn last.
  mutating func texture(for picture: Picture, part: MagnifiedPart? = nil) -> OpaquePointer {
    let key = ObjectIdentifier(picture)
    if let entry = entries[key], entry.part == part {
      entries[key]?.isUsed = true
      return ptr(entry.texture.object)
    }
    let made = part?.makeTexture(of: picture) ?? Self.makeTexture(over: picture)
    let texture = Reference(adopting: made)
    entries[key] = Entry(picture: picture, part: part, texture: texture, isUsed: true)
    return ptr(texture.object)
  }

  /// A texture over the picture's own memory; the caller has the reference.
  private static func makeTexture(over picture: Picture) -> OpaquePointer {
    let bytes = makeBytes(
      over: UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount),
      keeping: picture)
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(picture.width), Int32(picture.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(picture.stride))
  }

  /// Lets go of every texture that was not asked for since the last call.
  mutating func dropUnused() {
    entries = entries.filter { $0.value.isUsed }
    for key in entries.keys { entries[key]?.isUsed = false }
  }

  /// Lets go of all.
  mutating func dropAll() {
    entries = [:]
  }
}
