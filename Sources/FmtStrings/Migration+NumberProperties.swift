extension Migration {
  /// The properties of formatters of numbers, and the formatters of units, lists and names.
  static let numberProperties: [Migration] = [
    Migration(
      .numberFormatter,
      "NumberFormatter.maximumFractionDigits",
      "NumberFormatter.minimumFractionDigits",
      remark: "both are one range: .fraction(2) is exactly two",
      sample: #"""
        ```swift
        let number = 0.125
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 1
        formatter.maximumFractionDigits = 2
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "0,125"
        try number.formatted(.localized(.decimal.fraction(1...2), locale: "de"))  // "0,12"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.maximumSignificantDigits",
      "NumberFormatter.minimumSignificantDigits",
      sample: #"""
        ```swift
        let number = 123_456
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.usesSignificantDigits = true
        formatter.maximumSignificantDigits = 3
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "123.000"
        try number.formatted(.localized(.decimal.significant(1...3), locale: "de"))  // "123.000"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.minimumIntegerDigits",
      "NumberFormatter.formatWidth",
      sample: #"""
        ```swift
        let number = 7
        let formatter = NumberFormatter()
        formatter.minimumIntegerDigits = 2
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "07"
        try number.formatted(.localized(.decimal.integer(atLeast: 2), locale: "de"))  // "07"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.usesGroupingSeparator",
      sample: #"""
        ```swift
        let number = 12_345
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "12345"
        try number.formatted(.localized(.decimal.grouping(.off), locale: "de"))  // "12345"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.roundingMode",
      sample: #"""
        ```swift
        let number = 2.5
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 0
        formatter.roundingMode = .halfUp
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "3"
        try number.formatted(.localized(.decimal.fraction(0).rounding(.halfUp), locale: "de"))  // "3"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.roundingIncrement",
      sample: #"""
        ```swift
        let price = 1.02
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.roundingIncrement = 0.05
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: price as NSNumber)  // "1"
        try price.formatted(.localized(.decimal.increment("0.05"), locale: "de"))  // "1,00"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.multiplier",
      sample: #"""
        ```swift
        let number = 0.5
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.multiplier = 100
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "50"
        try number.formatted(.localized(.decimal.scale(100), locale: "de"))  // "50"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.currencyCode",
      remark: "the currency is part of the amount's recipe",
      sample: #"""
        ```swift
        let price = 5
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "JPY"
        formatter.locale = Locale(identifier: "ja_JP")
        formatter.string(from: price as NSNumber)  // "¥5"
        try price.formatted(.localized(.currency("JPY"), locale: "ja"))  // "￥5"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.currencySymbol",
      "NumberFormatter.decimalSeparator",
      "NumberFormatter.groupingSeparator",
      remark: "the locale has the symbols; another one is put in by hand",
      sample: #"""
        ```swift
        let number = 1234.5
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.groupingSeparator = " "
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: number as NSNumber)  // "1 234,5"
        try number.formatted(.localized(.decimal, locale: "de")).replacing(".", with: " ")  // "1 234,5"
        ```
        """#
    ),
    Migration(
      .numberFormatter,
      "NumberFormatter.positiveFormat",
      "NumberFormatter.negativeFormat",
      remark: "a pattern of UTS #35",
      sample: #"""
        ```swift
        let number = -1234.5
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.positiveFormat = "#,##0.00"
        formatter.negativeFormat = "(#,##0.00)"
        formatter.string(from: number as NSNumber)  // "(1.234,50)"
        let pattern = DecimalPatternFormat("#,##0.00;(#,##0.00)")
        try FormatterCache.shared.string(number, as: pattern, for: "de")  // "(1.234,50)"
        ```
        """#
    ),
    Migration(
      .byteCount,
      "ByteCountFormatter",
      sample: #"""
        ```swift
        let count = 1_536_000
        let formatter = ByteCountFormatter()
        formatter.string(fromByteCount: Int64(count))  // "1.5 MB"
        try count.formatted(.localizedByteCount(locale: "de"))  // "1,5 MB"
        ```
        """#
    ),
    Migration(
      .measurement,
      "EnergyFormatter",
      "LengthFormatter",
      "MassFormatter",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let length = 26.2
        LengthFormatter().string(fromValue: length, unit: .mile)  // "26.2 mi"
        try Measurement(value: length, unit: UnitLength.miles).formatted(.localizedMeasurement(locale: "de"))  // "26,2 mi"
        ```
        """#
    ),
    Migration(
      .measurement,
      "MeasurementFormatter",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let distance = Measurement(value: 26.2, unit: UnitLength.miles)
        try distance.formatted(.localizedMeasurement(locale: "de"))  // "26,2 mi"
        ```
        """#
    ),
    Migration(
      .list,
      "ListFormatter",
      sample: #"""
        ```swift
        let names = ["Anna", "Ben", "Cleo"]
        names.formatted(.localizedList(.and, locale: "de"))  // "Anna, Ben und Cleo"
        ```
        """#
    ),
    Migration(
      .personName,
      "PersonNameComponentsFormatter",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
        try name.formatted(.localizedPersonName(locale: "en"))  // "Ada Lovelace"
        ```
        """#
    ),
  ]
}
