import CGio
import Glibc
import PerigeeWire

/// One running decoder and the connection to it.
final class DecoderProcess {
  /// How a decoder ended.
  enum End: Equatable {
    /// It exited or was killed; the status is what `waitpid` gives.
    case exited(status: Int32)
    /// It sent something that is no message, and was killed.
    case nonsense(String)
  }

  private let socket: MessageSocket
  private var child: ChildProcess?
  private var source: MainLoopSource?
  private let onReply: (DecoderReply) -> Void
  private let onEnd: (End) -> Void
  private var hasEnded = false
  /// When a message last came, or the process was started.
  private(set) var lastHeard = MainLoop.now
  /// Whether it has ever answered: one that never did is not started again without need.
  private(set) var hasAnswered = false

  /// Starts a decoder.
  ///
  /// Replies come through the main loop, and `onEnd` once, after the last of them, unless it was
  /// ended by ``kill()``.
  init(
    executable: FilePath, onReply: @escaping (DecoderReply) -> Void,
    onEnd: @escaping (End) -> Void
  ) throws(PhotoFailure) {
    let ends: (MessageSocket, MessageSocket)
    do throws(WireError) {
      ends = try MessageSocket.pair()
    } catch {
      throw PhotoFailure(.decoderMissing, details: error.sentence)
    }
    socket = ends.0
    self.onReply = onReply
    self.onEnd = onEnd
    let number = socket.descriptor.number
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    child = try ChildProcess(executable, connection: ends.1.descriptor) { [weak self] status in
      self?.childExited(status)
    }
    source = MainLoopSource(readable: number) { [weak self] in self?.readReplies() }
  }

  /// Its process id.
  var pid: pid_t { child?.pid ?? 0 }

  /// Sends a request; `false` when the decoder is gone or no longer reads.
  func send(_ request: DecoderRequest) -> Bool {
    do throws(WireError) {
      try socket.send(request.packet)
      return true
    } catch {
      return false
    }
  }

  /// Ends it at once and without a word: neither replies nor the end are reported any more.
  func kill() {
    hasEnded = true
    source?.cancel()
    child?.kill()
  }

  private func readReplies() {
    while !hasEnded {
      do throws(WireError) {
        let packet = try socket.receive()
        let reply = try DecoderReply(packet)
        hasAnswered = true
        lastHeard = MainLoop.now
        onReply(reply)
      } catch .system(EAGAIN) {
        return
      } catch .closed {
        // The exit status follows.
        source?.cancel()
        child?.kill()
        return
      } catch .system(EINTR) {
        continue
      } catch {
        kill()
        onEnd(.nonsense(error.sentence))
        return
      }
    }
  }

  private func childExited(_ status: Int32) {
    readReplies()
    guard !hasEnded else { return }
    hasEnded = true
    source?.cancel()
    onEnd(.exited(status: status))
  }

  isolated deinit {
    child?.kill()
  }
}
