internal import ICU

/// The ready form of a recipe of byte counts.
final class ByteCountCore: Sendable {
  let format: ByteCountFormat
  let resolvedLocale: ResolvedLocale
  /// The formatters of the allowed units.
  private let cores: [ByteCountUnit: NumberCore]
  /// Writes the exact count.
  private let exact: NumberCore?
  /// The text before and after what is in parentheses.
  private let parentheses: (open: String, close: String)
  private let zero: FormattedText?

  init(_ format: ByteCountFormat, for locale: LocaleID) throws(FormatError) {
    self.format = format
    var cores: [ByteCountUnit: NumberCore] = [:]
    for unit in ByteCountUnit.allCases where format.units.contains(unit.set) {
      let number = NumberFormat.unit(unit.identifier)
        .fraction(0...unit.fractionDigits)
        .width(unit == .byte ? .long : .short)
      cores[unit] = try NumberCore(number, for: locale)
    }
    self.cores = cores
    exact =
      format.includesActualByteCount
      ? try NumberCore(.unit("byte").width(.long), for: locale) : nil
    parentheses = exact == nil ? ("", "") : try Self.parentheses(locale)
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
    zero = format.spellsOutZero ? try Self.zero(cores, locale) : nil
  }

  var estimatedByteCount: Int {
    cores.values.reduce(1_000) { $0 + $1.estimatedByteCount } + (exact?.estimatedByteCount ?? 0)
  }

  func text(_ count: Int) throws(FormatError) -> FormattedText {
    if count == 0, let zero { return zero }
    let (unit, amount) = ByteCountUnit.best(for: Rational(FixedDecimal(count)), format)
    guard let core = cores[unit] else {
      throw .unwritable("\(count)", reason: Reason("no-byte-unit", "no unit is allowed"))
    }
    let text = try core.checkedText(amount.decimal)
    guard let exact, unit != .byte else { return text }
    return FormattedText(
      joining: [
        text, FormattedText(parentheses.open, kind: .literal),
        try exact.checkedText(FixedDecimal(count)),
        FormattedText(parentheses.close, kind: .literal),
      ]
    )
  }

  /// Zero with its number in words, in kilobytes if they are allowed; nil without rules for words.
  private static func zero(
    _ cores: [ByteCountUnit: NumberCore],
    _ locale: LocaleID
  ) throws(FormatError) -> FormattedText? {
    let smallest = ByteCountUnit.allCases.first { cores[$0] != nil }
    guard let core = cores[.kilobyte] ?? smallest.flatMap({ cores[$0] }) else { return nil }
    let words = try RuleBasedFormat.spellOut.formatter(for: locale)
    guard words.resolvedLocale.match != .root else { return nil }
    let text = try core.checkedText(0)
    guard let number = text.parts.firstIndex(where: { $0.kind == .integer }) else { return text }
    var word = words.string(FixedDecimal(0))
    if number == 0 {
      word = try CaseFormat.title(.whole, keepsOtherLetters: true).formatter(for: locale).string(
        word
      )
    }
    return FormattedText(
      joining: text.parts.indices.map { place in
        place == number
          ? FormattedText(word, kind: .words)
          : FormattedText(String(text[text.parts[place]]), kind: text.parts[place].kind)
      }
    )
  }

  /// The parentheses of a language, between the names of a language and a region.
  private static func parentheses(
    _ locale: LocaleID
  ) throws(FormatError) -> (open: String, close: String) {
    let usual = (" (", ")")
    let names = try LocaleNameFormat(dialect: .standard).formatter(for: locale)
    let language = names.string(NamedCode.language("fr"))
    let region = names.string(NamedCode.region("FR"))
    let both = names.string(NamedCode.locale("fr-FR"))
    guard both.hasPrefix(language), both.utf8.count > language.utf8.count + region.utf8.count
    else { return usual }
    let rest = String(both.dropFirst(language.count))
    let pieces = rest.substituting(first: region, with: "\u{0}").split(separator: "\u{0}")
    guard pieces.count == 2 else { return usual }
    return (String(pieces[0]), String(pieces[1]))
  }
}

extension FormattedText {
  /// Joins texts, with the parts of each.
  fileprivate init(joining texts: [FormattedText]) {
    var string = ""
    var parts: [Part] = []
    for text in texts {
      let start = string.utf8.count
      parts += text.parts.map {
        Part(
          kind: $0.kind,
          utf8Range: $0.utf8Range.lowerBound + start..<$0.utf8Range.upperBound + start,
          source: $0.source
        )
      }
      string += text.string
    }
    self.init(string: string, parts: parts)
  }
}
