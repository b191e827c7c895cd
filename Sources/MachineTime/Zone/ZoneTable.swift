/// A zone's transitions, and the rule that continues them.
///
/// Every index and offset in it is checked.
struct ZoneTable: Hashable, Sendable {
  /// Seconds since 1970 in UTC, strictly ascending; at each of them the type changes.
  private(set) var transitions: [Int64]
  /// The index in `types` that counts before the first transition, then for every transition the
  /// one that begins with it.
  private var typeIndexes: [UInt8]
  private let types: [TimeZoneOffset]
  /// What counts from `ruleStart` on.
  private let rule: PosixZoneRule?
  private let ruleStart: Int64

  /// RFC 9636, section 3.2: above -25 h, below 26 h.
  static let validOffsets = -89_999...93_599

  /// Makes a table from what a file holds.
  ///
  /// A transition to a type that equals the one before it is none, and neither is one outside the
  /// range of instants; the rule still counts from the last that was given.
  init(
    transitions: [Int64],
    typeIndexes: [UInt8],
    types: [TimeZoneOffset],
    rule: PosixZoneRule?
  ) {
    self.types = types
    self.rule = rule
    ruleStart = rule == nil ? .max : transitions.last ?? .min
    self.transitions = []
    self.typeIndexes = [0]
    for (time, type) in zip(transitions, typeIndexes) where time <= Instant.validSeconds.upperBound
    {
      if time < Instant.validSeconds.lowerBound {
        self.typeIndexes[0] = type
      } else if types[Int(type)] != types[Int(self.typeIndexes[self.typeIndexes.count - 1])] {
        self.transitions.append(time)
        self.typeIndexes.append(type)
      }
    }
  }

  /// One offset for ever.
  init(fixed offset: TimeZoneOffset) {
    self.init(transitions: [], typeIndexes: [], types: [offset], rule: nil)
  }

  /// What a rule says, for ever.
  init(rule: PosixZoneRule) {
    self.init(transitions: [], typeIndexes: [], types: [rule.standard], rule: rule)
  }

  func offset(at seconds: Int64) -> TimeZoneOffset {
    if seconds >= ruleStart, let rule { return rule.offset(at: Int(seconds)) }
    return types[Int(typeIndexes[count(upTo: seconds)])]
  }

  func offsetSeconds(at seconds: Int64) -> Int {
    if seconds >= ruleStart, let rule { return rule.offsetSeconds(at: Int(seconds)) }
    return types[Int(typeIndexes[count(upTo: seconds)])].seconds
  }

  /// The first second after `seconds` at which the type changes.
  func change(after seconds: Int64) -> Int64? {
    let next = count(upTo: seconds)
    if next < transitions.count { return transitions[next] }
    // A rule that begins later begins with the type that counts until then.
    let start = max(seconds, ruleStart, Self.earliest)
    guard start <= Self.latest else { return nil }
    return rule?.change(after: Int(start)).map(Int64.init)
  }

  /// The last second before `seconds` at which the type changes.
  func change(before seconds: Int64) -> Int64? {
    if seconds > ruleStart, let change = rule?.change(before: Int(seconds)), change > ruleStart {
      return Int64(change)
    }
    let count = count(upTo: seconds - 1)
    return count == 0 ? nil : transitions[count - 1]
  }

  // A week beyond the instants on either side: no clock that is asked for is further off.
  private static let earliest = Instant.validSeconds.lowerBound - 7 * 86_400
  private static let latest = Instant.validSeconds.upperBound + 7 * 86_400

  /// How many transitions have happened.
  private func count(upTo seconds: Int64) -> Int {
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
    return low
  }
}
