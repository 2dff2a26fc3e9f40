import CLinux
import Glibc
import PerigeeWire

/// `perigee-decoder --socket N`: answers the viewer on the socket it was started with.
@main
struct Main {
  /// Blocks of this size and above are given back the moment they are freed.
  private static let returnedAtOnce: Int32 = 64 * 1_024

  static func main() {
    guard let socket = socketNumber(CommandLine.arguments) else {
      StandardError.say("usage: perigee-decoder --socket NUMBER (started by perigee)")
      exit(64)
    }
    linux_keep_heap_small(returnedAtOnce, 2)
    signal(SIGPIPE, SIG_IGN)
    // A file that grows too large is an error of that write, not the end.
    signal(SIGXFSZ, SIG_IGN)
    dieAtOnce()
    MappingFaults.readAsZeros()
    Sandbox.closeDescriptors(except: socket)
    if !Sandbox.isOff { StandardError.takeOver() }
    Sandbox.enter()
    let status = DecoderService(MessageSocket(OwnedDescriptor(adopting: socket))).run()
    // Workers may be in the middle of a file: nothing of theirs is worth waiting for.
    _exit(status)
  }

  /// Lets a crash end the process by its signal, as the viewer expects: the Swift runtime's handlers
  /// would try to start a program that explains it.
  private static func dieAtOnce() {
    for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV] { signal(number, SIG_DFL) }
  }

  /// The number behind `--socket` when it is an open socket.
  private static func socketNumber(_ arguments: [String]) -> Int32? {
    guard arguments.count == 3, arguments[1] == "--socket", let number = Int32(arguments[2]) else {
      return nil
    }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    return number
  }
}
