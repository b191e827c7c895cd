internal import LocaleFormat
internal import MachineTime

/// The vocabulary of `fmt batch`, in one place: every kind, its options and what answers it.
enum BatchKinds {
  static func answer(_ test: BatchCase) throws(BatchFailure) -> BatchResult {
    do {
      switch test.kind {
      case "number": return try number(test)
      case "rbnf": return try BatchWords.write(test)
      case "rbnf_parse": return try BatchWords.read(test)
      case "number_parse": return try BatchDecimal.parse(test)
      case "date": return try date(test)
      case "date_pattern": return try datePattern(test)
      case "machine_date": return try machineDate(test)
      default: throw BatchFailure.unsupported("kind \(test.kind)")
      }
    } catch let failure as BatchFailure {
      throw failure
    } catch {
      throw .error("\(error)")
    }
  }

  // MARK: number

  private static func number(_ test: BatchCase) throws -> BatchResult {
    if BatchDecimal.isAsked(by: test) { return try BatchDecimal.number(test) }
    try test.allowOnly([
      "style", "currency", "minimumFractionDigits", "maximumFractionDigits", "roundingMode",
      "numberingSystem", "currencyDisplay", "notation", "signDisplay", "useGrouping",
      "currencySign",
    ])
    // Options at the value that means what a recipe does anyway.
    let neutral = [
      "currencyDisplay": "symbol", "notation": "standard", "signDisplay": "auto",
      "useGrouping": "auto", "currencySign": "standard",
    ]
    for (name, value) in neutral.sorted(by: { $0.key < $1.key }) {
      guard let given = test.option(name), given != value else { continue }
      throw BatchFailure.unsupported("option \(name) \(given)")
    }
    let recipe = try fraction(of: test, for: try style(of: test))
      .rounding(try rounding(of: test))
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    let value = try NumberWriter.Value(ArraySlice((test.input.text ?? "").utf8))
    var bytes: [UInt8] = []
    value.append(by: formatter, to: &bytes)
    return BatchResult(result: .string(String(decoding: bytes, as: UTF8.self)))
  }

  private static func style(of test: BatchCase) throws -> NumberFormat {
    switch test.option("style") ?? "decimal" {
    case "decimal": .decimal
    case "percent": .percent
    case "currency": try .currency(test.option("currency") ?? "")
    case let style: throw BatchFailure.unsupported("style \(style)")
    }
  }

  /// The fraction digits that ECMA-402 gives a style when none are asked for, or only one bound.
  private static func fraction(
    of test: BatchCase,
    for recipe: NumberFormat
  ) throws -> NumberFormat {
    let least = try test.count("minimumFractionDigits")
    let most = try test.count("maximumFractionDigits")
    let style = test.option("style") ?? "decimal"
    if style == "currency" {
      guard (least == nil) == (most == nil) else {
        throw BatchFailure.unsupported("one bound of a currency's fraction digits")
      }
      guard let least, let most else { return recipe }
      return try checked(least, most, recipe)
    }
    let usual = style == "percent" ? 0 : 3
    return try checked(least ?? min(0, most ?? 0), most ?? max(usual, least ?? 0), recipe)
  }

  private static func checked(
    _ least: Int,
    _ most: Int,
    _ recipe: NumberFormat
  ) throws -> NumberFormat {
    guard least <= most else {
      throw BatchFailure.error("RangeError: \(least) fraction digits at least, \(most) at most")
    }
    return try recipe.fraction(least...most)
  }

  private static func rounding(of test: BatchCase) throws -> NumberFormat.Rounding {
    switch test.option("roundingMode") ?? "halfExpand" {
    case "ceil", "ceiling": .ceiling
    case "floor": .floor
    case "expand", "up": .up
    case "trunc", "down": .down
    case "halfExpand", "halfup", "halfUp": .halfUp
    case "halfTrunc", "halfdown", "halfDown": .halfDown
    case "halfEven", "halfeven": .halfEven
    case let mode: throw BatchFailure.unsupported("roundingMode \(mode)")
    }
  }

  // MARK: dates

  private static func date(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      "dateStyle", "timeStyle", "skeleton", "timeZone", "calendar", "numberingSystem",
    ])
    let zone = try TimeZoneID(test.option("timeZone") ?? "UTC")
    let recipe: DateFormat
    if let skeleton = test.option("skeleton") {
      guard test.option("dateStyle") == nil, test.option("timeStyle") == nil else {
        throw BatchFailure.unsupported("a skeleton beside a style")
      }
      recipe = try DateFormat(template: skeleton, zone: zone)
    } else if test.option("dateStyle") != nil || test.option("timeStyle") != nil {
      recipe = DateFormat(
        date: try dateStyle(test.option("dateStyle")),
        time: try dateStyle(test.option("timeStyle")),
        zone: zone
      )
    } else {
      throw BatchFailure.unsupported("a date without style or skeleton")
    }
    guard let milliseconds = test.input.text.flatMap({ Int64($0) }) else {
      throw BatchFailure.error("the input is no whole number of milliseconds")
    }
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    let instant = try Instant(millisecondsSince1970: milliseconds)
    return BatchResult(
      result: .string(formatter.string(instant)),
      extra: ["pattern": .string(formatter.pattern)]
    )
  }

  private static func dateStyle(_ name: String?) throws -> DateFormat.Style {
    guard let name else { return .none }
    guard let style = DateFormat.Style(rawValue: name) else {
      throw BatchFailure.unsupported("style \(name)")
    }
    return style
  }

  private static func datePattern(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["calendar", "numberingSystem"])
    let pattern = try DateFormat.pattern(
      template: test.input.text ?? "",
      locale: try test.localeID()
    )
    return BatchResult(result: .string(pattern))
  }

  // MARK: machine dates

  private static func machineDate(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["profile"])
    guard test.option("profile") == "rfc3339 date-time" else {
      throw BatchFailure.unsupported("profile \(test.option("profile") ?? "")")
    }
    do throws(MachineTimeError) {
      let moment = try MachineFormat.rfc3339.parse(test.input.text ?? "")
      return BatchResult(
        result: .object([
          "valid": .bool(true), "type": .string("instant"),
          "value": .string(MachineFormat.rfc3339.string(moment.instant)),
          "offsetSeconds": .integer(Int64(moment.offsetSeconds ?? 0)),
        ])
      )
    } catch {
      return BatchResult(
        result: .object(["valid": .bool(false)]),
        extra: ["error": .string(error.description)]
      )
    }
  }
}
