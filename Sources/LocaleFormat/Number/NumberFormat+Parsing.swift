extension NumberFormat {
  /// How exactly a text must be what people of a locale write.
  public enum ParseMode: String, Hashable, Sendable, CaseIterable {
    /// As the formatter writes it.
    case strict
    /// As people type it.
    case lenient
  }
}

extension NumberFormat.Formatter {
  /// Reads a number that was written in this format.
  public func parse(
    _ text: String,
    _ mode: NumberFormat.ParseMode = .strict
  ) throws(FormatError) -> FixedDecimal {
    throw .unreadable(text, offset: 0, reason: "reading is not there yet", proposal: nil)
  }
}

/// An amount of money in its currency.
public struct CurrencyAmount: Hashable, Sendable {
  /// How much.
  public let amount: FixedDecimal
  /// Of what.
  public let currency: Currency

  /// Reads an amount in whatever currency the text names.
  public static func parse(
    _ text: String,
    for locale: LocaleID,
    _ mode: NumberFormat.ParseMode = .strict
  ) throws(FormatError) -> CurrencyAmount {
    throw .unreadable(text, offset: 0, reason: "reading is not there yet", proposal: nil)
  }
}
