extension IndexFormat {
  /// An ``IndexFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// As a formatter it writes the label of the heading that a name belongs to.
  public struct Formatter: LocaleFormatter {
    let core: IndexCore

    /// The locale whose headings are used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: IndexFormat { core.recipe }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }
    /// The order of the names.
    public var order: CollationFormat.Formatter { .init(core: core.order) }

    /// All headings, in their order.
    ///
    /// ```swift
    /// let greek = try IndexFormat().formatter(for: "el")
    /// greek.headings.prefix(3).map(\.label)  // ["…", "Α", "Β"]
    /// ```
    public var headings: [IndexHeading] { core.headings }

    /// Compiles the plan at once, and that of the order.
    package func compilePlan() { core.compilePlan() }

    /// Returns the heading that a name belongs to, as its place in ``headings``.
    ///
    /// - Throws: `FormatError.Code.icu` if ICU fails, as it does for a text of more than 500 MB.
    public func place(of name: String) throws(FormatError) -> Int {
      try core.place(of: name.utf8.span)
    }

    /// Appends the label of the heading that a name belongs to.
    ///
    /// - Throws: What ``place(of:)`` throws.
    public func checkedAppend(_ value: String, to bytes: inout [UInt8]) throws(FormatError) {
      bytes += try checkedString(value).utf8
    }

    /// Returns the label of the heading that a name belongs to.
    ///
    /// - Throws: What ``place(of:)`` throws.
    public func checkedString(_ value: String) throws(FormatError) -> String {
      // A copy: the label belongs to the formatter.
      String(copying: core.headings[try place(of: value)].label.utf8Span)
    }

    /// The label of the names that are after all headings.
    public func fallback(_ value: String) -> String { "\u{2026}" }

    /// Returns the headings that have elements, with their elements in order.
    ///
    /// ```swift
    /// let german = try IndexFormat().formatter(for: "de")
    /// let sections = german.sections(["Zorn", "Österreich", "Otto", "1871"]) { $0 }
    /// sections.map(\.heading.label)  // ["…", "O", "Z"]
    /// sections[1].elements  // ["Österreich", "Otto"]
    /// ```
    /// - Parameters:
    ///   - elements: The elements.
    ///   - name: Returns the name of an element.
    /// - Returns: The sections, in the order of the headings. If ICU fails for a name, it is under
    ///   the last heading.
    @inlinable
    public func sections<Element>(
      _ elements: some Sequence<Element>,
      by name: (Element) -> String
    ) -> [IndexSection<Element>] {
      let elements = Array(elements)
      return sections(of: CollatedTexts(elements, name)).map { section in
        IndexSection(section.heading, section.elements.map { elements[Int($0)] })
      }
    }

    /// The sections of the numbers of names.
    @usableFromInline
    func sections(of names: CollatedTexts) -> [IndexSection<Int32>] {
      var lists = [[Int32]](repeating: [], count: core.headings.count)
      let bytes = names.bytes.span
      for number in core.order.order(of: names) {
        do throws(FormatError) {
          lists[try core.place(of: bytes.extracting(names.range(number)))].append(number)
        } catch {
          FormatFailures.count(error)
          lists[lists.count - 1].append(number)
        }
      }
      var sections: [IndexSection<Int32>] = []
      for place in lists.indices where !lists[place].isEmpty {
        sections.append(IndexSection(core.headings[place], lists[place]))
      }
      return sections
    }
  }

  /// Makes the headings ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no headings for it, those of its parent or of root
  ///   are used, and ``Formatter/resolvedLocale`` reports this. Its keyword `co` is the type of
  ///   order, if the recipe names none.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.invalidOption` for a count or a group of the order that cannot be
  ///   used; `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It takes 1 to 10 ms: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try IndexCore(self, for: locale))
  }
}

extension IndexFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

extension FormatRecipe where Self == IndexFormat {
  /// The headings of an index: ``IndexFormat/init(order:additionalLocales:maximumCount:)``.
  public static var index: IndexFormat { IndexFormat() }
}
