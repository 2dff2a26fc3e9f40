import CAdwaita
import Glibc
import PerigeeCore
import PerigeePhotos

/// The photo that was looked at last, and how, kept in a small file from one start to the next.
///
/// The file holds its address, in which every byte of a name has a text form.
struct RememberedPhoto: Equatable {
  /// Where it is.
  let path: FilePath
  /// How it was looked at; its id is of no list.
  let state: ViewerState

  private static let group = "photo"

  /// Makes one; only the parts of the state that outlast its list are kept.
  init(path: FilePath, state: ViewerState) {
    self.path = path
    self.state = ViewerState(
      photo: nil, timesRest: state.timesRest, center: state.center, rotation: state.rotation)
  }

  /// The state for the same photo in a list of now.
  func state(as id: PhotoID) -> ViewerState {
    var state = state
    state.photo = id
    return state
  }

  /// The photo looked at last; `nil` where there was none, or where the file is damaged.
  static func load(from folder: String = RememberedSize.folder) -> RememberedPhoto? {
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, name(in: folder), G_KEY_FILE_NONE, nil) != 0,
      let address = g_key_file_get_string(file, group, "address", nil)
    else { return nil }
    defer { g_free(address) }
    guard let path = g_filename_from_uri(address, nil, nil) else { return nil }
    defer { g_free(path) }
    func number(_ key: String) -> Double { g_key_file_get_double(file, group, key, nil) }
    var center: ViewPoint?
    if g_key_file_has_key(file, group, "center-x", nil) != 0 {
      center = ViewPoint(x: number("center-x"), y: number("center-y"))
    }
    let state = ViewerState(
      photo: nil, timesRest: number("times-rest"), center: center,
      rotation: Rotation(rawValue: Int(g_key_file_get_integer(file, group, "rotation", nil)))
        ?? .none)
    guard state.isValid else { return nil }
    let bytes = UnsafeRawBufferPointer(start: path, count: strlen(path))
    return RememberedPhoto(path: FilePath(bytes: bytes), state: state)
  }

  /// Keeps this one in place of the last; says nothing where that is not possible, since nobody asked
  /// for it.
  func save(in folder: String = RememberedSize.folder) {
    guard let address = path.withCString({ g_filename_to_uri($0, nil, nil) }) else { return }
    defer { g_free(address) }
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    g_key_file_set_string(file, Self.group, "address", address)
    g_key_file_set_double(file, Self.group, "times-rest", state.timesRest)
    if let center = state.center {
      g_key_file_set_double(file, Self.group, "center-x", center.x)
      g_key_file_set_double(file, Self.group, "center-y", center.y)
    }
    g_key_file_set_integer(file, Self.group, "rotation", Int32(state.rotation.degrees))
    // 0700 is what the standard asks for a folder of one's state.
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return }
    _ = g_key_file_save_to_file(file, Self.name(in: folder), nil)
  }

  /// Forgets it.
  static func forget(in folder: String = RememberedSize.folder) {
    unlink(name(in: folder))
  }

  private static func name(in folder: String) -> String { "\(folder)/photo.ini" }
}
