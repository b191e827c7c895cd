/// Rules by zone, at most a fixed number of them.
struct ZoneCache: Sendable {
  static let shared = ZoneCache(capacity: 1_024)

  private struct Entry: Sendable {
    let id: TimeZoneID
    let rules: TimeZoneRules
    /// Whether it was asked for since the hand came by.
    var isHot: Bool
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// Positions in `entries`.
    var positions: [TimeZoneID: Int] = [:]
    var hand = 0
    var readings: [TimeZoneID: ZoneReading] = [:]

    mutating func kept(for id: TimeZoneID) -> TimeZoneRules? {
      guard let position = positions[id] else { return nil }
      if !entries[position].isHot { entries[position].isHot = true }
      return entries[position].rules
    }

    mutating func keep(_ rules: TimeZoneRules, for id: TimeZoneID, capacity: Int) {
      let entry = Entry(id: id, rules: rules, isHot: false)
      guard entries.count >= capacity else {
        positions[id] = entries.count
        entries.append(entry)
        return
      }
      // Ends within two rounds: the first takes the heat from every entry.
      while entries[hand].isHot {
        entries[hand].isHot = false
        hand = (hand + 1) % entries.count
      }
      positions[entries[hand].id] = nil
      positions[id] = hand
      entries[hand] = entry
      hand = (hand + 1) % entries.count
    }
  }

  private let capacity: Int
  private let state = PosixMutex(State())

  /// - Parameter capacity: 1 or more.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var count: Int {
    state.withLock { $0.entries.count }
  }

  /// The kept rules, or new ones.
  ///
  /// Threads that ask for a zone while it is being read wait for that reading and share its
  /// outcome. A failure is not kept. No lock of the cache is held during `read`.
  func rules(
    for id: TimeZoneID,
    read: (TimeZoneID) throws(MachineTimeError) -> TimeZoneRules
  ) throws(MachineTimeError) -> TimeZoneRules {
    if let kept = state.withLock({ $0.kept(for: id) }) { return kept }
    let reading = state.withLock { state -> ZoneReading? in
      if state.positions[id] != nil { return nil }
      if let reading = state.readings[id] { return reading }
      let reading = ZoneReading()
      state.readings[id] = reading
      return reading
    }
    guard let reading else { return try rules(for: id, read: read) }
    let outcome = reading.outcome {
      let outcome: ZoneReading.Outcome
      do throws(MachineTimeError) {
        outcome = .success(try read(id))
      } catch {
        outcome = .failure(error)
      }
      state.withLock { state in
        state.readings[id] = nil
        if case .success(let rules) = outcome { state.keep(rules, for: id, capacity: capacity) }
      }
      return outcome
    }
    return try outcome.get()
  }
}

/// One zone being read: the first thread reads it under the reading's own lock, the others wait for
/// the outcome.
private final class ZoneReading: Sendable {
  typealias Outcome = Result<TimeZoneRules, MachineTimeError>
  private let state = PosixMutex<Outcome?>(nil)

  func outcome(_ read: () -> Outcome) -> Outcome {
    state.withLock { state in
      if let state { return state }
      let outcome = read()
      state = outcome
      return outcome
    }
  }
}
