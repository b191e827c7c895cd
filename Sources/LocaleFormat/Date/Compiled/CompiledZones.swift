internal import CompiledData
internal import ICU
internal import MachineTime

/// The clocks of zones and their names in data that was compiled ahead, without generic names and those
/// of places.
///
/// ```
/// zones       name of a zone → ["n": CLDR's name of it, second since 1970, with ten digits → state]
/// state       [seconds of standard time and of daylight time, each with a day more, metazone or ""]
/// zone names  name of a locale → ["g": forms of an offset,
///                                 "n": [metazone, or CLDR's name of a zone with its own → names]]
/// names       [long name of standard and of daylight time, then both short ones]; an empty or missing
///             name is none, and the offset is written in its place
/// ```
///
/// The name of a zone comes before that of its metazone.
enum CompiledZones {
  /// A zone, by what its names are found.
  struct Zone: Sendable {
    /// CLDR's name of it.
    let name: String
    /// The metazones, at the places that states have.
    fileprivate(set) var metazones: [String] = []
    /// The place of the present metazone, which is the last one; -1 for none.
    fileprivate(set) var last = -1
  }

  /// The number that is added to the seconds of a state, since the file has numbers from zero.
  static let bias = 86_400

  /// The key of the state from a second on.
  static func key(of start: Int64) -> String {
    let digits = String(start)
    return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }

  /// The data that decides the names of a zone; where ICU is not to be asked, at every instant.
  static func naming(_ zone: String, _ facts: CompiledFacts) -> ZoneNaming {
    var naming = ZoneNaming(course: nil, isWhole: !DataChoice.allowsICU)
    // ICU does not have a zone without a record.
    guard let record = facts.zones?[zone], let name = record[CompiledFacts.keyOfZone]?.text else {
      return naming
    }
    var found = Zone(name: name)
    var course = ZoneCourse<ZoneData.State>()
    for (key, value) in record.all {
      guard let start = Int64(key), let standard = value[0]?.number,
        let daylight = value[1]?.number, let metazone = value[2]?.text
      else { continue }
      found.last = found.metazones.firstIndex(of: metazone) ?? -1
      if found.last < 0, !metazone.isEmpty {
        found.last = found.metazones.count
        found.metazones.append(metazone)
      }
      course.append(
        ZoneData.State(
          standardSeconds: standard - bias,
          daylightSeconds: daylight - bias,
          metazone: found.last
        ),
        from: start
      )
    }
    naming.course = course
    naming.zone = found
    return naming
  }

  /// The texts of a field in each state of a clock; nil if the data lacks them.
  static func texts(
    _ field: PatternField,
    _ clock: ZoneClock,
    _ locale: CompiledDates.Locale,
    _ facts: CompiledFacts
  ) -> [String]? {
    if let form = OffsetForm(field) { return clock.states.map { form.text($0.facts.seconds) } }
    guard let record = facts.zoneNames?[locale.name],
      let forms = OffsetForms(record["g"]?.texts ?? [], digits: locale.digits)
    else { return nil }
    let isLong = field.count == 4
    switch Unicode.Scalar(field.letter) {
    case "O", "Z": return clock.states.map { forms.text($0.facts.seconds, isLong: isLong) }
    case "z":
      // A subset without zones knows only offsets.
      guard facts.zones != nil, let names = Names(record["n"], of: clock.zone) else { return nil }
      return clock.states.map { state in
        names.name(state.facts, isLong: isLong) ?? forms.text(state.facts.seconds, isLong: isLong)
      }
    default: return nil
    }
  }

  /// The specific names of a zone in a locale.
  private struct Names {
    private let names: DataNode
    /// Nil for a zone that ICU does not have.
    private let zone: Zone?
    /// The names of the zone itself; nil for none.
    private let own: DataNode?

    /// Finds the names; nil if the data lacks some of them.
    init?(_ names: DataNode?, of zone: Zone?) {
      guard let names, names.isMap else { return nil }
      self.names = names
      self.zone = zone
      own = zone.flatMap { names[$0.name] }
      // Another value than a list stands for names by another rule.
      if own.map({ !$0.isList }) ?? false { return nil }
    }

    /// The name in a state; nil where ICU writes the offset.
    func name(_ facts: ZoneClock.Facts, isLong: Bool) -> String? {
      guard let zone, let icu = facts.icu else { return nil }
      if let named = facts.named { return name(named.metazone, named.isDaylight, isLong) }
      let daylight = facts.isDaylight ? 3_600 : 0
      guard facts.seconds == icu.standardSeconds + daylight else { return nil }
      // ICU is asked for the present name of a kind of time (ucal_getTimeZoneDisplayName).
      return name(zone.last, facts.isDaylight, isLong)
    }

    private func name(_ metazone: Int, _ isDaylight: Bool, _ isLong: Bool) -> String? {
      let place = (isLong ? 0 : 2) + (isDaylight ? 1 : 0)
      if let text = own?[place]?.text, !text.isEmpty { return text }
      guard let zone, zone.metazones.indices.contains(metazone),
        let text = names[zone.metazones[metazone]]?[place]?.text, !text.isEmpty
      else { return nil }
      return text
    }
  }
}
