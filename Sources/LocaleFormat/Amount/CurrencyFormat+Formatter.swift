internal import ICU
internal import Sharing

extension CurrencyFormat {
  /// A ``CurrencyFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    private let core: CurrencyCore

    fileprivate init(_ core: CurrencyCore) { self.core = core }

    /// The recipe.
    public var recipe: CurrencyFormat { core.recipe }
    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes an amount, or throws the reason why it cannot be written.
    ///
    /// - Throws: What the formatter of ``NumberFormat/currency(_:)`` throws, and
    ///   `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ value: CurrencyAmount) throws(FormatError) -> String {
      try core.writer(of: value.currency).checkedString(value.amount)
    }

    /// Appends an amount as UTF-8, or throws the reason why it cannot be written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: CurrencyAmount,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += try checkedString(value).utf8
    }

    /// Writes an amount and names the parts of the text, or throws the reason why it cannot be
    /// written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: CurrencyAmount) throws(FormatError) -> FormattedText {
      try core.writer(of: value.currency).checkedText(value.amount)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws, and `FormatError.Code.icu` when ICU fails.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(try CurrencyCore(try validated(), for: locale))
  }
}

extension CurrencyFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of money or, for names of currencies and compact amounts, of money in
  /// words.
  public var category: AppLocale.Category { number.category }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

/// The ready form of a recipe for amounts of money.
private final class CurrencyCore: Sendable {
  let recipe: CurrencyFormat
  private let locale: LocaleID
  let resolvedLocale: ResolvedLocale
  /// The formatters of the currencies that were written last.
  private let writers = BoundedStore<Currency, NumberCore>(maximumCost: 16)

  init(_ recipe: CurrencyFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    self.locale = locale
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies])
    // The data lacks a style for all currencies or for none.
    if !DataChoice.allowsICU { _ = try writer(of: "EUR") }
  }

  // Formatters with a plan, about 1 KB each.
  var estimatedByteCount: Int { 1_000 + writers.count * 1_000 }

  /// The data is the same for all currencies.
  var source: FormatSource {
    do throws(FormatError) { return try writer(of: "EUR").source } catch { return .system }
  }

  func writer(of currency: Currency) throws(FormatError) -> NumberCore {
    try writers.value(for: currency) { () throws(FormatError) in
      let number = recipe.number
      return try NumberCore(
        NumberFormat(style: .currency(currency), settings: number.settings, texts: number.texts),
        for: locale
      )
    }
  }
}
