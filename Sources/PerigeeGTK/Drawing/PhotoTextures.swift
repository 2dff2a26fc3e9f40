import CAdwaita
import GtkSupport
import PerigeePhotos

/// One GDK texture for each picture on the screen, over the picture's own memory.
struct PhotoTextures {
  private struct Entry {
    let picture: Picture
    let texture: Reference
    var isUsed: Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many are held.
  var count: Int { entries.count }

  /// The texture for `picture`, made at its first use.
  mutating func texture(for picture: Picture) -> OpaquePointer {
    let key = ObjectIdentifier(picture)
    if let entry = entries[key] {
      entries[key]?.isUsed = true
      return ptr(entry.texture.object)
    }
    let bytes = makeBytes(
      over: UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount),
      keeping: picture)
    let texture = Reference(
      adopting: gdk_memory_texture_new(
        Int32(picture.width), Int32(picture.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(picture.stride)))
    g_bytes_unref(bytes)
    entries[key] = Entry(picture: picture, texture: texture, isUsed: true)
    return ptr(texture.object)
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
