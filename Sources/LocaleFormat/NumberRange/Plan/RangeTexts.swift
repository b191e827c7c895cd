internal import ICU
internal import Sharing

/// The texts around the digits of two numbers, or of the one that is written for both, found in what
/// ICU writes.
final class RangeTexts: Sendable {
  /// The form of the range.
  let form: RangePlan.Form
  /// Whether ICU writes ranges of the form, because the texts were not found or are wrong.
  let isRefused: Bool
  /// The text before the digits, between those of the two numbers, and after them.
  let texts: UTF8Table
  /// The parts of each of these texts.
  let parts: PieceTable

  /// Makes a stand-in: ICU writes ranges of the form.
  init(refused form: RangePlan.Form) {
    self.form = form
    isRefused = true
    texts = UTF8Table()
    parts = PieceTable([])
  }

  /// Takes a text apart; nil if the digits are not found.
  init?(_ form: RangePlan.Form, writtenAs text: FieldText) {
    guard let first = text.digits(span: 0) ?? text.digits(span: -1) else { return nil }
    // One number is written for both if they look alike.
    let second = form.alike == .no ? text.digits(span: 1) : first.upperBound..<first.upperBound
    guard let second, first.upperBound <= second.lowerBound else { return nil }
    let bytes = Array(text.string.utf8)
    let ranges = [
      0..<first.lowerBound, first.upperBound..<second.lowerBound, second.upperBound..<bytes.count,
    ]
    guard let parts = PieceTable(of: FormattedText(text), in: ranges),
      let texts = UTF8Table(ranges.map { String(decoding: bytes[$0], as: UTF8.self) })
    else { return nil }
    self.form = form
    self.texts = texts
    self.parts = parts
    isRefused = false
  }

  var byteCount: Int { 150 + texts.byteCount + parts.byteCount }
}

extension FieldText {
  /// The place of the digits of a number, with the point and all separators.
  fileprivate func digits(span: Int32) -> Range<Int>? {
    let digits = fields.filter {
      $0.category == Self.numberCategory && $0.span == span && Self.digitFields.contains($0.number)
    }
    guard let start = digits.map(\.utf8Range.lowerBound).min(),
      let end = digits.map(\.utf8Range.upperBound).max()
    else { return nil }
    return start..<end
  }

  /// Integer, fraction, decimal separator, group separator (UNumberFormatFields).
  private static let digitFields: Set<Int32> = [0, 1, 2, 6]
}
