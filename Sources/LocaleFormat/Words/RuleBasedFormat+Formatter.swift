extension RuleBasedFormat {
  /// A ``RuleBasedFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// ICU's rules are not safe to share, so each call borrows them from a pool; no lock is held while it
  /// works. The formatters of all locales that have the same rules share a pool, and all pools
  /// together keep at most ``RuleBasedFormat/maximumKeptByteCount`` bytes.
  public struct Formatter: ParsingFormatter {
    let core: RuleBasedCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The names of the locale's public rule sets, in ICU's order.
    public var ruleSets: [String] { core.writer.ruleSets }
    /// The name of the rule set in use.
    public var ruleSet: String { core.writer.ruleSet }

    /// ICU writes, by rules.
    public var planState: PlanState { .refused(.rules) }

    /// Writes a number, in digits when its whole part has more than 64 bits; a decimal with a fraction as the nearest
    /// binary one.
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
    /// Strictly it must be written as this formatter writes it: case, soft hyphens, zero-width spaces and the kinds
    /// of spaces and hyphens do not count. ICU reads by the rule set in use, the value is written again, and the
    /// texts must agree; so a number that ICU does not read back exactly, such as one above 2^53, is refused.
    ///
    /// Leniently it is what ICU takes it for: by any rule set, whatever its case and punctuation; spaces at both ends
    /// do not count.
    ///
    /// ```swift
    /// let german = try RuleBasedFormat.spellOut.formatter(for: "de")
    /// try german.parse("Zwei Komma fünf").description  // "2.5"
    /// let english = try RuleBasedFormat.spellOut.formatter(for: "en")
    /// try english.parse(" fifty-7 ", mode: .lenient).description  // "57"
    /// ```
    /// - Parameters:
    ///   - text: At most a quarter longer than the longest number of this formatter; leniently 64 bytes.
    ///   - mode: How exactly the text must be what the formatter writes.
    /// - Returns: The number.
    /// - Throws: `FormatError.Code.unreadable` with the place that was not
    ///   read or is written otherwise and, where a number was read, how it is written.
    ///
    /// The time grows with the third power of the length: within the bound some milliseconds at most,
    /// but in Irish several hundred for hostile text. To read leniently compares by collation, which costs up to 200
    /// milliseconds, and in Irish two seconds: not for text you do not trust.
    public func parse(_ text: String, mode: ParseMode = .strict) throws(FormatError) -> FixedDecimal
    {
      try core.writer.parse(text, mode)
    }

    /// Reads the number that a text begins with, just as ICU does: by any rule set of the locale.
    ///
    /// - Parameters:
    ///   - text: At most 256 bytes, or 64 when lenient.
    ///   - lenient: Whether case and punctuation do not count.
    /// - Returns: What was read; nil when the text begins with no number.
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
  /// - Parameter locale: Any locale; where ICU has no rules for it, its parent's or root's are used,
  ///   and ``Formatter/resolvedLocale`` says so.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.unsupportedStyle` for ``ordinalWords`` where a language has
  ///   none, `FormatError.Code.unsupportedRuleSet` for a rule set that the locale
  ///   has not, and `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs hundreds of microseconds: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try RuleBasedCore(self, for: locale))
  }
}

extension RuleBasedFormat {
  /// How much memory the process keeps of rules that nobody uses, in bytes: 8 MB, and 8 MB for each
  /// thread that can have its own (``FormatterCache/maximumIdleHandles``).
  ///
  /// Rules take 10 KB to 1 MB for a language, and 4.8 MB for Russian words; as much again for those
  /// that read a text. Past the bound, those not used lately are closed, and opened again when they
  /// are wanted, which takes up to 5 ms.
  public static let maximumKeptByteCount = (1 + idleHandleLimit) * (8 << 20)
}

extension RuleBasedFormat: FormatRecipe {
  /// Words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
