/// A zone's transitions, and the rule that continues them.
///
/// All indexes and offsets in it are checked.
struct ZoneTable: Hashable, Sendable {
  /// Seconds since 1970 in UTC, strictly ascending.
  ///
  /// At each of them the type changes.
  private(set) var transitions: [Int64]
  /// The index in `types` that applies before the first transition, then for each transition the
  /// index that applies from it on.
  private var typeIndexes: [UInt8]
  private let types: [TimeZoneOffset]
  /// The rule that applies from `ruleStart` on.
  private let rule: PosixZoneRule?
  private let ruleStart: Int64

  /// Above -25 h and below 26 h: RFC 9636, section 3.2.
  static let validOffsets = -89_999...93_599

  /// Makes a table from the contents of a file.
  ///
  /// A transition to an equal type is left out, and so is one outside the range of instants. The
  /// rule still applies from the last transition that was given.
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

  /// Makes a table with a single offset for all times.
  init(fixed offset: TimeZoneOffset) {
    self.init(transitions: [], typeIndexes: [], types: [offset], rule: nil)
  }

  /// Makes a table with one rule for all times.
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
    // A rule that begins later begins with the type that applies until then.
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

  // A week beyond the range of instants on either side: no requested clock is further away.
  private static let earliest = Instant.validSeconds.lowerBound - 7 * 86_400
  private static let latest = Instant.validSeconds.upperBound + 7 * 86_400

  /// The number of transitions up to a second.
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
