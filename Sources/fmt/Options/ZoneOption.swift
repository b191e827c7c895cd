internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// The time zone that dates are shown in.
struct ZoneOption: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The IANA time zone that dates are shown in. Default: the zone of TZ, else of /etc/localtime.",
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
    do {
      let id = try zone.map { try TimeZoneID($0) } ?? TimeZoneID.current()
      _ = try TimeZoneRules.rules(forAnyNameOf: id)
      return id
    } catch {
      throw usageError("\(zone == nil ? "the current zone" : "--zone"): \(error)")
    }
  }
}

extension ZoneOption {
  mutating func take(from line: inout ArgumentLine) {
    zone = line.value("zone")
  }
}

/// The rules of the zone that an option names.
func zoneRules(_ name: String, option: String) throws -> TimeZoneRules {
  do throws(FormatError) {
    return try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(name))
  } catch {
    throw usageError("\(option): \(error)")
  }
}
