internal import ICU
internal import Sharing

// ICU's time to read grows with the third power of the length, and it cannot be stopped. So the
// length is limited first.

extension WordWriter {
  /// The longest text that ICU reads by all rule sets, in UTF-8 bytes.
  static let maximumPrefixByteCount = 256
  /// The longest text that ICU reads leniently, in UTF-8 bytes.
  static let maximumLenientByteCount = 64

  func parse(_ text: String, _ mode: ParseMode) throws(FormatError) -> FixedDecimal {
    switch mode {
    case .strict: try parse(text)
    case .lenient: try parseLenient(text)
    }
  }

  /// Reads a number that is written as this writer writes it.
  func parse(_ text: String) throws(FormatError) -> FixedDecimal {
    try check(text, maximumReadByteCount)
    let words = FoldedWords(text)
    let digits = words.text.decimalDigits
    if let value = try number(of: digits, writtenAs: words) { return value }
    let reading = try read(words.text, ruleSet.isEmpty ? .all : .own)
    guard let reading, let value = reading.value else { throw nothingRead(text) }
    guard reading.utf8Count == words.bytes.count else {
      throw .unreadable(
        text.excerpt,
        offset: words.offset(of: reading.utf8Count),
        reason: .numberEnds,
        proposal: try proposal(for: text)
      )
    }
    let written = try write(value)
    if let offset = words.firstDifference(from: FoldedWords(written)) {
      throw .unreadable(
        text.excerpt,
        offset: offset,
        reason: Reason("number-written-otherwise", "this is not how the rules write this number"),
        proposal: written.decimalDigits == digits ? written : nil
      )
    }
    return value
  }

  /// Returns the number with some digits if a text is how this writer writes it; else nil.
  ///
  /// ICU reads its own `12de` as 102, in Afrikaans, and `1º` as 0, in Italian.
  private func number(
    of digits: String,
    writtenAs words: FoldedWords
  ) throws(FormatError) -> FixedDecimal? {
    guard !digits.isEmpty else { return nil }
    for sign in ["", "-"] {
      let value = try FixedDecimal(sign + digits)
      if FoldedWords(try write(value)).bytes == words.bytes { return value }
    }
    return nil
  }

  /// The number that lenient reading finds in a whole text, as it is written; nil if there is none.
  private func proposal(for text: String) throws(FormatError) -> String? {
    guard text.utf8.count <= Self.maximumLenientByteCount else { return nil }
    let words = FoldedWords(trimming: text)
    guard let reading = try read(words.text, .lenient), let value = reading.value,
      reading.utf8Count == words.bytes.count
    else { return nil }
    let written = try write(value)
    return written.decimalDigits == words.text.decimalDigits ? written : nil
  }

  /// Reads a number as leniently as ICU does, without the spaces at both ends.
  func parseLenient(_ text: String) throws(FormatError) -> FixedDecimal {
    try check(text, Self.maximumLenientByteCount)
    let words = FoldedWords(trimming: text)
    guard let reading = try read(words.text, .lenient), let value = reading.value else {
      throw nothingRead(text)
    }
    guard reading.utf8Count == words.bytes.count else {
      throw .unreadable(
        text.excerpt,
        offset: words.offset(of: reading.utf8Count),
        reason: .numberEnds,
        proposal: nil
      )
    }
    return value
  }

  /// Reads the number at the beginning of a text by all rule sets of the locale; nil if there is
  /// none.
  func parsePrefix(
    _ text: String,
    lenient: Bool
  ) throws(FormatError) -> RuleBasedFormat.Reading? {
    try check(text, lenient ? Self.maximumLenientByteCount : Self.maximumPrefixByteCount)
    return try read(text, lenient ? .lenient : .all)
  }

  private func check(_ text: String, _ maximum: Int) throws(FormatError) {
    guard text.utf8.count > maximum else { return }
    throw .unreadable(
      text.excerpt,
      offset: maximum,
      reason: .readsAtMost(maximum),
      proposal: nil
    )
  }

  private func nothingRead(_ text: String) -> FormatError {
    .unreadable(
      text.excerpt,
      offset: 0,
      reason: Reason("no-number-at-start", "it does not begin with a number"),
      proposal: nil
    )
  }

