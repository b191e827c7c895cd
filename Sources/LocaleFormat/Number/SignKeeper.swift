internal import ICU
internal import Sharing

/// Writes amounts of units with ICU, and adds the sign where ICU leaves it out.
///
/// Where a plural form has no place for the number, ICU writes neither the number nor its sign: minus
/// one hour in Arabic is `ساعة`. The sign is put before such a word here. See
/// <doc:0014-WhereICUIsNotFollowed>.
final class SignKeeper: NumberWriting {
  private let writer: any NumberWriting
  private let skeleton: UnitSkeleton
  private let specification: NumberSpecification
  /// Whether numbers above zero have a sign too.
  private let signsAll: Bool
  /// Whether digits in a text may belong to the unit and not to the number.
  private let hasOtherDigits: Bool
  private let pieces: BoundedStore<String, any NumberWriting>

  /// Wraps a writer; nil if signs are never written, or the format has no unit.
  ///
  /// - Parameters:
  ///   - writer: Writes with ICU.
  ///   - recipe: The format that it writes in, which neither converts nor splits amounts.
  ///   - specification: The things that decide what it writes.
  init?(
    _ writer: any NumberWriting,
    _ recipe: NumberFormat,
    _ specification: NumberSpecification
  ) {
    guard let unit = recipe.unitName, !recipe.hidesSigns,
      recipe.texts?.skeleton?.scale?.isNegative != true
    else { return nil }
    // Made here: a property with an initial value costs the numbers without a unit that value too.
    pieces = BoundedStore(maximumCost: 2)
    self.writer = writer
    skeleton = UnitSkeleton(specification.skeleton)
    self.specification = specification
    signsAll = recipe.settings.sign.showsPlus || skeleton.showsPlus
    hasOtherDigits = unit.contains("1")
  }

  // A formatter of ICU's for each piece, about 8 KB.
  var estimatedByteCount: Int { writer.estimatedByteCount + pieces.count * 8_200 }

  func string(_ value: Int) throws(ICUError) -> String {
    try kept(try writer.string(value), FixedDecimal(value), isNegative: value < 0)
  }

  func string(_ value: Double) throws(ICUError) -> String {
    try kept(try writer.string(value), FixedDecimal(value), isNegative: value.sign == .minus)
  }

  func string(_ value: FixedDecimal) throws(ICUError) -> String {
    try kept(try writer.string(value), value, isNegative: value.hasMinus)
  }

  private func kept(
    _ text: String,
    _ value: @autoclosure () -> FixedDecimal,
    isNegative: Bool
  ) throws(ICUError) -> String {
    guard signsAll || isNegative else { return text }
    return try repaired(text, value())?.string ?? text
  }

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    guard value < 0 || signsAll else { return try writer.append(value, to: &bytes) }
    bytes += try string(value).utf8
  }

  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    guard value.sign == .minus || signsAll else { return try writer.append(value, to: &bytes) }
    bytes += try string(value).utf8
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError) {
    bytes += try string(value).utf8
  }

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText {
    let text = try writer.text(value)
    guard signsAll || value.hasMinus else { return text }
    return try repaired(text.string, value) ?? text
  }

  // MARK: Repairing

  /// The text with its sign; nil if it has one, or cannot have one.
  private func repaired(_ text: String, _ value: FixedDecimal) throws(ICUError) -> FormattedText? {
    guard hasOtherDigits || !text.hasDecimalDigits, value.special != .nan,
      text == (try writing(skeleton.unsigned, value.magnitude).string),
      text != (try writer.string(0))
    else { return nil }
    return try signed(writer.text(value), value)
  }

  /// A text without digits in place of the digits of a number, so that it has the number's sign.
  private func signed(
    _ text: FormattedText,
    _ amount: FixedDecimal
  ) throws(ICUError) -> FormattedText? {
    let number = try writing(skeleton.number, amount)
    let digits: Set<FormattedText.Kind> = [.integer, .fraction, .exponent]
    return TextJoiner.text(of: number, replacing: { digits.contains($0.kind) }, by: text)
  }

  /// Writes a number by another skeleton.
  private func writing(
    _ skeleton: String,
    _ value: FixedDecimal
  ) throws(ICUError) -> FormattedText {
    let handle = try pieces.value(for: skeleton) { () throws(ICUError) in
      try specification.with(skeleton: skeleton).writer()
    }
    return try handle.text(value)
  }
}

/// The stems of a skeleton with a unit, of which other skeletons are made.
private struct UnitSkeleton: Sendable {
  private let stems: [Substring]

  private static let signs: Set<Substring> = ["+!", "+?", "+-", "+_", "()", "()!", "()?", "()-"]

  init(_ text: String) { stems = NumberSkeleton.words(of: text) }

  /// Whether numbers above zero have a sign.
  var showsPlus: Bool {
    stems.contains { stem in
      Self.isSign(stem) && ["always", "except-zero", "!", "?"].contains { stem.hasSuffix($0) }
    }
  }

  private static func isSign(_ stem: Substring) -> Bool {
    stem.hasPrefix("sign-") || signs.contains(stem)
  }

  /// The same format without signs.
  var unsigned: String {
    (stems.filter { !Self.isSign($0) } + ["sign-never"]).joined(separator: " ")
  }

  /// The format of the number alone.
  var number: String {
    stems.filter { !$0.isUnit && !$0.hasPrefix("unit-width-") }.joined(separator: " ")
  }
}

extension NumberFormat.SignDisplay {
  /// Whether numbers above zero have a sign.
  var showsPlus: Bool { self == .always || self == .exceptZero }
}

extension FixedDecimal {
  fileprivate var hasMinus: Bool { digits.utf8.first == UInt8(ascii: "-") }
}

extension String {
  fileprivate var hasDecimalDigits: Bool {
    unicodeScalars.contains { $0.properties.numericType == .decimal }
  }
}
