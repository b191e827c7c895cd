internal import LocaleFormat
internal import MachineTime

/// The vocabulary of `fmt batch`, in one place: every kind, its options and what answers it.
enum BatchKinds {
  static func answer(_ test: BatchCase) throws(BatchFailure) -> BatchResult {
    do {
      switch test.kind {
      case "number" where BatchDecimal.isAsked(by: test): return try BatchDecimal.number(test)
      case "number": return try BatchNumber(test).result()
      case "number_range": return try BatchRange(test).result()
      case "currency_digits": return try currencyDigits(test)
      case "rbnf": return try BatchWords.write(test)
      case "rbnf_parse": return try BatchWords.read(test)
      case "number_parse": return try BatchDecimal.parse(test)
      case "date": return try date(test)
      case "date_pattern": return try datePattern(test)
      case "machine_date": return try BatchMachineDate.answer(test)
      default: throw BatchFailure.unsupported("kind \(test.kind)")
      }
    } catch let failure as BatchFailure {
      throw failure
    } catch {
      throw .error("\(error)")
    }
  }

  // MARK: money

  private static func currencyDigits(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["usage"])
    let currency = try Currency(test.input.text ?? "")
    let isCash = try test.choice("usage", ["standard": false, "cash": true], default: false)
    let digits = isCash ? currency.cashFractionDigits : currency.fractionDigits
    return BatchResult(result: .string("\(digits)"))
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
}
