internal import ICU
internal import Sharing

/// The ready form of a recipe of byte counts.
///
/// What it writes with is opened when it is first needed: most counts need one unit, and neither
/// words nor parentheses.
final class ByteCountCore: Sendable {
  let format: ByteCountFormat
  let resolvedLocale: ResolvedLocale
  private let locale: LocaleID
  /// The writers of the units, by their place.
  private let writers = OnceTable<NumberCore>(count: ByteCountUnit.allCases.count)
  /// Writes the exact count.
  private let exact = OnceReference<NumberCore>()
  private let parentheses = OnceReference<Parentheses>()
  private let zero = OnceReference<Zero>()
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()

  /// The text before and after what is in parentheses.
  private final class Parentheses: Sendable {
    let open: String
    let close: String

    init(_ open: String, _ close: String) { (self.open, self.close) = (open, close) }
  }

  /// Zero with its number in words.
  private final class Zero: Sendable {
    /// Nil without rules for words.
    let text: FormattedText?

    init(_ text: FormattedText?) { self.text = text }
  }

  init(_ format: ByteCountFormat, for locale: LocaleID) throws(FormatError) {
    self.format = format
    self.locale = locale
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
    try NumberFormat.checkUnits(for: locale)
    // Compiled data has neither words for zero nor names of languages.
    if !DataChoice.allowsICU {
      if format.spellsOutZero { _ = try spelledZero() }
      if format.includesActualByteCount { _ = try openedParentheses() }
    }
  }

  var estimatedByteCount: Int {
    (writers.objects + [exact.object].compactMap { $0 }).reduce(1_000) {
      $0 + $1.estimatedByteCount
    }
  }

  /// The count of writers and the kinds of text that were opened until now, for tests.
  var opened: (units: Int, hasWords: Bool, hasParentheses: Bool) {
    (writers.objects.count, zero.isSet, parentheses.isSet)
  }

  /// The data is the same for all units.
  var source: FormatSource {
    do throws(FormatError) {
      return try making { () throws(FormatError) in try writer(of: .byte) }.source
    } catch {
      return .system
    }
  }

  func text(_ count: Int) throws(FormatError) -> FormattedText {
    try making { () throws(FormatError) in try writtenText(count) }
  }

  private func writtenText(_ count: Int) throws(FormatError) -> FormattedText {
    if count == 0, format.spellsOutZero, let zero = try spelledZero() { return zero }
    let (unit, amount) = ByteCountUnit.best(for: Rational(FixedDecimal(count)), format)
    let text = try writer(of: unit).checkedText(amount.decimal)
    guard format.includesActualByteCount, unit != .byte else { return text }
    let exact = try exact.object { () throws(FormatError) in
      try NumberCore(.unit("byte").width(.long), for: locale)
    }
    let parentheses = try openedParentheses()
    var joined = TextJoiner()
    joined.append(text)
    joined.append(literal: parentheses.open)
    joined.append(try exact.checkedText(FixedDecimal(count)))
    joined.append(literal: parentheses.close)
    return joined.text
  }

  private func writer(of unit: ByteCountUnit) throws(FormatError) -> NumberCore {
    try writers.object(at: unit.rawValue) { () throws(FormatError) in
      let number = NumberFormat.unit(unit.identifier)
        .fraction(0...unit.fractionDigits)
        .width(unit == .byte ? .long : .short)
      return try NumberCore(number, for: locale)
    }
  }

  private func openedParentheses() throws(FormatError) -> Parentheses {
    try parentheses.object { () throws(FormatError) in try Self.parentheses(locale) }
  }

  private func spelledZero() throws(FormatError) -> FormattedText? {
    try zero.object { () throws(FormatError) in Zero(try makeZero()) }.text
  }

  /// Zero with its number in words, in kilobytes if they are allowed; nil without rules for words.
  private func makeZero() throws(FormatError) -> FormattedText? {
    let words = try RuleBasedFormat.spellOut.formatter(for: locale)
    guard words.resolvedLocale.match != .root else { return nil }
    let text = try writer(of: format.units.unitOfZero).checkedText(0)
    guard let number = text.parts.firstIndex(where: { $0.kind == .integer }) else { return text }
    var word = words.string(FixedDecimal(0))
    if number == 0 {
      word = try CaseFormat.title(.whole, keepsOtherLetters: true).formatter(for: locale).string(
        word
      )
    }
    return TextJoiner.text(
      of: text,
      replacing: { $0 == text.parts[number] },
      by: FormattedText(word, kind: .words)
    )
  }

  /// The parentheses of a language, between the names of a language and a region.
  private static func parentheses(
    _ locale: LocaleID
  ) throws(FormatError) -> Parentheses {
    let usual = Parentheses(" (", ")")
    let names = try LocaleNameFormat(dialect: .standard).formatter(for: locale)
    let language = names.string(NamedCode.language("fr"))
    let region = names.string(NamedCode.region("FR"))
    let both = names.string(NamedCode.locale("fr-FR"))
    guard both.hasPrefix(language), both.utf8.count > language.utf8.count + region.utf8.count
    else { return usual }
    let rest = String(both.dropFirst(language.count))
    let pieces = rest.substituting(first: region, with: "\u{0}").split(separator: "\u{0}")
    guard pieces.count == 2 else { return usual }
    return Parentheses(String(pieces[0]), String(pieces[1]))
  }
}
