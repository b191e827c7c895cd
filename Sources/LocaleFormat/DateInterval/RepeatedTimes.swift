internal import ICU
internal import MachineTime
internal import Sharing

/// Writes the intervals whose ends look alike because the clocks went back between them.
///
/// ICU writes such an interval as one time, `02:30`, even if the zone is shown. Here both ends are
/// written in full, each with the name of the zone's time: `02:30 MESZ – 02:30 MEZ`.
struct RepeatedTimes: ~Copyable, Sendable {
  private let date: DateFormat
  private let locale: ResolvedLocale
  /// The length in milliseconds of the smallest unit of time that is shown; nil if no hour is shown.
  private let unit: Double?
  /// Made for the first such interval.
  private let joined = OnceReference<JoinedInterval>()
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()

  /// - Parameters:
  ///   - date: The format of both ends.
  ///   - skeleton: The fields that are shown.
  ///   - locale: The locale.
  init(_ date: DateFormat, skeleton: String, locale: ResolvedLocale) {
    unit = Self.smallestUnit(Set(skeleton))
    self.date = DateFormat(
      .template(DateTemplate(known: Self.showingZone(skeleton))),
      date.settings,
      zone: date.zone
    )
    self.locale = locale
  }

  private static func smallestUnit(_ fields: Set<Character>) -> Double? {
    guard !fields.isDisjoint(with: "hHkKjJC") else { return nil }
    if fields.contains("S") { return 1 }
    if fields.contains("s") { return 1_000 }
    return fields.contains("m") ? 60_000 : 3_600_000
  }

  /// The skeleton with a field that tells the zone's times apart, which generic names do not.
  private static func showingZone(_ skeleton: String) -> String {
    let fields = skeleton.filter { !"vV".contains($0) }
    return fields.contains { "zZOXx".contains($0) } ? fields : fields + "z"
  }

  /// Whether two different moments are shown as the same time by clocks that were put back.
  @inline(__always)
  func lookAlike(_ start: DateHandle.Moment, _ end: DateHandle.Moment) -> Bool {
    guard start.offsetSeconds != end.offsetSeconds, let unit else { return false }
    return Self.clock(start, unit) == Self.clock(end, unit)
      && (start.offsetSeconds > end.offsetSeconds)
        == (start.millisecondsSince1970 < end.millisecondsSince1970)
  }

  private static func clock(_ moment: DateHandle.Moment, _ unit: Double) -> Double {
    ((moment.millisecondsSince1970 + Double(moment.offsetSeconds) * 1_000) / unit).rounded(.down)
  }

  func text(_ start: Instant, _ end: Instant) throws(FormatError) -> FormattedText {
    try joined.object { () throws(FormatError) in
      try making { () throws(FormatError) in try JoinedInterval(date, locale: locale) }
    }.text(start, end)
  }
}
