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
    // The magnitude of a number below zero is rounded in the other direction.
    let mirrored =
      value.hasPrefix("-")
      ? text.replacing("floor", with: "#").replacing("ceiling", with: "floor")
        .replacing("#", with: "ceiling") : text
    let unsigned =
      mirrored.split(separator: " ").filter { !$0.hasPrefix("sign=") }.joined(separator: " ")
      + " sign=never"
    let magnitude = value.hasPrefix("-") ? String(value.dropFirst()) : value
    let written = number(value, text, locale: locale)
    let isLost =
      written == number(magnitude, unsigned, locale: locale)
      || magnitude != value && written == number(magnitude, mirrored, locale: locale)
    return isLost && written != number("0", text, locale: locale)
  }
}
