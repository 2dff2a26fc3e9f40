import PerigeeCore

/// What the decoder answers, and what follows from it.
extension PhotoStore {
  func received(_ event: DecodeRequest.Event, for wish: PhotoDemand.Wish) {
    switch event {
    case .header(let header):
      guard records[wish.id]?.learn(header) == true else { return }
    case .properties, .progress: return
    case .preview(let picture):
      guard records[wish.id]?.take(preview: picture) == true else { return }
      onChange?(wish.id)
      return
    case .finished(let picture):
      ended(wholeOf: wish.id)
      if let picture { records[wish.id]?.answer(wish.level, with: picture) }
      budget.use(wish.id, in: records)
    case .failed(let failure):
      ended(wholeOf: wish.id)
      records[wish.id]?.refuse(wish.level, because: failure)
    }
    onChange?(wish.id)
    askForMissing()
    unpackWhatIsLookedAt()
    budget.enforce(on: &records, keeping: demand)
  }

  func received(_ event: DecodeRequest.Event, for wish: PhotoDemand.Detail) {
    switch event {
    case .header, .properties, .preview, .progress:
      return
    case .finished(let picture):
      ended(detailOf: wish.id)
      if let picture { records[wish.id]?.answer(wish, with: picture) }
    case .failed:
      ended(detailOf: wish.id)
      records[wish.id]?.refuse(wish)
    }
    onChange?(wish.id)
    budget.enforce(on: &records, keeping: demand)
  }
}
