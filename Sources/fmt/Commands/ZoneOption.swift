internal import ArgumentParser
internal import MachineTime

/// The zone whose clock is shown.
struct ZoneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An IANA zone, such as Europe/Berlin. Default: the zone of TZ, else of /etc/localtime.",
      valueName: "zone"
    )
  )
  var zone: String?

  func resolve() throws -> TimeZoneID {
    do {
      guard let zone else { return try TimeZoneID.current() }
      return try TimeZoneID(zone)
    } catch {
      throw usageError("--zone: \(error)")
    }
  }
}
