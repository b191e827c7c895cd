/// The number of formatters without a plan, for each reason.
///
/// The counts are stored inline in the value. A dictionary's storage would be shared by a cache and
/// the copies that it hands out. Swift changes such storage in place once the copies are gone,
/// which is correct, but only the reference count shows it, and the thread sanitizer does not see
/// that.
struct RefusalCounts: Sendable {
  private var counts = InlineArray<9, Int>(repeating: 0)

  mutating func add(_ refusal: PlanRefusal) { counts[refusal.place] += 1 }

  /// The reasons with a count above zero.
  var dictionary: [PlanRefusal: Int] {
    var dictionary: [PlanRefusal: Int] = [:]
    for refusal in PlanRefusal.allCases where counts[refusal.place] != 0 {
      dictionary[refusal] = counts[refusal.place]
    }
    return dictionary
  }
}

extension RefusalCounts: Hashable {
  static func == (left: RefusalCounts, right: RefusalCounts) -> Bool {
    left.counts.indices.allSatisfy { left.counts[$0] == right.counts[$0] }
  }

  func hash(into hasher: inout Hasher) {
    for index in counts.indices { hasher.combine(counts[index]) }
  }
}

extension PlanRefusal {
  fileprivate var place: Int {
    switch self {
    case .kind: 0
    case .rules: 1
    case .style: 2
    case .option: 3
    case .digits: 4
    case .symbols: 5
    case .calendar: 6
    case .pattern: 7
    case .difference: 8
    }
  }
}
