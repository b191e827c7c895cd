internal import ICU
internal import Sharing

/// Writes amounts of units with ICU, and adds the sign where ICU leaves it out.
///
/// Where a plural form has no place for the number, ICU writes neither the number nor its sign: minus
/// one hour in Arabic is `ساعة`. The sign is put before such a word here. And ICU writes the sign of
/// several units only before the first one, and not if that is zero. See
/// <doc:0014-WhereICUIsNotFollowed>.
final class SignKeeper: NumberWriting {
  private let writer: any NumberWriting
  private let skeleton: UnitSkeleton
  private let locale: String
  private let resolved: ResolvedLocale
  /// Whether numbers above zero have a sign too.
  private let signsAll: Bool
  /// Whether digits in a text may belong to the unit and not to the number.
  private let hasOtherDigits: Bool
  private let pieces = BoundedStore<String, NumberHandle>(maximumCost: 8)

  /// Wraps a writer; nil if signs are never written, or the format has no unit.
  ///
  /// - Parameters:
  ///   - writer: Writes with ICU.
  ///   - opening: The format that it writes in.
  init?(_ writer: any NumberWriting, _ opening: NumberOpening) {
    let recipe = opening.recipe
    guard let unit = recipe.unitName, recipe.settings.sign != .never,
      recipe.texts?.skeleton?.hidesSigns != true,
      recipe.texts?.skeleton?.scale?.isNegative != true,
      // With a usage, ICU multiplies.
      recipe.texts?.scale?.digits.hasPrefix("-") != true
    else { return nil }
    self.writer = writer
    skeleton = UnitSkeleton(opening.skeleton, unit: unit, usage: recipe.usageName)
    locale = opening.name
    resolved = opening.resolvedLocale
    signsAll =
      recipe.settings.sign == .always || recipe.settings.sign == .exceptZero
      || skeleton.showsPlus
    hasOtherDigits = recipe.usageName != nil || unit.contains("-and-") || unit.contains("1")
  }

  // A formatter of ICU's for each piece, about 8 KB.
  var estimatedByteCount: Int { writer.estimatedByteCount + pieces.count * 8_200 }

  private func isSigned(_ value: Double) -> Bool { signsAll || value.sign == .minus }

  func string(_ value: Int) throws(ICUError) -> String {
    let text = try writer.string(value)
    guard value < 0 || signsAll else { return text }
    return try repaired(text, FixedDecimal(value))?.string ?? text
  }

  func string(_ value: Double) throws(ICUError) -> String {
    let text = try writer.string(value)
    guard isSigned(value) else { return text }
    return try repaired(text, FixedDecimal(value))?.string ?? text
  }

  func string(_ value: FixedDecimal) throws(ICUError) -> String {
    let text = try writer.string(value)
    guard signsAll || value.digits.utf8.first == UInt8(ascii: "-") else { return text }
    return try repaired(text, value)?.string ?? text
  }

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    guard value < 0 || signsAll else { return try writer.append(value, to: &bytes) }
    bytes += try string(value).utf8
  }

  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    guard isSigned(value) else { return try writer.append(value, to: &bytes) }
    bytes += try string(value).utf8
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError) {
    bytes += try string(value).utf8
  }

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText {
    let text = try writer.text(value)
    guard signsAll || value.digits.utf8.first == UInt8(ascii: "-") else { return text }
    return try repaired(text.string, value) ?? text
  }

  // MARK: Repairing

  /// The text with its sign; nil if it has one, or cannot have one.
  private func repaired(_ text: String, _ value: FixedDecimal) throws(ICUError) -> FormattedText? {
    guard hasOtherDigits || !text.hasDecimalDigits, value.special != .nan,
      text == (try writing(skeleton.unsigned, value.magnitude).string),
      text != (try writer.string(0)), let written = written(value)
    else { return nil }
    guard let first = written.units.first, written.units.count > 1 else {
      return try signed(writer.text(value), written.amount, written.precision)
    }
    // The first of several units is a whole number in ICU's default format.
    let format = skeleton.whole(of: first.identifier)
    for count in [written.whole, written.whole + .one] {
      let positive = try writing(format, count.decimal)
      guard let place = text.utf8Range(of: positive.string) else { continue }
      let amount = count.isZero ? FixedDecimal.negativeZero : count.negated.decimal
      let direct = try writing(format, amount)
      let text =
        direct == positive ? try signed(positive, amount, "precision-integer") : direct
      return try text.map { text throws(ICUError) in
        try writer.text(value).replacing(place, with: text)
      }
    }
    return nil
  }

  /// An amount in the unit that it is written in.
  private struct Written {
    let amount: FixedDecimal
    /// More than one for an amount of several units.
    let units: [MeasureUnit]
    /// The precision that a usage adds to the skeleton; nil without a usage.
    let precision: String?

    init(_ amount: FixedDecimal, units: [MeasureUnit], precision: String?) {
      self.amount = amount
      self.units = units
      self.precision = precision
    }

    /// The whole number of the largest unit; ICU writes at most sixteen digits of it.
    var whole: Rational {
      amount.isFinite ? Rational(BigNatural(digits: DecimalDigits(amount).whole)) : .zero
    }
  }

  /// Finds the unit that a value is written in; nil for a unit that this package cannot read.
  private func written(_ value: FixedDecimal) -> Written? {
    do throws(FormatError) {
      let unit = try MeasureUnit(skeleton.unit)
      guard let usage = skeleton.usage else {
        return Written(value, units: unit.components, precision: nil)
      }
      let chooser = try UnitChooser(.standard, unit, usage: usage, resolved)
      let amount = UnitAmount(value, unit)
      let preferred = try chooser.preferred(for: amount)
      return Written(
        try amount.converted(to: preferred.unit).amount,
        units: preferred.unit.components,
        precision: preferred.increment.map { "precision-increment/\($0)" }
          ?? "precision-integer/@@*"
      )
    } catch {
      return nil
    }
  }

  /// A text without digits in place of the digits of a number, so that it has the number's sign.
  private func signed(
    _ text: FormattedText,
    _ amount: FixedDecimal,
    _ precision: String?
  ) throws(ICUError) -> FormattedText? {
    let number = try writing(skeleton.number(precision), amount)
    let digits: Set<FormattedText.Kind> = [.integer, .fraction, .exponent]
    guard let first = number.parts.first(where: { digits.contains($0.kind) }),
      let last = number.parts.last(where: { digits.contains($0.kind) })
    else { return nil }
    return number.replacing(first.utf8Range.lowerBound..<last.utf8Range.upperBound, with: text)
  }

  /// Writes a number by another skeleton.
  private func writing(
    _ skeleton: String,
    _ value: FixedDecimal
  ) throws(ICUError) -> FormattedText {
    let handle = try pieces.value(for: skeleton) { () throws(ICUError) in
      try NumberHandle(skeleton: skeleton, locale: locale)
    }
    return try handle.text(value)
  }
}

