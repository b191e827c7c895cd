extension RuleBasedFormat {
  /// A ``RuleBasedFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// A program that was compiled from the rules writes the numbers, and formatters with the same rules
  /// share it. ICU reads, and writes what no program writes. ICU's rules are not safe to share, so each
  /// such call borrows them from a pool, and holds no lock while it works. The formatters of all
  /// locales that have the same rules share a pool. All pools together keep at most
  /// ``RuleBasedFormat/maximumKeptByteCount`` bytes.
  public struct Formatter: ParsingFormatter {
    let core: RuleBasedCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The names of the locale's public rule sets, in ICU's order.
    public var ruleSets: [String] { core.writer.ruleSets }
    /// The name of the rule set in use.
    public var ruleSet: String { core.writer.ruleSet }

    /// Whether a compiled program writes the numbers.
    ///
    /// With a program, ICU still writes numbers whose whole part has more than 63 bits.
    public var planState: PlanState { core.writer.planState }

    /// Writes a number, in digits if its whole part has more than 64 bits.
    ///
    /// A decimal with a fraction is written as the nearest binary number.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ value: NumericValue) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends a number as UTF-8.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: NumericValue,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a number as one part.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: NumericValue) throws(FormatError) -> FormattedText {
      FormattedText(try core.string(value), kind: .words)
    }

    /// Reads a number in words.
    ///
    /// In strict mode, the text must be written as this formatter writes it. Only case, soft
    /// hyphens, zero-width spaces and the kinds of spaces and hyphens may differ. ICU reads by the
    /// rule set in use, the value is written again, and the texts must agree. So a number that ICU
    /// does not read back exactly, such as one above 2^53, is refused.
    ///
    /// In lenient mode, the text means what ICU takes it for: by any rule set, whatever its case
    /// and punctuation. Spaces at both ends are ignored.
    ///
    /// ```swift
    /// let german = try RuleBasedFormat.spellOut.formatter(for: "de")
    /// try german.parse("Zwei Komma fünf").description  // "2.5"
    /// let english = try RuleBasedFormat.spellOut.formatter(for: "en")
    /// try english.parse(" fifty-7 ", mode: .lenient).description  // "57"
    /// ```
    /// - Parameters:
    ///   - text: At most a quarter and 16 bytes longer than the longest number of this formatter;
    ///     in lenient mode, at most 64 bytes.
    ///   - mode: How closely the text must match what the formatter writes.
    /// - Returns: The number.
    /// - Throws: `FormatError.Code.unreadable` with the place that was not read or is written
    ///   differently and, if a number was read, with its usual text.
    ///
    /// The time grows with the third power of the length: within the bound it is some milliseconds
    /// at most, but in Irish several hundred for hostile text. Lenient mode compares by collation,
    /// which costs up to 200 milliseconds, and in Irish two seconds: do not use it for text that
    /// you do not trust.
    public func parse(_ text: String, mode: ParseMode = .strict) throws(FormatError) -> FixedDecimal
    {
      try core.writer.parse(text, mode)
    }

    /// Reads the number at the beginning of a text, just as ICU does: by any rule set of the
    /// locale.
    ///
    /// - Parameters:
    ///   - text: At most 256 bytes, or 64 when lenient.
    ///   - lenient: Whether case and punctuation are ignored.
    /// - Returns: The number that was read; nil if the text does not begin with one.
    /// - Throws: `FormatError.Code.unreadable` for a longer text.
    ///
    /// The time grows with the third power of the length, to a second for hostile text in Irish.
    package func parsePrefix(_ text: String, lenient: Bool = false) throws(FormatError) -> Reading?
    {
      try core.writer.parsePrefix(text, lenient: lenient)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no rules for it, those of its parent or of root are
  ///   used, and ``Formatter/resolvedLocale`` reports this.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.unsupportedStyle` for ``ordinalWords`` if a language has none.
  ///   `FormatError.Code.unsupportedRuleSet` for a rule set that the locale does not have.
  ///   `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs hundreds of microseconds the first time, when the program of the rules is compiled:
  /// keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try RuleBasedCore(self, for: locale))
  }
}

extension RuleBasedFormat {
  /// The most memory that the process keeps for idle rules, in bytes.
  ///
  /// It is 8 MB, and 8 MB for each thread that can have its own
  /// (``FormatterCache/maximumIdleHandles``). Rules take 10 KB to 1 MB for a language, and 4.8 MB
  /// for Russian words. Rules that read a text take as much again. Above the bound, those not used
  /// lately are closed. They are opened again when they are needed, which takes up to 5 ms.
  public static let maximumKeptByteCount = (1 + idleHandleLimit) * (8 << 20)
}

extension RuleBasedFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
