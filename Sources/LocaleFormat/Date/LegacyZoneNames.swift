internal import MachineTime

/// The abbreviations that ICU has as names of zones, and the IANA database has not.
enum LegacyZoneNames {
  /// The zones that each may mean: first those where people use the abbreviation, then the zone that
  /// ICU's list has for it.
  ///
  /// Source: ICU's `tzdbNames` and the links of its `icuzones`, which are those of Java 1.1.
  static let meanings: [String: [String]] = [
    "ACT": ["Australia/Darwin", "America/Rio_Branco"],
    "AET": ["Australia/Sydney"],
    "AGT": ["America/Argentina/Buenos_Aires"],
    "ART": ["America/Argentina/Buenos_Aires", "Africa/Cairo"],
    "AST": ["America/Halifax", "Asia/Riyadh", "America/Anchorage"],
    "BET": ["America/Sao_Paulo"],
    "BST": ["Europe/London", "Asia/Dhaka"],
    "CAT": ["Africa/Harare"],
    "CNT": ["America/St_Johns"],
    "CST": ["America/Chicago", "Asia/Shanghai", "America/Havana"],
    "CTT": ["Asia/Shanghai"],
    "EAT": ["Africa/Nairobi"],
    "ECT": ["America/Guayaquil", "Europe/Paris"],
    "IET": ["America/Indiana/Indianapolis"],
    "IST": ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"],
    "JST": ["Asia/Tokyo"],
    "MIT": ["Pacific/Apia"],
    "NET": ["Asia/Yerevan"],
    "NST": ["America/St_Johns", "Pacific/Auckland"],
    "PLT": ["Asia/Karachi"],
    "PNT": ["America/Phoenix"],
    "PRT": ["America/Puerto_Rico"],
    "PST": ["America/Los_Angeles", "Asia/Manila"],
    "SST": ["Pacific/Pago_Pago", "Pacific/Guadalcanal"],
    "VST": ["Asia/Ho_Chi_Minh"],
  ]
}

extension FormatError {
  /// An abbreviation in place of the name of a zone.
  static func abbreviatedTimeZone(_ name: String, _ meanings: [String]) -> FormatError {
    let choices =
      meanings.count < 2
      ? meanings.joined()
      : "\(meanings.dropLast().joined(separator: ", ")) or \(meanings[meanings.count - 1])"
    return FormatError(
      .unknownTimeZone,
      name,
      reason: Reason(
        "abbreviated-time-zone",
        "\(name) is an abbreviation and not the name of a time zone; write \(choices)"
      ),
      proposal: meanings.first
    )
  }
}
