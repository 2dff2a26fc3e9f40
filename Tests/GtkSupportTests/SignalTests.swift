import CAdwaita
import GtkSupport
import Testing

@Suite struct SignalTests {
  @Test("a handler gets the arguments of the signal, whatever its shape")
  func arguments() throws {
    let integer = g_variant_type_new("i")
    defer { g_variant_type_free(integer) }
    let action = Reference(adopting: g_simple_action_new("turn", integer))
    var turned: Int32?
    connect(action.object, "activate") { arguments in
      #expect(arguments.count == 1)
      turned = arguments.value(0).flatMap { g_value_get_variant($0) }.map {
        g_variant_get_int32($0)
      }
    }
    g_action_activate(ptr(action.object), g_variant_new_int32(7))
    #expect(turned == 7)
  }

  @Test("a handler can read a property notification, whose argument is no object")
  func notification() {
    let action = Reference(adopting: g_simple_action_new("turn", nil))
    var notified = 0
    connect(action.object, "notify::enabled") { arguments in
      if arguments.pointer(0) != nil { notified += 1 }
    }
    g_simple_action_set_enabled(ptr(action.object), 0)
    #expect(notified == 1)
  }

  @Test("reading a position the signal does not have gives nothing")
  func beyondTheEnd() {
    let cancellable = Reference(adopting: g_cancellable_new())
    var seen: [Bool] = []
    connect(cancellable.object, "cancelled") { arguments in
      seen = [arguments.pointer(0) == nil, arguments.double(3) == 0, arguments.int(-1) == 0]
    }
    g_cancellable_cancel(ptr(cancellable.object))
    #expect(seen == [true, true, true])
  }

  @Test("the closure is let go with the object")
  func closureIsReleased() {
    weak var witness: Witness?
    do {
      let object = Reference(adopting: g_cancellable_new())
      let kept = Witness()
      witness = kept
      connect(object.object, "cancelled") { _ in kept.touch() }
      #expect(witness != nil)
    }
    #expect(witness == nil)
  }

  @Test("what is attached lives exactly as long as its object, and is found by name")
  func attachment() {
    weak var witness: Witness?
    do {
      let object = Reference(adopting: g_cancellable_new())
      attach(Witness(), to: object.object, as: "witness")
      witness = GtkSupport.attachment(of: object.object, as: "witness")
      #expect(witness != nil)
      #expect(GtkSupport.attachment(of: object.object, as: "other", Witness.self) == nil)
    }
    #expect(witness == nil)
  }

  @Test("bytes over foreign memory keep its owner alive until the last reference goes")
  func bytes() throws {
    weak var witness: Pixels?
    let bytes: OpaquePointer
    do {
      let pixels = Pixels()
      witness = pixels
      bytes = makeBytes(over: UnsafeRawBufferPointer(pixels.memory), keeping: pixels)
    }
    #expect(witness != nil)
    #expect(g_bytes_get_size(bytes) == 4)
    g_bytes_unref(bytes)
    #expect(witness == nil)
  }
}

private final class Witness {
  var touched = false
  func touch() { touched = true }
}

nonisolated private final class Pixels: @unchecked Sendable {
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 4)
  deinit { memory.deallocate() }
}
