internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The time zone that dates are shown in.
struct ZoneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The IANA time zone that dates are shown in, or an offset such as +03:00, and with a minus sign --zone=-03:00. Default: the zone of TZ, else of /etc/localtime.",
      example: """
        fmt date 2024-03-01T10:04:05Z --template yMdHm \\
          --zone Asia/Tokyo --locale de
        → 1.3.2024, 19:04
        """,
      valueName: "zone"
    ),
    completion: .zones
  )
  var zone: String?

  /// The name of a zone that the system has.
  func resolve() throws -> TimeZoneID {
    if let zone { return try zoneID(zone, option: "--zone").id }
    let id: TimeZoneID
    do throws(FormatError) {
      id = try TimeZoneID.current()
    } catch {
      throw usageError("the current zone: \(error)")
    }
    do throws(FormatError) {
      _ = try TimeZoneRules.rules(forAnyNameOf: id)
      return id
    } catch {
      throw usageError("the current zone: \(error)\(hint(ofZone: id.identifier, error))")
    }
  }
}

/// The rules of the zone that an option names.
func zoneRules(_ name: String, option: String) throws -> TimeZoneRules {
  try zoneID(name, option: option).rules
}

/// The zone that an option names or, where the system has no zone of that name, whose offset it
/// gives.
private func zoneID(
  _ name: String,
  option: String
) throws -> (id: TimeZoneID, rules: TimeZoneRules) {
  do throws(FormatError) {
    let id = try TimeZoneID(name)
    return (id, try TimeZoneRules.rules(forAnyNameOf: id))
  } catch {
    let isOffset = error.code == .unknownTimeZone || error.code == .invalidTimeZoneID
    guard isOffset, let id = TimeZoneID(offset: name) else {
      throw usageError("\(option): \(error)\(hint(ofZone: name, error))")
    }
    return (id, try required(TimeZoneRules.rules(for: id)))
  }
}
