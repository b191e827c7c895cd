import LocaleFormat

extension Oracle {
  /// Whether ICU writes a signed amount of a unit without its sign.
  package static func losesSign(
    _ value: String,
    _ options: NumberOptions,
    locale: some OracleLocale
  ) -> Bool {
    let text = options.description
    guard text.contains("unit="), !text.contains("sign=never"), !text.contains("scale=-"),
      value.hasPrefix("-") || text.contains("sign=always") || text.contains("sign=except")
    else { return false }
    let unsigned =
      text.split(separator: " ").filter { !$0.hasPrefix("sign=") }.joined(separator: " ")
      + " sign=never"
    let magnitude = value.hasPrefix("-") ? String(value.dropFirst()) : value
    let written = number(value, text, locale: locale)
    let isLost =
      written == number(magnitude, unsigned, locale: locale)
      || magnitude != value && written == number(magnitude, text, locale: locale)
    return isLost && written != number("0", text, locale: locale)
  }
}
