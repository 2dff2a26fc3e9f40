// The photos change while they are looked at (motion.md G11, RS7; scenarios 35 to 37).

extension Viewer {
  /// Replaces the list at `time`, in seconds; insertions, removals and moves are read from the ids, and
  /// a size that is unknown here stays as it was known.
  ///
  /// What is on the screen does not move while its photo stays. When the current photo goes, the next
  /// one that is still there takes its place, else the one before. Of two photos with one id the first
  /// counts; a size that is not finite or negative counts as unknown and is reported as
  /// ``Notice/Kind/refused``. Costs time in proportion to the list.
  public mutating func replacePhotos(_ photos: [Photo], at time: Double) {
    guard time.isFinite else {
      emit(.refused)
      return
    }
    advance(to: time)
    var sound = photos
    let old = list
    for index in sound.indices {
      if let size = sound[index].size, !size.isValid {
        sound[index].size = nil
        emit(.refused)
      }
      // What is known of a photo that stays is still known.
      if sound[index].size == nil, let place = old.index(of: sound[index].id) {
        sound[index].size = old[place].size
      }
    }
    let new = PhotoList(sound)
    guard let current = old.id(at: pager.current), let place = new.index(of: current) else {
      currentPhotoWent(from: old, to: new)
      return
    }
    let known = old[pager.current].size
    shiftPages(from: old, to: new, current: place)
    guard pager.current == place else { return }
    let size = new[place].size
    if layout != nil, let size, let known, known != size {
      list.setSize(known, at: place)
      photoSizeBecame(size, at: place)
    } else if layout == nil, size != nil {
      anotherPicture()
    }
  }

  private mutating func currentPhotoWent(from old: PhotoList, to new: PhotoList) {
    let awaited = old.isEmpty ? restoration.state : nil
    let index = awaited?.index(in: new) ?? old.successor(of: pager.current, in: new) ?? 0
    let hadPhotos = !old.isEmpty
    cancelGesture()
    endStreams()
    endDecelerating()
    endScrollAnimation()
    endZooming()
    let control = strip.index(ofPage: pager.control)
    list = new
    pager.place(on: index)
    rotation = .none
    turnMotion = nil
    restoration = .none
    if let awaited { awaitRestoration(of: awaited) }
    resetContent()
    guard !new.isEmpty || hadPhotos else { return }
    if control != index { emit(.didChangePageControl) }
    emit(.didChangePage)
  }

  /// The current photo stays: index, position and everything counted in pages move with it.
  private mutating func shiftPages(from old: PhotoList, to new: PhotoList, current: Int) {
    let shift = current - pager.current
    let targetID = old.id(at: self.strip.index(ofPage: pager.target))
    let seen = visiblePage(at: now) + Double(shift)
    let motion = pager.motion
    let velocity = motion?.velocity(at: now) ?? 0
    let wasAtRest = pager.isAtRest
    list = new
    let strip = strip
    pager.current = current
    pager.position += Double(shift)
    if case .paging(let drag) = gesture {
      gesture = .paging(
        Gesture.PageDrag(
          position: drag.position + Double(shift), x: drag.x,
          start: strip.clamped(drag.start + shift)))
    }
    if let stream = scroll, case .paging(let start) = stream.role {
      scroll?.role = .paging(start: strip.clamped(start + shift))
    }
    pager.control = strip.nearest(
      to: strip.loops ? seen : min(max(seen, 0), Double(new.count - 1)), keeping: current)
    guard !wasAtRest else {
      pager.place(on: current)
      return
    }
    let target = targetID.flatMap { new.index(of: $0) } ?? current
    pager.target = strip.loops ? pager.target + shift : target
    guard let motion else {
      holdPages(at: seen)
      return
    }
    let points = seen * strip.stride
    guard strip.loops || abs(points - strip.bounds.clamp(points)) < strip.pageLength else {
      // The strip was on its way over pages that have gone; there is nothing to see where it is, and no
      // finger could hold it there.
      finishTurn()
      return
    }
    pager.motion = PageMotion(
      to: pager.target, displacement: (seen - Double(pager.target)) * strip.stride,
      velocity: velocity, frequency: motion.spring.frequency, at: now, phase: motion.phase)
  }

  /// A photo's size became known or changed (RS7): a better version of the same picture changes
  /// nothing that is seen, another picture is laid out anew.
  mutating func photoSizeBecame(_ size: PixelSize, at index: Int) {
    guard let known = list[index].size, known.hasSameAspect(as: size) else {
      list.setSize(size, at: index)
      if index == pager.current { anotherPicture() }
      return
    }
    // The old aspect is kept, so that no rectangle changes by the last pixel of rounding.
    let shape = PixelSize(width: size.width, height: size.width * known.height / known.width)
    list.setSize(shape, at: index)
    guard index == pager.current, let old = layout else { return }
    let factor = known.width / size.width
    let wasAtRest = contentMotion == nil && content == old.rest
    var seen = visibleContent(at: now)
    seen.scale = seen.scale * factor
    layout = layout(at: index)
    content.scale = content.scale * factor
    contentMotion = contentMotion?.rescaled(by: factor)
    rescaleGesture(by: factor)
    guard let layout else { return }
    if !layout.limits.areThose(of: old.limits, times: factor) { keep(seen) }
    if wasAtRest, abs(layout.limits.rest / content.scale - 1) < 1e-9 {
      content = layout.rest
    } else if contentMotion == nil, touches.isEmpty, strays == nil, magnification == nil {
      // The last bit of a limit or bound may have changed with the scale.
      let legal = layout.clamped(
        ZoomTransform(scale: layout.limits.clamp(content.scale), offset: content.offset))
      if near(legal, content) { content = legal }
    }
  }

  private func near(_ a: ZoomTransform, _ b: ZoomTransform) -> Bool {
    (a.offset - b.offset).length < 1e-6 && abs(a.scale / b.scale - 1) < 1e-9
  }

  /// The limits have moved under the photo: what is seen, and where it goes, stands until it rests.
  private mutating func keep(_ seen: ZoomTransform) {
    letStand(seen.scale)
    if let contentMotion {
      letStand(contentMotion.destination.scale)
    } else {
      content = resistance?.raw(seen) ?? seen
      rebaseGesture()
    }
  }

  private mutating func anotherPicture() {
    let held: Bool =
      switch gesture {
      case .panning, .pinching, .tapDragging: true
      default: false
      }
    magnification = nil
    resetContent()
    guard held else {
      if pager.motion == nil { endDecelerating() }
      endZooming()
      return
    }
    endDragging()
    gesture = .cancelled
    endZooming()
  }

  private mutating func rescaleGesture(by factor: Double) {
    func rescaled(_ raw: ZoomTransform) -> ZoomTransform {
      ZoomTransform(scale: raw.scale * factor, offset: raw.offset)
    }
    switch gesture {
    case .pinching(let pinch):
      gesture = .pinching(
        Gesture.Pinch(
          raw: rescaled(pinch.raw), visibleScale: pinch.visibleScale * factor,
          middle: pinch.middle, span: pinch.span))
    case .tapDragging(let drag):
      gesture = .tapDragging(
        Gesture.TapDrag(
          raw: rescaled(drag.raw), visibleScale: drag.visibleScale * factor,
          anchor: drag.anchor, y: drag.y))
    default: break
    }
    if let pinch = magnification {
      magnification = Magnification(
        raw: rescaled(pinch.raw), visibleScale: pinch.visibleScale * factor,
        origin: pinch.origin, point: pinch.point, factor: pinch.factor)
    }
  }
}
