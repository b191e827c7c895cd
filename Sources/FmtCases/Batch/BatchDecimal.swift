internal import FmtKit
internal import LocaleFormat

/// Numbers by pattern: the kind `number` with `pattern`, `df` or `api`, and the kind `number_parse`.
enum BatchDecimal {
  /// Whether a case of the kind `number` is written by a pattern.
  static func isAsked(by test: BatchCase) throws(BatchFailure) -> Bool {
    guard !test.has("pattern"), !test.has("df") else { return true }
    return try test.text("api") == "DecimalFormat"
  }

  static func number(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["pattern", "style", .object("df"), "api", "numberingSystem", "calendar"])
    let formatter = try recipe(of: test, options: try options(of: test))
    let value = try BatchNumber.decimal(test.input)
    return BatchResult(try formatter.checkedString(value))
  }

  static func parse(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      "pattern", "style", .object("df"), "api", "numberingSystem", "calendar", .truth("lenient"),
      .truth("integerOnly"),
      .truth("parseCurrency"), .truth("requireAll"),
    ])
    var options = try options(of: test)
    if let option = test.option("lenient") { options.isLenient = try option.truth() }
    if let option = test.option("integerOnly") { options.parsesIntegersOnly = try option.truth() }
    let formatter = try recipe(of: test, options: options)
    let text = try test.input.text()
    let withCurrency = try test.truth("parseCurrency")
    let requiresAll = try test.truth("requireAll")
    guard let prefix = formatter.parsePrefix(text, withCurrency: withCurrency) else {
      return .unread
    }
    var extra = ["consumed": JSONValue.integer(Int64(prefix.utf16Count))]
    if let code = prefix.currencyCode { extra["currency"] = .string(code) }
    if withCurrency { return BatchResult(prefix.digits, extra: extra) }
    let isRead = !requiresAll || prefix.utf8Count == text.utf8.count
    return BatchResult(isRead ? binaryForm(of: prefix.digits) : "fail", extra: extra)
  }

  /// Decimal text as cases expect it, which convert the number to a double first.
  ///
  /// A number that is too large is infinite, and a negative one that is too small is -0.
  private static func binaryForm(of digits: String) -> String {
    guard let nearest = Double(digits) else { return digits }
    if nearest.isInfinite { return FixedDecimal(nearest).description }
    return nearest.isZero && nearest.sign == .minus ? "-0" : digits
  }

  private static func recipe(
    of test: BatchCase,
    options: DecimalPatternFormat.Options
  ) throws -> DecimalPatternFormat.Formatter {
    if let name = try test.text("api"), name != "DecimalFormat" {
      throw BatchFailure.unsupported("api \(name)")
    }
    let style = try test.text("style").map { name throws in
      guard let style = DecimalPatternFormat.Style(rawValue: name) else {
        throw BatchFailure.error("bad style \(name)")
      }
      return style
    }
    let recipe: DecimalPatternFormat =
      if let pattern = try test.text("pattern") {
        try DecimalPatternFormat(pattern, style: style, options: options).validated()
      } else {
        try DecimalPatternFormat(style: style ?? .decimal, options: options).validated()
      }
    return try FormatterCache.shared.formatter(recipe, for: try test.localeID())
  }
}

extension BatchDecimal {
  /// The options that the setters of a case set.
  private static func options(of test: BatchCase) throws -> DecimalPatternFormat.Options {
    var options = DecimalPatternFormat.Options()
    for member in try test.option("df")?.members() ?? [] { try set(Setter(member), in: &options) }
    return options
  }

  /// One setter of a case.
  private struct Setter {
    let name: String
    let member: BatchMember

    init(_ member: BatchMember) {
      self.member = member
      name = String(member.name.dropFirst("df.".count))
    }

    func text() throws -> String { try member.text() }

    func count() throws -> Int {
      if case .string(let text) = member.value, Int(text) == nil, let number = Double(text),
        number.magnitude < 1e9
      {
        return Int(number)
      }
      return try member.count()
    }

