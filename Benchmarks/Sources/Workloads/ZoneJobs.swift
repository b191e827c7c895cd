internal import Foundation
internal import MachineTime

/// The offsets of a zone from UTC.
///
/// glibc has no row: its `localtime_r` supports only the process's zone.
enum ZoneJobs {
  static func rows() throws -> [Row] { try now() + future() + jumping() }

  private static let zone = "Europe/Berlin"

  /// One second after another, as in a server.
  private static func now() throws -> [Row] {
    try rows(
      "now",
      [1_751_371_199, 1_751_371_200, 1_751_371_201, 1_751_371_202],
      Array(repeating: 7_200, count: 4)
    )
  }

  /// After the last transition of the zone's file, where only its rule applies.
  private static func future() throws -> [Row] {
    // 2050-01-15 and 2050-07-15
    try rows(
      "in 2050",
      [2_525_860_800, 2_541_499_200, 2_525_860_801, 2_541_499_201],
      [3_600, 7_200, 3_600, 7_200]
    )
  }

  /// All the years in which the zone has changes, and years of its rule.
  private static func jumping() throws -> [Row] {
    // 1890 (local mean time), 1967, 2044, 1945 (two hours of summer time), …
    let offsets: KeyValuePairs<Int64, Int> = [
      -2_507_630_400: 3_208, -93_441_600: 3_600, 2_352_196_800: 7_200, -771_000_000: 10_800,
      600_868_800: 3_600, -1_481_976_000: 3_600, 1_657_886_400: 7_200, -1_119_182_400: 3_600,
      1_295_092_800: 3_600, -2_176_200_000: 3_600, 963_662_400: 7_200, 2_683_627_200: 3_600,
      -1_813_406_400: 3_600, 1_989_403_200: 3_600, 269_352_000: 3_600, -424_872_000: 3_600,
    ]
    return try rows("jumping", offsets.map(\.key), offsets.map(\.value))
  }

  private static func rows(_ when: String, _ seconds: [Int64], _ offsets: [Int]) throws -> [Row] {
    let job = Job(
      name: "zone offset \(zone), \(when)",
      values: try seconds.map { try Instant(secondsSince1970: $0) },
      texts: offsets.map { "\($0)" }
    )
    let zone = Self.zone
    return [
      job.value("kept") {
        let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
        return { rules.offsetSeconds(at: $0) }
      }.allocationFree(),
      job.value(Row.Reference.icu) {
        let plain = try PlainZone(zone)
        return { plain.offsetSeconds(Double($0.millisecondsSince1970)) }
      },
      job.value(Row.Reference.foundation) {
        guard let zone = TimeZone(identifier: zone) else { throw CannotPrepare(what: zone) }
        return { zone.secondsFromGMT(for: $0.date) }
      },
    ]
  }
}
