internal import ICU
internal import MachineTime
internal import Sharing

/// The texts that ICU writes for one zone field in one locale, by the states of the zone's clock.
final class ZoneTexts: Sendable {
  /// Nil for a state in which ICU writes more than one text.
  let texts: [String?]
  /// The rules of the clock whose states are used; the clock itself need not stay.
  private let rules: TimeZoneRules

  /// The number of segments, of all states together, that are checked if generic names are written.
  private static let sampleCount = 24

  init(
    _ field: PatternField,
    _ clock: ZoneClock,
    _ options: DateHandle.Options
  ) throws(ICUError) {
    rules = clock.rules
    var own = options
    own.content = .pattern(field.pattern)
    let handle = try DateHandle(own)
    // ICU does not report its rules for generic names, so more instants are compared.
    let isGeneric = field.zoneNames == .generic
    let samples =
      isGeneric ? clock.samples(Self.sampleCount) : clock.states.map { [$0.first, $0.last] }
    texts = try samples.map { instants throws(ICUError) in
      var text: String?
      for instant in instants {
        let written = try handle.string(clock.moment(at: instant))
        guard text == nil || text == written else { return nil }
        text = written
      }
      return text
    }
  }

  private struct Key: Hashable {
    let field: PatternField
    let zone: String
    let locale: String
    let digits: String?
    /// The names of the clock whose states are used.
    let names: ZoneClock.Names
  }

  private static let store = BoundedStore<Key, ZoneTexts>(
    ofProcess: "texts of zones",
    maximumCount: 256,
    byteCountOfEach: 500
  )

  /// The texts of a field, shared by all formatters of the zone and the locale.
  static func of(
    _ field: PatternField,
    _ clock: ZoneClock,
    _ options: DateHandle.Options
  ) throws(ICUError) -> ZoneTexts {
    let key = Key(
      field: field,
      zone: options.zone,
      locale: options.locale,
      digits: options.digits,
      names: clock.names
    )
    return try store.value(for: key, isGood: { $0.rules === clock.rules }) { () throws(ICUError) in
      try ZoneTexts(field, clock, options)
    }
  }
}

extension ZoneClock {
  /// Makes the moment that a handle takes from an instant in seconds.
  func moment(at seconds: Int64, milliseconds: Int = 0) -> DateHandle.Moment {
    var offset = (seconds: 0, isDaylight: false)
    do throws(FormatError) {
      let found = rules.offset(at: try Instant(secondsSince1970: seconds))
      offset = (found.seconds, found.isDaylight)
    } catch {
      // Cannot happen: all instants here lie between the years 1 and 9999.
      assertionFailure("\(error)")
    }
    return DateHandle.Moment(
      millisecondsSince1970: Double(seconds) * 1_000 + Double(milliseconds),
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
  }
}