  /// Returns the digits that ICU reads by this rule set alone, if it reads the whole text.
  func digitsByICU(of text: String) throws(FormatError) -> String? {
    let words = FoldedWords(text)
    let reading = try read(words.text, .own)
    return reading.flatMap { $0.utf8Count == words.bytes.count ? $0.digits : nil }
  }

  private func read(
    _ text: String,
    _ reading: RulesHandle.Reading
  ) throws(FormatError) -> RuleBasedFormat.Reading? {
    do throws(ICUError) {
      let read =
        if reading == .own {
          try store.withPool(for: rules.key.reading(ruleSet)) { pool throws(ICUError) in
            try pool.lend(RulesPool.usual) { handle throws(ICUError) in
              try handle.parse(text, reading)
            }
          }
        } else {
          try rules.lend(ruleSetNumber, isLenient: reading == .lenient) { handle throws(ICUError) in
            try handle.parse(text, reading)
          }
        }
      return read.map { RuleBasedFormat.Reading(digits: $0.digits, utf8Count: $0.utf8Count) }
    } catch {
      throw .icu(error, while: "reading a number in words")
    }
  }

  private func write(_ value: FixedDecimal) throws(FormatError) -> String {
    do throws(ICUError) {
      return try string(value)
    } catch {
      throw .icu(error, while: "writing the number that was read")
    }
  }
}

extension Reason {
  fileprivate static let numberEnds = Reason("number-ends", "the number ends here")
}

extension String {
  /// The decimal digits of any script, as ASCII.
  fileprivate var decimalDigits: String {
    String(
      unicodeScalars.compactMap { scalar in
        scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      }
      .map { Character("\(Int($0))") }
    )
  }
}

extension RuleBasedFormat.Formatter {
  /// Returns the digits that ICU reads by the rule set of this formatter alone, for comparisons.
  package func digitsByICU(of text: String) throws(FormatError) -> String? {
    try core.writer.digitsByICU(of: text)
  }

  /// The public rule sets and the one that ICU chooses, as ICU's own object has them, for comparisons.
  package func ruleSetsByICU() throws(FormatError) -> (all: [String], usual: String) {
    let key = core.writer.rules.key
    do throws(ICUError) {
      let handle = try RulesHandle(key.kind, locale: key.locale, base: key.base)
      return (try handle.ruleSets(), try handle.ruleSet())
    } catch {
      throw .icu(error, while: "opening the rules of \(resolvedLocale.requested)")
    }
  }

  /// The rule set for ordinals in words among those of ICU, for comparisons.
  package var ordinalRuleSet: String? { WordWriter.ordinalRuleSet(among: ruleSets) }
}

extension RuleBasedFormat {
  /// A number that was read at the beginning of a text.
  package struct Reading: Hashable, Sendable {
    /// Decimal text, `Infinity`, `-Infinity` or `NaN`.
    package let digits: String
    /// The number of UTF-8 bytes of the text that were read.
    package let utf8Count: Int

    init(digits: String, utf8Count: Int) {
      self.digits = Self.withoutExponent(digits)
      self.utf8Count = utf8Count
    }

    /// The number; nil if it is not finite.
    package var value: FixedDecimal? {
      guard digits.utf8.last?.isASCIIDigit == true else { return nil }
      do throws(FormatError) {
        return try FixedDecimal(digits)
      } catch {
        return nil
      }
    }

    /// Writes `1000000000000` for a number that ICU returns as `1E+12`, up to 40 places.
    private static func withoutExponent(_ digits: String) -> String {
      let parts = digits.split(separator: "E")
      guard parts.count == 2, let exponent = Int(parts[1]), abs(exponent) <= 40 else {
        return digits
      }
      let isNegative = parts[0].hasPrefix("-")
      let halves = parts[0].drop { $0 == "-" }.split(separator: ".")
      guard let whole = halves.first else { return digits }
      var all = String(whole) + (halves.count > 1 ? halves[1] : "")
      var point = whole.utf8.count + exponent
      if point <= 0 {
        all = String(repeating: "0", count: 1 - point) + all
        point = 1
      }
      all += String(repeating: "0", count: max(0, point - all.utf8.count))
      let fraction = all.dropFirst(point)
      return (isNegative ? "-" : "") + all.prefix(point) + (fraction.isEmpty ? "" : ".\(fraction)")
    }
  }
}
