/// The forms in which a locale writes an offset from Greenwich: UTS #35's *localized GMT format*.
struct OffsetForms {
  /// The form without an offset; those with hours, with minutes too and with seconds too, ahead of
  /// Greenwich, and the same three for the other side: `GMT+{0}:{1}`.
  let forms: [String]
  private let digits: [String]

  static let count = 7

  /// - Parameters:
  ///   - forms: The forms; nil is made of a wrong number of them.
  ///   - digits: The ten digits.
  init?(_ forms: [String], digits: [String]) {
    guard forms.count == Self.count, digits.count == 10 else { return nil }
    self.forms = forms
    self.digits = digits
  }

  /// Writes an offset.
  ///
  /// - Parameters:
  ///   - seconds: The offset.
  ///   - isLong: Whether hours have two digits, and minutes are always written.
  /// - Returns: The text.
  func text(_ seconds: Int, isLong: Bool) -> String {
    guard seconds != 0 else { return forms[0] }
    let size = abs(seconds)
    let parts = size % 60 > 0 ? 2 : isLong || size / 60 % 60 > 0 ? 1 : 0
    var text = forms[(seconds > 0 ? 1 : 4) + parts]
    text = text.substituting(first: "{0}", with: number(size / 3_600, width: isLong ? 2 : 1))
    if parts > 0 { text = text.substituting(first: "{1}", with: number(size / 60 % 60, width: 2)) }
    if parts > 1 { text = text.substituting(first: "{2}", with: number(size % 60, width: 2)) }
    return text
  }

  private func number(_ number: Int, width: Int) -> String {
    let tens = number / 10 % 10
    return (width > 1 || tens > 0 ? digits[tens] : "") + digits[number % 10]
  }
}

/// A form of an offset by ISO 8601, the same in all locales.
struct OffsetForm {
  private let hasColons: Bool
  /// Whether no offset is `Z`.
  private let hasMark: Bool
  /// Whether minutes are left out where they are zero.
  private let isShort: Bool
  private let hasSeconds: Bool

  /// The form of a field; nil for another kind of field.
  init?(_ field: PatternField) {
    let count = field.count
    switch Unicode.Scalar(field.letter) {
    case "Z" where count < 4:
      (hasColons, hasMark, isShort, hasSeconds) = (false, false, false, true)
    case "Z" where count == 5:
      (hasColons, hasMark, isShort, hasSeconds) = (true, true, false, true)
    case "X", "x":
      hasColons = count == 3 || count == 5
      hasMark = field.letter == UInt8(ascii: "X")
      isShort = count == 1
      hasSeconds = count > 3
    default: return nil
    }
  }

  /// Writes an offset in seconds.
  func text(_ seconds: Int) -> String {
    let size = abs(seconds)
    let minutes = hasSeconds ? size : size - size % 60
    if minutes == 0, hasMark { return "Z" }
    var parts = [minutes / 3_600, minutes / 60 % 60, minutes % 60]
    if parts[2] == 0 { parts.removeLast() }
    if isShort, parts[1] == 0 { parts.removeLast() }
    let sign = seconds < 0 && minutes > 0 ? "-" : "+"
    return sign
      + parts.map { ($0 < 10 ? "0" : "") + String($0) }
      .joined(separator: hasColons ? ":" : "")
  }
}
