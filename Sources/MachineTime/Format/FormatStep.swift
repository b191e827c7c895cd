/// A step of reading and writing: one element, or a sequence of elements that is handled at once.
enum FormatStep: Hashable, Sendable {
  /// Year, month and day as four, two and two digits, with this byte between them.
  ///
  /// `first` is the index of the first of these five elements.
  case date(separator: UInt8, first: UInt16)
  /// Day, month and year as two digits, a short month name and four digits, with this byte between
  /// them.
  ///
  /// `first` is the index of the first of these five elements.
  case namedDate(separator: UInt8, first: UInt16)
  /// Hour, minute and second as two digits each, with colons between them.
  ///
  /// `first` is the index of the first of these five elements.
  case time(first: UInt16)
  case element(FormatElement)

  /// The number of elements in a merged step.
  static let count = 5

  static func steps(for elements: [FormatElement]) -> [FormatStep] {
    var steps: [FormatStep] = []
    var index = 0
    var kept: FieldSet = []
    while index < elements.count {
      let window = elements[index..<min(index + count, elements.count)]
      if let step = drawnTogether(Array(window), at: index, after: kept) {
        steps.append(step)
        for element in window { kept.formUnion(element.fields) }
        index += count
      } else {
        steps.append(.element(elements[index]))
        kept.formUnion(elements[index].fields)
        index += 1
      }
    }
    return steps
  }

  private static func drawnTogether(
    _ window: [FormatElement],
    at index: Int,
    after kept: FieldSet
  ) -> FormatStep? {
    guard window.count == count, case .literal(let separator) = window[1], window[3] == window[1],
      let first = UInt16(exactly: index)
    else { return nil }
    // A field that was already read must have the same value. Only a single element checks that.
    guard kept.isDisjoint(with: window.reduce([]) { $0.union($1.fields) }) else { return nil }
    let parts = [window[0], window[2], window[4]]
    if parts == [.number(.year, .four), .number(.month, .two), .number(.day, .two)] {
      return .date(separator: separator, first: first)
    }
    if parts == [.number(.day, .two), .name(.month, isShort: true), .number(.year, .four)] {
      return .namedDate(separator: separator, first: first)
    }
    let colon = UInt8(ascii: ":")
    if separator == colon,
      parts == [.number(.hour, .two), .number(.minute, .two), .number(.second, .two)]
    {
      return .time(first: first)
    }
    return nil
  }
}

extension FormatElement {
  /// The fields that reading the element gives.
  var fields: FieldSet {
    switch self {
    case .literal, .letter: []
    case .number(let field, _): FieldSet(field)
    case .name(.month, _): .month
    case .name(.weekday, _): FieldSet(.isoWeekday)
    case .dayHalf: FieldSet(.dayHalf)
    case .fraction: FieldSet(.fraction)
    case .offset: .offset
    case .zoneName: FieldSet(.zoneName)
    case .count: [.count, FieldSet(.fraction)]
    case .delegated(let directive): FieldSet(directive.field)
    }
  }
}
