internal import ICU

/// The unit usages that ICU's data has.
struct UnitUsages: Sendable {
  static let shared = UnitUsages(
    data: Result { () throws(ICUError) in
      try UnitData.usages()
    }
  )

  /// Each usage, and whether some region writes it in several units at once, such as foot-and-inch.
  let data: Result<[String: Bool], ICUError>

  /// Whether ICU has units for a usage.
  ///
  /// ICU looks for an unknown usage again without its last parts, so `road-x` is `road`. Its last
  /// attempt is the default of the unit's kind, which does not depend on the usage and is left out
  /// here.
  func isKnown(_ usage: String) throws(FormatError) -> Bool {
    let known = try known()
    return Self.beginnings(of: usage).contains { known[$0] != nil }
  }

  /// Whether some region writes a usage in several units at once, such as `5 ft, 3 in`.
  func mayBeMixed(_ usage: String) throws(FormatError) -> Bool {
    let known = try known()
    return Self.beginnings(of: usage).contains { known[$0] == true }
  }

  private func known() throws(FormatError) -> [String: Bool] {
    do throws(ICUError) {
      return try data.get()
    } catch {
      throw .icu(status: error.name, while: "looking for the units of a usage")
    }
  }

  private static func beginnings(of usage: String) -> [String] {
    let parts = usage.split(separator: "-", omittingEmptySubsequences: false)
    return parts.indices.map { parts[...$0].joined(separator: "-") }
  }
}

extension NumberFormat {
  /// The unit of the amounts, as it was given; nil if none was given.
  var unitName: String? { texts?.unit ?? texts?.skeleton?.unit }

  /// The usage that amounts are converted for; nil for none.
  var usageName: String? { texts?.usage ?? texts?.skeleton?.usage?.name }

  /// Whether numbers may be written in several units at once, in some locale.
  func mayBeMixed() throws(FormatError) -> Bool {
    if unitName?.contains("-and-") == true { return true }
    guard let usage = usageName else { return false }
    return try UnitUsages.shared.mayBeMixed(usage)
  }

  /// Throws for a usage that ICU does not have, and would replace by the default.
  func checkUsage() throws(FormatError) {
    guard let usage = usageName, try !UnitUsages.shared.isKnown(usage) else { return }
    guard let skeleton = texts?.skeleton, let place = skeleton.usage else {
      throw .unknownUsage(usage)
    }
    throw .invalidSkeleton(
      skeleton.text,
      offset: place.offset,
      reason: FormatError.unknownUsage(usage).reason
    )
  }
}
