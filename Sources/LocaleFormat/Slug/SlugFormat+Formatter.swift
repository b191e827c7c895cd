extension SlugFormat {
  /// A ``SlugFormat`` made ready for one language: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: SlugCore

    /// The locale whose language is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: SlugFormat { core.recipe }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }
    /// The rules by which ICU writes letters in ASCII: `Latin-ASCII`, or those of the language.
    public var rulesName: String { core.rules.name }

    /// Writes a slug, or throws the reason why there is none.
    ///
    /// - Decimal digits of every script become ASCII digits. Apostrophes and invisible characters are
    ///   left out. All other characters separate words, and so do letters that are dropped.
    /// - A slug begins and ends with a letter or a digit, and a slug of a slug is the same.
    ///
    /// ```swift
    /// let slugs = try SlugFormat(otherLetters: .refused, maximumBytes: 16).formatter(for: "pl")
    /// try slugs.checkedString("Łódź: 5 zdjęć, ’24")  // "lodz-5-zdjec-24"
    /// try slugs.checkedString("Zażółć gęślą jaźń")  // "zazolc-gesla"
    /// try slugs.checkedString("Москва")  // throws
    /// ```
    /// - Throws: `FormatError.Code.unwritable` for a text without any letter or digit that a slug may
    ///   have, for a refused letter, with its offset, and for a limit below the first character.
    public func checkedString(_ value: String) throws(FormatError) -> String {
      String(decoding: try core.bytes(value.utf8.span), as: UTF8.self)
    }

    /// Appends a slug as UTF-8, or throws the reason why there is none.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(_ value: String, to bytes: inout [UInt8]) throws(FormatError) {
      bytes += try core.bytes(value.utf8.span)
    }

    /// Nothing: a text that has no slug does not become one.
    public func fallback(_ value: String) -> String { "" }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. Its language decides the rules: with ICU 72 German has separate
  ///   ones, `Müller` as `mueller`, and all other languages have those of the Latin script.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws, and `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// A word of ASCII costs a few nanoseconds a letter, and another word some microseconds.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try SlugCore(try validated(), for: locale))
  }
}

extension SlugFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

extension FormatRecipe where Self == SlugFormat {
  /// A part of a web address: ``SlugFormat/init(_:separator:otherLetters:keepsCase:maximumBytes:)``.
  public static var slug: SlugFormat { SlugFormat() }
}
