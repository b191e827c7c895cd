/// The names of Foundation that ``FoundationUse``s have.
package enum FoundationNames {
  /// The types, also those inside another one.
  package static let types: Set<String> = [
    "ByteCountFormatStyle", "ByteCountFormatter",
    "Date.AnchoredRelativeFormatStyle", "Date.ComponentsFormatStyle", "Date.FormatStyle",
    "Date.HTTPFormatStyle", "Date.ISO8601FormatStyle", "Date.IntervalFormatStyle",
    "Date.RelativeFormatStyle", "Date.VerbatimFormatStyle", "DateComponentsFormatter",
    "DateFormatter", "DateIntervalFormatter", "Decimal.FormatStyle", "Duration.TimeFormatStyle",
    "Duration.UnitsFormatStyle", "EnergyFormatter", "FloatingPointFormatStyle",
    "ISO8601DateFormatter", "IntegerFormatStyle", "LengthFormatter", "ListFormatStyle",
    "ListFormatter", "LocalizedStringResource", "MassFormatter", "Measurement.FormatStyle",
    "MeasurementFormatter", "NumberFormatter", "PersonNameComponents.FormatStyle",
    "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "String.StandardComparator",
  ]

  /// The members of types.
  package static let statics: Set<String> = [
    "DateFormatter.dateFormat", "DateFormatter.localizedString", "Locale.autoupdatingCurrent",
    "Locale.current", "Locale.preferredLanguages", "NSLocale.autoupdatingCurrent",
    "NSLocale.current", "NSLocale.preferredLanguages", "NumberFormatter.localizedString",
    "String.localizedStringWithFormat",
  ]

  /// The initializers by their types and first labels.
  package static let initializers: Set<String> = [
    "AttributedString(localized:)", "NSString(format:)", "String(format:)", "String(localized:)",
  ]

  package static let functions: Set<String> = ["NSLocalizedString"]

  /// The methods, with the label that one of the arguments has to have.
  package static let methods: [String: Set<String>] = [
    "capitalized": ["with"], "compare": ["locale"], "folding": ["locale"],
    "localizedCaseInsensitiveCompare": [], "localizedCaseInsensitiveContains": [],
    "localizedCompare": [], "localizedStandardCompare": [], "localizedStandardContains": [],
    "localizedStandardRange": [],
    "localizedString": [
      "forCurrencyCode", "forIdentifier", "forKey", "forLanguageCode", "forRegionCode",
      "forScriptCode",
    ],
    "lowercased": ["with"], "range": ["locale"], "setLocalizedDateFormatFromTemplate": [],
    "uppercased": ["with"],
  ]

  package static let properties: Set<String> = [
    "localizedCapitalized", "localizedLowercase", "localizedUppercase",
  ]

  /// The styles that `formatted` takes, by the names that begin them.
  package static let styles: Set<String> = [
    "byteCount", "components", "currency", "dateTime", "http", "interval", "iso8601", "list",
    "measurement", "name", "number", "percent", "relative", "time", "timeDuration", "units",
    "verbatim",
  ]

  /// The styles that read texts, in arguments with the label `format` or `strategy`.
  package static let readingStyles: Set<String> = [
    "currency", "dateTime", "http", "iso8601", "number", "percent", "verbatim",
  ]

  /// The properties of formatters that change their texts.
  package static let formatterProperties: [String: Set<String>] = [
    "DateFormatter": ["doesRelativeDateFormatting", "isLenient"],
    "NumberFormatter": [
      "currencyCode", "currencySymbol", "decimalSeparator", "formatWidth", "groupingSeparator",
      "isLenient", "maximumFractionDigits", "maximumSignificantDigits", "minimumFractionDigits",
      "minimumIntegerDigits", "minimumSignificantDigits", "multiplier", "negativeFormat",
      "positiveFormat", "roundingIncrement", "roundingMode", "usesGroupingSeparator",
    ],
  ]

  /// The property that decides what a formatter writes, and that its use has as its value.
  package static let decidingProperties = [
    "DateFormatter": "dateFormat", "NumberFormatter": "numberStyle",
  ]

  /// The methods of formatters that read texts.
  package static let readingMethods: [String: String] = [
    "DateFormatter": "date", "ISO8601DateFormatter": "date", "NumberFormatter": "number",
  ]

  /// The names that are not Foundation's where the sources declare them.
  package static let hiding: Set<String> = {
    let owners = types.union(statics).union(initializers).map { name in
      String(name.prefix { $0 != "." && $0 != "(" })
    }
    return Set(owners).union(functions).union(methods.keys).union(properties).union(["formatted"])
      .subtracting(["compare", "range", "folding"])
  }()
}
