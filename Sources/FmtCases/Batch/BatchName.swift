internal import LocaleFormat

/// The kind `display_name`.
enum BatchName {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["type", .truth("dialect"), "length", "context", .truth("noSubstitute")])
    let code = try test.input.text()
    let type = try test.text("type") ?? "locale"
    let locale = try test.bareLocaleID()
    let recipe = try recipe(of: test)
    switch type {
    // The expected names of currencies were made without a context.
    case "currency": return try currency(code, in: locale) { $0.name(of: .currency($1)) }
    case "currencySymbol": return try currency(code, in: locale) { $0.symbol(ofCurrency: $1) }
    case "currencyNarrowSymbol":
      return try currency(code, in: locale) { $0.symbol(ofCurrency: $1, isNarrow: true) }
    default: break
    }
    guard let kind = LocaleNameFormat.Kind(rawValue: type), kinds.contains(kind) else {
      throw BatchFailure.error("RangeError: type \(type)")
    }
    let names = try FormatterCache.shared.formatter(recipe, for: locale)
    let text = code.isEmpty && kind == .locale ? "und" : code
    return BatchResult(try names.name(of: NamedCode(text, as: kind)) ?? "bogus")
  }

  private static let kinds: [LocaleNameFormat.Kind] = [.locale, .language, .region, .script]

  private static func recipe(of test: BatchCase) throws -> LocaleNameFormat {
    LocaleNameFormat(
      dialect: try test.truth("dialect") ? .dialect : .standard,
      length: try test.choice("length", default: .full),
      capitalization: try test.choice("context", default: .unspecified),
      fallback: try test.truth("noSubstitute") ? .nothing : .code
    )
  }

  private static func currency(
    _ code: String,
    in locale: LocaleID,
    _ name: (LocaleNameFormat.Formatter, Currency) -> String?
  ) throws -> BatchResult {
    let names = try FormatterCache.shared.formatter(LocaleNameFormat(), for: locale)
    return BatchResult(name(names, try Currency(code)) ?? code)
  }
}