    /// A count, limited to the largest one that has an effect.
    func most() throws -> Int { min(try count(), NumberFormat.maximumDigits) }

    /// A truth value, or a count other than zero.
    func isSet() throws -> Bool {
      if let truth = member.isTrue { return truth }
      do {
        return try count() != 0
      } catch {
        throw member.wrong("true or false")
      }
    }

    func number() throws -> Double {
      guard let number = Double(try member.decimal()) else {
        throw member.wrong("a decimal number")
      }
      return number
    }
  }

  /// Sets the option that a setter names.
  private static func set(
    _ setter: Setter,
    in options: inout DecimalPatternFormat.Options
  ) throws {
    switch setter.name {
    case "minIntegerDigits": options.minimumIntegerDigits = try setter.count()
    case "maxIntegerDigits": options.maximumIntegerDigits = try setter.most()
    case "minFractionDigits": options.minimumFractionDigits = try setter.count()
    case "maxFractionDigits": options.maximumFractionDigits = try setter.most()
    case "useSigDigits": options.usesSignificantDigits = try setter.isSet()
    case "minSigDigits": options.minimumSignificantDigits = try setter.count()
    case "maxSigDigits": options.maximumSignificantDigits = try setter.most()
    case "minimumExponentDigits": options.minimumExponentDigits = try setter.count()
    case "multiplier":
      let count = try setter.count()
      options.multiplier = count == 0 ? 1 : Int32(clamping: count)
    case "roundingIncrement": options.roundingIncrement = try setter.number()
    case "roundingMode":
      options.rounding = try roundingMode(setter.text())
      options.refusesRounding = options.rounding == nil
    case "minGroupingDigits": options.minimumGroupingDigits = try setter.count()
    case "useGrouping": options.usesGrouping = try setter.isSet()
    case "grouping": options.groupingSize = try setter.count()
    case "grouping2": options.secondaryGroupingSize = try setter.count()
    case "currency": options.currency = try setter.text()
    case "currencyUsage":
      options.currencyUsage = try setter.member.choice(["cash": .cash, "standard": .standard])
    case "formatWidth": options.formatWidth = try setter.count()
    case "padCharacter": options.padCharacter = try setter.text().unicodeScalars.first
    case "padPosition":
      options.padPosition = try setter.member.choice([
        "beforePrefix": .beforePrefix, "afterPrefix": .afterPrefix, "beforeSuffix": .beforeSuffix,
        "afterSuffix": .afterSuffix,
      ])
    case "useScientific": options.usesScientificNotation = try setter.isSet()
    case "exponentSignAlwaysShown": options.alwaysShowsExponentSign = try setter.isSet()
    case "decimalSeparatorAlwaysShown": options.alwaysShowsDecimalSeparator = try setter.isSet()
    case "signAlwaysShown": options.alwaysShowsSign = try setter.isSet()
    case "positivePrefix": options.positivePrefix = try setter.text()
    case "positiveSuffix": options.positiveSuffix = try setter.text()
    case "negativePrefix": options.negativePrefix = try setter.text()
    case "negativeSuffix": options.negativeSuffix = try setter.text()
    case "lenient": options.isLenient = try setter.isSet()
    case "parseIntegerOnly": options.parsesIntegersOnly = try setter.isSet()
    case "decimalPatternMatchRequired": options.requiresDecimalSeparator = try setter.isSet()
    case "parseNoExponent": options.ignoresExponents = try setter.isSet()
    case "parseCaseSensitive": options.isCaseSensitive = try setter.isSet()
    default: throw BatchFailure.unsupported("df \(setter.name)")
    }
  }

  /// The rounding of a name; nil for `unnecessary`, which forbids rounding.
  private static func roundingMode(_ name: String) throws -> NumberFormat.Rounding? {
    if name == "unnecessary" { return nil }
    guard let rounding = NumberFormat.Rounding.words[name] else {
      throw BatchFailure.error("bad roundingMode \(name)")
    }
    return rounding
  }
}