/// The stems of a skeleton with a unit, of which other skeletons are made.
private struct UnitSkeleton: Sendable {
  /// A CLDR unit identifier.
  let unit: String
  let usage: String?
  private let stems: [Substring]

  private static let signs: Set<Substring> = ["+!", "+?", "+-", "+_", "()", "()!", "()?", "()-"]

  init(_ text: String, unit: String, usage: String?) {
    self.unit = unit
    self.usage = usage
    stems = text.split { $0.isWhitespace }
  }

  /// Whether numbers above zero have a sign.
  var showsPlus: Bool {
    stems.contains { stem in
      Self.isSign(stem) && ["always", "except-zero", "!", "?"].contains { stem.hasSuffix($0) }
    }
  }

  private static func isSign(_ stem: Substring) -> Bool {
    stem.hasPrefix("sign-") || signs.contains(stem)
  }

  private static func isUnit(_ stem: Substring) -> Bool {
    ["unit/", "measure-unit/", "per-measure-unit/", "usage/"].contains { stem.hasPrefix($0) }
  }

  private static func isPrecision(_ stem: Substring) -> Bool {
    [".", "@", "precision-"].contains { stem.hasPrefix($0) }
  }

  /// The same format without signs.
  var unsigned: String {
    (stems.filter { !Self.isSign($0) } + ["sign-never"]).joined(separator: " ")
  }

  /// The format of the number alone.
  func number(_ precision: String?) -> String {
    withPrecision(stems.filter { !Self.isUnit($0) && !$0.hasPrefix("unit-width-") }, precision)
  }

  private func withPrecision(_ stems: [Substring], _ precision: String?) -> String {
    let added = stems.contains(where: Self.isPrecision) ? nil : precision
    return (stems.map(String.init) + (added.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// The format of a whole number before the last of several units.
  func whole(of unit: String) -> String {
    let kept = stems.filter {
      $0.hasPrefix("unit-width-") || $0 == "latin" || $0.hasPrefix("numbering-system/")
    }
    return (kept.map(String.init) + ["unit/\(unit)", "precision-integer"]).joined(separator: " ")
  }
}

extension FormattedText {
  /// Returns the text with a range replaced by another text, with the parts of both.
  fileprivate func replacing(_ range: Range<Int>, with other: FormattedText) -> FormattedText {
    let bytes = Array(string.utf8)
    let text = bytes[..<range.lowerBound] + Array(other.string.utf8) + bytes[range.upperBound...]
    let shift = other.string.utf8.count - range.count
    func part(_ part: Part, _ place: Range<Int>) -> Part? {
      place.isEmpty ? nil : Part(kind: part.kind, utf8Range: place, source: part.source)
    }
    let before = parts.compactMap { part($0, $0.utf8Range.clamped(to: 0..<range.lowerBound)) }
    let inside = other.parts.compactMap {
      part(
        $0,
        $0.utf8Range.lowerBound + range.lowerBound..<$0.utf8Range.upperBound + range.lowerBound
      )
    }
    let after = parts.compactMap { each in
      let place = each.utf8Range.clamped(to: range.upperBound..<max(bytes.count, range.upperBound))
      return part(each, place.lowerBound + shift..<place.upperBound + shift)
    }
    return FormattedText(
      string: String(decoding: text, as: UTF8.self),
      parts: before + inside + after
    )
  }
}

extension String {
  fileprivate var hasDecimalDigits: Bool {
    unicodeScalars.contains { $0.properties.numericType == .decimal }
  }

  /// The place of the first occurrence of a text that is not empty, in UTF-8 bytes.
  fileprivate func utf8Range(of part: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    let start = (0...(bytes.count - wanted.count)).first {
      bytes[$0..<($0 + wanted.count)] == wanted[...]
    }
    return start.map { $0..<$0 + wanted.count }
  }
}
