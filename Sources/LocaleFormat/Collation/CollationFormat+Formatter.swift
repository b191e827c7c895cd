internal import ICU

extension CollationFormat {
  /// A ``CollationFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// As a formatter it writes the sort key of a text in hexadecimal digits, whose order by bytes is
  /// that of the texts.
  public struct Formatter: LocaleFormatter {
    let core: CollationCore

    /// The locale that ICU has data for, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The locale whose order is used: root for each of the languages that need no other order.
    ///
    /// ```swift
    /// try CollationFormat().formatter(for: "yue-HK").orderLocale  // "zh-Hant"
    /// try CollationFormat().formatter(for: "rw").orderLocale  // "und"
    /// ```
    public var orderLocale: LocaleID { core.orderLocale }
    /// The recipe that it was made of.
    public var recipe: CollationFormat { core.recipe }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }
    /// The type of order that is used; nil for the usual order of the locale.
    ///
    /// ```swift
    /// let format = CollationFormat(type: .phonebook)
    /// try format.formatter(for: "de").type  // .phonebook
    /// try format.formatter(for: "en").type  // nil
    /// ```
    public var type: CollationType? { core.type }
    /// The order and the version of ICU's data, by which sort keys are comparable.
    public var stamp: CollationStamp { core.stamp }

    /// Whether Latin texts are compared by a plan, which is compiled after 100,000 comparisons.
    public var planState: PlanState { core.planState }

    /// Compiles the plan at once.
    ///
    /// - Throws: `FormatError.Code.icu` if ICU fails.
    package func compilePlan() throws(FormatError) {
      do throws(ICUError) {
        try core.compilePlan()
      } catch {
        throw .icu(error, while: "reading the collation elements of \(orderLocale)")
      }
    }

    /// Compares two texts.
    ///
    /// ```swift
    /// let swedish = try CollationFormat().formatter(for: "sv")
    /// swedish.compare("z", "ö")  // .ascending
    /// let primary = try CollationFormat(strength: .primary).formatter(for: "en")
    /// primary.compare("Résumé", "resume")  // .same
    /// ```
    /// - Parameters:
    ///   - first: A text.
    ///   - second: Another text.
    /// - Returns: Whether the first is before or after the second, or neither. If ICU fails, which
    ///   only a lack of memory or a text of 2 GB causes, the order by bytes.
    public func compare(_ first: String, _ second: String) -> CollationOrder {
      core.compare(first.utf8.span, second.utf8.span)
    }

    /// Compares two texts in UTF-8.
    public func compare(
      _ first: borrowing UTF8Span,
      _ second: borrowing UTF8Span
    ) -> CollationOrder {
      core.compare(first.span, second.span)
    }

    /// Whether no difference of the recipe's strength is between two texts.
    ///
    /// ```swift
    /// let names = try CollationFormat(strength: .secondary).formatter(for: "en")
    /// names.areEqual("McDonald", "Mcdonald")  // true
    /// ```
    public func areEqual(_ first: String, _ second: String) -> Bool {
      compare(first, second) == .same
    }

    /// Whether a text is before another; for `sort(by:)` of collections that have it.
    public func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
      compare(first, second) == .ascending
    }

    /// Returns the sort key of a text.
    ///
    /// - Throws: `FormatError.Code.icu` if ICU fails, as it does for a text of more than 500 MB.
    public func key(of text: String) throws(FormatError) -> CollationKey {
      var bytes: [UInt8] = []
      try core.appendKey(of: text.utf8.span, to: &bytes)
      return CollationKey(bytes: bytes, stamp: stamp)
    }

    /// Appends the sort key of a text in hexadecimal digits.
    ///
    /// ```swift
    /// try CollationFormat(strength: .primary).formatter(for: "en").string("b")  // "2c"
    /// ```
    /// - Throws: What ``key(of:)`` throws.
    public func checkedAppend(_ value: String, to bytes: inout [UInt8]) throws(FormatError) {
      var key: [UInt8] = []
      try core.appendKey(of: value.utf8.span, to: &key)
      bytes.append(hexadecimal: key)
    }

    /// The bytes of the text in hexadecimal digits, after `00`, with which no sort key begins.
    public func fallback(_ value: String) -> String {
      var bytes: [UInt8] = []
      bytes.append(hexadecimal: [0] + value.utf8)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Makes the order ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no order for it, that of its parent or of root is
  ///   used, and ``Formatter/resolvedLocale`` reports this. Its keywords `co`, `ks`, `kc`, `kf`,
  ///   `kn`, `ka`, `kv`, `kb`, `kk` and `kr` are the options that the recipe does not have.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.invalidOption` for a group that ICU does not have;
  ///   `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// The first one of a language costs 50 to 260 µs, and others less than 1. Keep the result, or
  /// use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try CollationCore(self, for: locale))
  }
}

extension CollationFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The options in one word, if there is no reordering; otherwise the digest made at construction.
  public var key: RecipeKey {
    options.reordering == nil
      ? RecipeKey(digest: fingerprint, whole: word, 0, 0) : RecipeKey(digest: fingerprint)
  }
}

extension [UInt8] {
  /// Appends bytes as hexadecimal digits in lower case.
  mutating func append(hexadecimal bytes: some Sequence<UInt8>) {
    let digits = Array("0123456789abcdef".utf8)
    for byte in bytes {
      append(digits[Int(byte >> 4)])
      append(digits[Int(byte & 0xF)])
    }
  }
}
