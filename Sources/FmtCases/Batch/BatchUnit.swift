internal import FmtKit
internal import LocaleFormat

/// The kinds `unit_convert`, an amount in another unit, and `unit_prefs`, an amount in the units of
/// a region.
enum BatchUnit {
  static func convert(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["from", "to"])
    let target = try unit("to", test)
    return BatchResult("\(try amount("from", test).converted(to: target).amount)")
  }

  static func preferences(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["unit", "usage"])
    let amount = try amount("unit", test)
    let usage = try test.text("usage") ?? "default"
    let choice = try choice(of: amount, usage: usage, in: try test.localeID())
    return BatchResult(
      .array(
        choice.amounts.map {
          .array([.string("\($0.amount)"), .string($0.unit.identifier)])
        }
      )
    )
  }

  /// The choice of CLDR; like ICU, that of the default usage for an unknown one.
  private static func choice(
    of amount: UnitAmount,
    usage: String,
    in locale: LocaleID
  ) throws(FormatError) -> UnitPreferences.Choice {
    do throws(FormatError) {
      return try UnitPreferences.standard.choice(for: amount, usage: usage, in: locale)
    } catch {
      guard error.code == .unknownUsage, usage != "default" else { throw error }
      return try UnitPreferences.standard.choice(for: amount, usage: "default", in: locale)
    }
  }

  private static func amount(_ unitOption: String, _ test: BatchCase) throws -> UnitAmount {
    UnitAmount(try BatchNumber.decimal(test.input), try unit(unitOption, test))
  }

  private static func unit(_ option: String, _ test: BatchCase) throws -> MeasureUnit {
    guard let member = test.option(option) else {
      throw BatchFailure.error("options.\(option) is missing")
    }
    let name = try member.text()
    return try member.reading(try MeasureUnit(name))
  }
}
