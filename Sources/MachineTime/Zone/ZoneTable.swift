/// A zone's transitions, and the rule that continues them.
///
/// Every index and offset in it is checked.
struct ZoneTable: Sendable {
  /// Seconds since 1970 in UTC, strictly ascending.
  let transitions: [Int64]
  /// For every transition the index in `types` that begins with it.
  let typeIndexes: [UInt8]
  /// Never empty; the first counts before the first transition.
  let types: [TimeZoneOffset]
  /// What counts from the last transition on.
  let rule: PosixZoneRule?

  /// RFC 9636, section 3.2: above -25 h, below 26 h.
  static let validOffsets = -89_999...93_599

  init(
    transitions: [Int64],
    typeIndexes: [UInt8],
    types: [TimeZoneOffset],
    rule: PosixZoneRule?
  ) {
    self.transitions = transitions
    self.typeIndexes = typeIndexes
    self.types = types
    self.rule = rule
  }

  /// One offset for ever.
  init(fixed offset: TimeZoneOffset) {
    self.init(transitions: [], typeIndexes: [], types: [offset], rule: nil)
  }

  func offset(at seconds: Int64) -> TimeZoneOffset {
    if let rule, isBeyondTransitions(seconds) { return rule.offset(at: Int(seconds)) }
    return types[typeIndex(at: seconds)]
  }

  func offsetSeconds(at seconds: Int64) -> Int {
    if let rule, isBeyondTransitions(seconds) { return rule.offset(at: Int(seconds)).seconds }
    return types[typeIndex(at: seconds)].seconds
  }

  private func isBeyondTransitions(_ seconds: Int64) -> Bool {
    transitions.last.map { seconds >= $0 } ?? true
  }

  private func typeIndex(at seconds: Int64) -> Int {
    // The number of transitions that have happened.
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == 0 ? 0 : Int(typeIndexes[low - 1])
  }
}
