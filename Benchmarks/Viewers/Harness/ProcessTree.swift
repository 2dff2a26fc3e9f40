import DisplaySupport
import Glibc

/// What Linux counts about a process and all its descendants.
struct ProcessTree {
  /// The processes, the first one the root.
  let pids: [pid_t]
  private let root: pid_t

  /// The tree below a process as it is now.
  init(root: pid_t) {
    self.root = root
    var children: [pid_t: [pid_t]] = [:]
    for pid in Self.numbers(in: "/proc") {
      guard let parent = Self.statistics("/proc/\(pid)/stat")?.parent else { continue }
      children[parent, default: []].append(pid)
    }
    var all = [root]
    var next = 0
    while next < all.count {
      all += children[all[next]] ?? []
      next += 1
    }
    pids = all
  }

  /// Proportional set size in bytes: memory shared with others counts by its share.
  var proportionalSize: Int? {
    var sum = 0
    for pid in pids {
      guard let size = Self.field("Pss:", "/proc/\(pid)/smaps_rollup") else { continue }
      sum += size * 1024
    }
    return sum > 0 ? sum : nil
  }

  /// Processor time used so far, in clock ticks.
  var ticks: Int {
    pids.reduce(0) { $0 + (Self.statistics("/proc/\($1)/stat")?.ticks ?? 0) }
  }

  /// How often a thread was put on a processor so far: the root's main thread, and all threads.
  var switches: (main: Int, all: Int) {
    var all = 0
    for pid in pids {
      for thread in Self.numbers(in: "/proc/\(pid)/task") {
        all += Self.switches("/proc/\(pid)/task/\(thread)/status")
      }
    }
    return (Self.switches("/proc/\(root)/task/\(root)/status"), all)
  }

  /// Waits until the tree has used no processor time for `seconds`; false when it never rests.
  static func waitForRest(root: pid_t, seconds: Double = 0.25, upTo limit: Double = 15) -> Bool {
    var last = ProcessTree(root: root).ticks
    var since = Clock.now
    return Clock.wait(upTo: limit, every: 0.05) {
      let now = ProcessTree(root: root).ticks
      // A clock tick is 10 ms; less than one in the time counts as rest.
      if now != last { (last, since) = (now, Clock.now) }
      return Clock.now - since >= seconds
    }
  }

  private static func switches(_ path: String) -> Int {
    (field("voluntary_ctxt_switches:", path) ?? 0)
      + (field("nonvoluntary_ctxt_switches:", path) ?? 0)
  }

  // The first number after a name at the start of a line.
  private static func field(_ name: String, _ path: String) -> Int? {
    guard let bytes = readFile(path) else { return nil }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.count > 1, words[0] == name { return Int(words[1]) }
    }
    return nil
  }

  private static func statistics(_ path: String) -> (parent: pid_t, ticks: Int)? {
    guard let bytes = readFile(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The name in brackets may hold anything; what follows the last bracket is regular.
    guard let bracket = text.lastIndex(of: ")") else { return nil }
    let words = text[text.index(after: bracket)...].split(separator: " ")
    guard words.count > 13, let parent = pid_t(words[1]), let user = Int(words[11]),
      let system = Int(words[12])
    else { return nil }
    return (parent, user + system)
  }

  private static func numbers(in path: String) -> [pid_t] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var numbers: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = pid_t(name) { numbers.append(number) }
    }
    return numbers
  }
}
