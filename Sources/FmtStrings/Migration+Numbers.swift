extension Migration {
  /// The formatters of numbers, and what they read.
  static let numbers: [Migration] = [
    Migration(
      .numberFormatter,
      "NumberFormatter",
      sample: #"""
        ```swift
        let number = 1234.5
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "1.234,5"
        try number.formatted(.localized(.decimal, locale: "de"))  // "1.234,5"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("percent"),
      remark: "whole percents, unless .fraction(…) is added",
      sample: #"""
        ```swift
        let number = 0.256
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "26\u{A0}%"
        try number.formatted(.localized(.percent, locale: "de"))  // "26\u{A0}%"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("currency"),
      remark: "the amount has to name its currency",
      sample: #"""
        ```swift
        let price = Decimal(string: "1234.5") ?? 0
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: price as NSDecimalNumber)  // "1.234,50\u{A0}€"
        try price.formatted(.localized(.currency("EUR"), locale: "de"))  // "1.234,50\u{A0}€"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("currencyAccounting"),
      sample: #"""
        ```swift
        let price = -1234.5
        let formatter = NumberFormatter()
        formatter.numberStyle = .currencyAccounting
        formatter.currencyCode = "USD"
        formatter.locale = Locale(identifier: "en_US")
        formatter.string(from: price as NSNumber)  // "($1,234.50)"
        try price.formatted(.localized(.currency("USD").accounting(), locale: "en"))  // "($1,234.50)"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("currencyISOCode"),
      sample: #"""
        ```swift
        let price = 1234.5
        let formatter = NumberFormatter()
        formatter.numberStyle = .currencyISOCode
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: price as NSNumber)  // "1.234,50\u{A0}EUR"
        try price.formatted(.localized(.currency("EUR").presentation(.code), locale: "de"))  // "1.234,50\u{A0}EUR"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("currencyPlural"),
      sample: #"""
        ```swift
        let price = 2.0
        let formatter = NumberFormatter()
        formatter.numberStyle = .currencyPlural
        formatter.currencyCode = "USD"
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: price as NSNumber)  // "2,00 Euro"
        try price.formatted(.localized(.currency("USD").presentation(.name), locale: "de"))  // "2,00 US-Dollar"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("spellOut"),
      sample: #"""
        ```swift
        let number = 21
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "ein\u{AD}und\u{AD}zwanzig"
        try FormatterCache.shared.string(number, as: .spellOut, for: "de")  // "ein\u{AD}und\u{AD}zwanzig"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("ordinal"),
      sample: #"""
        ```swift
        let number = 2
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = Locale(identifier: "en_US")
        formatter.string(from: number as NSNumber)  // "2nd"
        try FormatterCache.shared.string(number, as: .ordinal, for: "en")  // "2nd"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("scientific"),
      sample: #"""
        ```swift
        let number = 123_456
        let formatter = NumberFormatter()
        formatter.numberStyle = .scientific
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "1,23456E5"
        try number.formatted(.localized(.scientific, locale: "de"))  // "1,23456E5"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter",
      when: .style("none"),
      remark: "whole numbers without grouping",
      sample: #"""
        ```swift
        let number = 1234.5
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "1234"
        try number.formatted(.localized(.decimal.fraction(0).grouping(.off), locale: "de"))  // "1234"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.localizedString",
      remark: "the text is in the app's locale, or in that of locale:",
      sample: #"""
        ```swift
        let number = 1234.5
        NumberFormatter.localizedString(from: number as NSNumber, number: .decimal)  // "1,234.5"
        try number.formatted(.localized(.decimal, locale: "de"))  // "1.234,5"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.number(from:)",
      remark: "the whole text is read, or an error is thrown",
      sample: #"""
        ```swift
        let text = "1,234.5"
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "de_DE")
        formatter.number(from: text)  // 1.234
        try Double(text, format: .localized(.decimal, locale: "de"))  // throws
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.isLenient",
      sample: #"""
        ```swift
        let text = " 1 234,5 "
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.isLenient = true
        formatter.locale = Locale(identifier: "de_DE")
        formatter.number(from: text)  // 1234.5
        try Double(text, format: .localized(.decimal, locale: "de").parsing(.lenient))  // 1234.5
        ```
        """#
    ),
  ]
}
