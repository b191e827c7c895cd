internal import ICU
internal import Sharing

/// Writes lists without calling ICU.
///
/// It is compiled from the text that ICU writes between and after items, and proved against ICU's
/// own output before it is used. It reads only its own memory, and has no pointer into ICU.
final class ListPlan: Sendable {
  /// The place of a text in a list.
  ///
  /// In a list of five it is written `A`, first, `B`, second, `C`, inner, `D`, last, `E`, tail.
  enum Place: Int, CaseIterable, Sendable {
    /// After the first item of three or more.
    case first
    /// After the second item of four or more.
    case second
    /// After the other items that neither are the last one nor stand before it.
    case inner
    /// Before the last item of four or more.
    case last
    /// Before the last item of three.
    case lastOfThree
    /// After the last item of three or more.
    case tail
    /// Between two items.
    case pair
    /// After the second of two items.
    case pairTail
  }

  /// The rule by which the text around the last item depends on that item; nil if there is none.
  let euphony: ListEuphony?
  /// False if ICU writes.
  let isCompiled: Bool
  /// The texts in the order of `Place`; then the same for a last item that the euphony applies to;
  /// then the two isolates.
  let texts: UTF8Table
  private let isolates: Bool
  /// The most bytes of the text after an item, and of the isolates around it.
  private let mostBytesAround: Int

  private static let isolate = 2 * Place.allCases.count

  /// Makes a plan that is not proved yet; nil if the texts are too long.
  init?(_ data: ListPlanData, isolatesItems: Bool) {
    let isolates = ["\u{2068}", "\u{2069}"]
    let around = (data.usual + (data.changed ?? data.usual)).map(\.string)
    guard let texts = UTF8Table(around + isolates) else { return nil }
    isCompiled = true
    self.texts = texts
    mostBytesAround = (around.map(\.utf8.count).max() ?? 0) + 6
    euphony = data.euphony
    self.isolates = isolatesItems
  }

  /// Makes a stand-in for lists that ICU writes.
  private init() {
    isCompiled = false
    texts = UTF8Table()
    euphony = nil
    isolates = false
    mostBytesAround = 0
  }

  /// A stand-in for lists that ICU writes.
  static let empty = ListPlan()

  // The size of the class and of its table.
  var estimatedByteCount: Int { 120 + texts.byteCount }

  /// The most bytes of a list.
  private func capacity(_ items: [String]) -> Int {
    var capacity = mostBytesAround
    for item in items { capacity += item.utf8.count + mostBytesAround }
    return capacity
  }

  func string(_ items: [String]) -> String {
    let text = String(utf8AtMost: capacity(items)) { output in
      write(items, { output.append(texts, $0) }, { output.append($0) })
    }
    if let text { return text }
    var bytes: [UInt8] = []
    append(items, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(_ items: [String], to bytes: inout [UInt8]) {
    let isComplete = bytes.append(utf8AtMost: capacity(items)) { output in
      write(items, { output.append(texts, $0) }, { output.append($0) })
    }
    assert(isComplete, "the capacity is enough for all items")
  }

  /// Appends the items of a sequence, which is read once.
  func append<Item: StringProtocol>(of items: some Sequence<Item>, to bytes: inout [UInt8]) {
    write(items, { bytes.append(texts, $0) }, { bytes += $0.utf8 })
  }

  /// Writes a list, without keeping its items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - text: Writes a text of the table.
  ///   - item: Writes an item.
  @inline(__always)
  func write<Item: StringProtocol>(
    _ items: some Sequence<Item>,
    _ text: (Int) -> Void,
    _ item: (Item) -> Void
  ) {
    func writeItem(_ value: Item) {
      // ICU does not report where an empty item is.
      guard isolates, !value.isEmpty else { return item(value) }
      text(Self.isolate)
      item(value)
      text(Self.isolate + 1)
    }
    var rest = items.makeIterator()
    guard let first = rest.next() else { return }
    writeItem(first)
    // The item that may be the last one.
    guard var pending = rest.next() else { return }
    var count = 1
    while let next = rest.next() {
      text(Place(before: count).rawValue)
      writeItem(pending)
      pending = next
      count += 1
    }
    let change = euphony.map { $0.applies(to: pending) } ?? false ? Place.allCases.count : 0
    text(Place(beforeLast: count).rawValue + change)
    writeItem(pending)
    text(Place(tailOf: count + 1).rawValue + change)
  }
}

extension ListPlan.Place {
  /// The place before an item that is neither the first nor the last.
  fileprivate init(before item: Int) { self = item == 1 ? .first : item == 2 ? .second : .inner }

  /// The place before the last item, which has a number from 1.
  fileprivate init(beforeLast item: Int) {
    self = item == 1 ? .pair : item == 2 ? .lastOfThree : .last
  }

  /// The place after the last of two or more items.
  fileprivate init(tailOf count: Int) { self = count == 2 ? .pairTail : .tail }
}

// MARK: - Items that are written by the caller

extension ListPlan {
  /// Whether the texts depend on nothing but the number of items.
  var joinsByNumber: Bool { isCompiled && euphony == nil && !isolates }

  /// Writes the text before an item of a list, if the plan joins by number.
  func writeText(before item: Int, of count: Int, to output: inout UTF8Output) {
    guard item > 0 else { return }
    let place: Place = item == count - 1 ? Place(beforeLast: item) : Place(before: item)
    output.append(texts, place.rawValue)
  }

  /// Writes the text after the last item of a list.
  func writeTail(of count: Int, to output: inout UTF8Output) {
    if count > 1 { output.append(texts, Place(tailOf: count).rawValue) }
  }
}
