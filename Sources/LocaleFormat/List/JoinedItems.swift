internal import ICU
internal import Sharing

/// The text of a list, and its parts, while it is written.
struct JoinedItems {
  private var bytes: [UInt8] = []
  private var parts: [FormattedText.Part] = []
  /// The start of the literal that is not in `parts` yet.
  private var literalStart = 0
  private var itemCount = 0

  init() {}

  /// Reads a list that ICU wrote.
  init(_ written: FieldText, _ recipe: ListFormat) {
    let source = Array(written.string.utf8)
    var place = 0
    for field in written.fields.sorted(by: { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }) {
      bytes += source[place..<field.utf8Range.lowerBound]
      let isIsolated = recipe.isolatesItems && !field.utf8Range.isEmpty
      if isIsolated { bytes += "\u{2068}".utf8 }
      append(source[field.utf8Range], as: Int(field.span))
      if isIsolated { bytes += "\u{2069}".utf8 }
      place = field.utf8Range.upperBound
    }
    bytes += source[place...]
  }

  mutating func appendLiteral(_ texts: borrowing UTF8Table, _ place: Int) {
    bytes.append(texts, place)
  }

  mutating func appendItem(_ item: some StringProtocol) {
    append(item.utf8, as: itemCount)
    itemCount += 1
  }

  private mutating func append(_ item: some Sequence<UInt8>, as index: Int) {
    let start = bytes.count
    bytes += item
    // An empty item has no part.
    guard bytes.count > start else { return }
    endLiteral(at: start)
    parts.append(.init(kind: .element, utf8Range: start..<bytes.count, itemIndex: index))
    literalStart = bytes.count
  }

  private mutating func endLiteral(at end: Int) {
    if end > literalStart {
      parts.append(.init(kind: .literal, utf8Range: literalStart..<end))
    }
  }

  /// The text so far.
  var text: FormattedText {
    var ended = self
    ended.endLiteral(at: bytes.count)
    return FormattedText(string: String(decoding: bytes, as: UTF8.self), parts: ended.parts)
  }
}
