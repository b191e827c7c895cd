extension SegmentFormat {
  /// A ``SegmentFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// As a formatter it writes a text as it is, with a part for each segment.
  public struct Formatter: LocaleFormatter {
    let core: SegmentCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: SegmentFormat { core.recipe }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }
    /// Whether words and characters are found by a plan, which is compiled after some 40,000 bytes of
    /// text.
    public var planState: PlanState { core.planState }

    /// Compiles the plan at once.
    package func compilePlan() { core.compilePlan() }

    /// Calls `body` with each segment of a text, in order, until it returns false.
    ///
    /// Nothing is allocated for a text of less than 4 KB.
    ///
    /// ```swift
    /// let words = try SegmentFormat.words.formatter(for: "en")
    /// var first: TextSegment?
    /// let text = "The quick brown fox"
    /// words.forEach(in: text.utf8Span) { segment in
    ///   first = segment
    ///   return false
    /// }
    /// first?.utf8Range  // 0..<3
    /// ```
    /// - Parameters:
    ///   - text: The text.
    ///   - body: Gets a segment, and returns whether to go on.
    public func forEach(in text: borrowing UTF8Span, _ body: (TextSegment) -> Bool) {
      core.forEach(in: text.span, body)
    }

    /// Returns the segments of a text, with what is between words.
    ///
    /// ```swift
    /// let lines = try SegmentFormat.lines.formatter(for: "en")
    /// lines.segments(in: "one two-three\n").map(\.utf8Range)  // [0..<4, 4..<8, 8..<14]
    /// lines.segments(in: "one two-three\n").map(\.kind)  // [.plain, .plain, .mandatoryBreak]
    /// ```
    public func segments(in text: String) -> [TextSegment] {
      var segments: [TextSegment] = []
      core.forEach(in: text.utf8.span) {
        segments.append($0)
        return true
      }
      return segments
    }

    /// Returns the pieces of a text: its words without what is between them, or all of its
    /// characters, sentences or lines.
    ///
    /// ```swift
    /// let japanese = try SegmentFormat.words.formatter(for: "ja")
    /// japanese.texts(in: "東京に行く。")  // ["東京", "に", "行く"]
    /// ```
    public func texts(in text: String) -> [Substring] {
      var texts: [Substring] = []
      var end = text.startIndex
      core.forEach(in: text.utf8.span) { segment in
        let start = end
        end = text.utf8.index(start, offsetBy: segment.utf8Range.count)
        if segment.isCounted { texts.append(text[start..<end]) }
        return true
      }
      return texts
    }

    /// Returns the number of pieces of a text: of its words without what is between them, or of all
    /// of its characters, sentences or lines.
    ///
    /// ```swift
    /// let characters = try SegmentFormat.characters.formatter(for: "en")
    /// characters.count(in: "e\u{301}👩‍👩‍👧")  // 2
    /// ```
    public func count(in text: String) -> Int {
      var count = 0
      core.forEach(in: text.utf8.span) { segment in
        if segment.isCounted { count += 1 }
        return true
      }
      return count
    }

    /// Appends the text as it is.
    ///
    /// - Throws: Never.
    public func checkedAppend(_ value: String, to bytes: inout [UInt8]) throws(FormatError) {
      bytes += value.utf8
    }

    /// Returns the text as it is, with a part for each segment.
    ///
    /// - Throws: Never.
    public func checkedText(_ value: String) throws(FormatError) -> FormattedText {
      var parts: [FormattedText.Part] = []
      var count = 0
      core.forEach(in: value.utf8.span) { segment in
        let index = segment.isCounted ? count : nil
        if segment.isCounted { count += 1 }
        parts.append(
          .init(
            kind: segment.isCounted ? .element : .literal,
            utf8Range: segment.utf8Range,
            itemIndex: index
          )
        )
        return true
      }
      // A copy: otherwise a cache would retain the text while it borrows the formatter, which
      // `.ci/machinecode` takes for a reference to the formatter's data.
      return FormattedText(string: String(copying: value.utf8Span), parts: parts)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. Boundaries differ in few of them: words of Finnish and Swedish,
  ///   sentences of Greek, lines of Japanese. Its keywords `lb`, `lw` and `ss` are the options that
  ///   the recipe does not have.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It takes 3 µs, and some 100 µs for the first one: keep the result, or use a
  /// ``FormatterCache``. 134 bytes of English take 0.4 µs with a plan, and 1 µs without one.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try SegmentCore(self, for: locale))
  }
}

extension SegmentFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

// The pieces as members of any recipe, so that generic functions accept `.words` too.

extension FormatRecipe where Self == SegmentFormat {
  /// Characters as people see them: ``SegmentFormat/characters``.
  public static var characters: SegmentFormat { SegmentFormat.characters }

  /// Words: ``SegmentFormat/words``.
  public static var words: SegmentFormat { SegmentFormat.words }

  /// Sentences: ``SegmentFormat/sentences``.
  public static var sentences: SegmentFormat { SegmentFormat.sentences }

  /// The text between two places where a line may end: ``SegmentFormat/lines``.
  public static var lines: SegmentFormat { SegmentFormat.lines }
}
