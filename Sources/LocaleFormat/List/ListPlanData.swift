internal import ICU
internal import Sharing

/// The texts around the items of a list, found in lists that ICU writes.
struct ListPlanData: Hashable, Sendable {
  /// In the order of `ListPlan.Place`.
  let usual: [ByteText]
  /// The same for a last item that the euphony applies to; nil without one.
  private(set) var changed: [ByteText]?
  private(set) var euphony: ListEuphony?

  init(usual: [ByteText], changed: [ByteText]?, euphony: ListEuphony?) {
    self.usual = usual
    self.changed = changed
    self.euphony = euphony
  }

  /// Reads the texts; nil if they cannot be told apart from the items.
  ///
  /// - Throws: The status ICU gave.
  init?(writtenBy handle: ListHandle) throws(ICUError) {
    guard let usual = try Self.texts(writtenBy: handle, before: "") else { return nil }
    self.usual = usual
    for rule in ListEuphony.allCases {
      guard let texts = try Self.texts(writtenBy: handle, before: rule.example) else { return nil }
      guard texts != usual else { continue }
      euphony = rule
      changed = texts
      return
    }
  }

  /// Forgets the rule; for a test of the proof.
  mutating func forgetEuphony() {
    euphony = nil
    changed = nil
  }

  /// Reads the texts of lists whose last item begins in a certain way.
  private static func texts(
    writtenBy handle: ListHandle,
    before start: String
  ) throws(ICUError) -> [ByteText]? {
    var lists: [[String]] = []
    for count in [5, 3, 2] {
      // Control characters, which are in no text of a list.
      var items = Array(["\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}"].prefix(count))
      items[count - 1] = start + items[count - 1]
      guard let gaps = gaps(try handle.string(ListItems(items)), between: items) else { return nil }
      lists.append(gaps)
    }
    let (five, three, two) = (lists[0], lists[1], lists[2])
    guard ByteText(five[0]) == ByteText(three[0]), ByteText(five[4]) == ByteText(three[2]) else {
      return nil
    }
    return [five[0], five[1], five[2], five[3], three[1], five[4], two[0], two[1]]
      .map(ByteText.init)
  }

  /// Returns the text after each item; nil if there is text before the first item, or the items are
  /// in another order.
  private static func gaps(_ text: String, between items: [String]) -> [String]? {
    let text = Array(text.utf8)
    var gaps: [String] = []
    var start = 0
    for (number, item) in items.enumerated() {
      let bytes = Array(item.utf8)
      guard
        let place = text.indices.first(where: { $0 >= start && text[$0...].starts(with: bytes) })
      else { return nil }
      if number > 0 {
        gaps.append(String(decoding: text[start..<place], as: UTF8.self))
      } else if place > 0 {
        return nil
      }
      start = place + bytes.count
    }
    return gaps + [String(decoding: text[start...], as: UTF8.self)]
  }
}
