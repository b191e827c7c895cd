internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// The zone whose clock is shown.
struct ZoneOption: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "An IANA zone, such as Europe/Berlin. Default: the zone of TZ, else of /etc/localtime.",
      valueName: "zone"
    )
  )
  var zone: String?

  /// The zone's name, which the system knows.
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
