internal import CompiledData
internal import ICU
internal import MachineTime

/// The names of zones in data that was compiled ahead, without the generic names and those of places.
///
/// ```
/// zones       ["m": names of metazones, "s": [state],
///              "z": [name of a zone → [CLDR's name, seconds since the last change, its state, …]]]
/// state       [seconds of standard time and of daylight time, each with a day more,
///              the place in "m" plus 1, or 0 for none]
/// zone names  name of a locale → ["g": forms of an offset,
///                                 "n": [metazone, or CLDR's name of a zone with its own → names]]
/// names       [long name of standard and of daylight time, then both short ones]; empty or missing
///             where ICU writes the offset
/// ```
///
/// The name of a zone comes before that of its metazone. The first change is in 1970.
struct CompiledZones {
  /// Nil for a subset without zones, which has only offsets.
  private let zones: DataNode?
  /// The zone's record; nil for a zone that ICU does not have.
  private let record: DataNode?

  init(_ zone: String, _ facts: CompiledFacts) {
    zones = facts.zones
    record = zones?["z"]?[zone]
  }

  /// The number that is added to the seconds of a state, since the file has numbers from zero.
  static let bias = 86_400

  /// The data that decides the names; where ICU is not to be asked, at every instant.
  var naming: ZoneNaming {
    var course: ZoneCourse<ZoneData.State>?
    if let record {
      var own = ZoneCourse<ZoneData.State>()
      var start: Int64 = 0
      for place in stride(from: 1, to: record.count - 1, by: 2) {
        start += Int64(record[place]?.number ?? 0)
        if let state = state(at: place + 1) { own.append(state, from: start) }
      }
      course = own
    }
    return ZoneNaming(course: course, isWhole: !DataChoice.allowsICU)
  }

  private func state(at place: Int) -> ZoneData.State? {
    guard let state = record?[place]?.number.flatMap({ zones?["s"]?[$0] }),
      let standard = state[0]?.number, let daylight = state[1]?.number,
      let metazone = state[2]?.number
    else { return nil }
    return ZoneData.State(
      standardSeconds: standard - Self.bias,
      daylightSeconds: daylight - Self.bias,
      metazone: metazone - 1
    )
  }

  /// The texts of a field in each state of the clock; nil if the data lacks them.
  func texts(
    _ field: PatternField,
    _ clock: ZoneClock,
    _ locale: CompiledDates.Locale,
    _ facts: CompiledFacts
  ) -> [String]? {
    if let form = OffsetForm(field) { return clock.states.map { form.text($0.facts.seconds) } }
    guard let names = facts.zoneNames?[locale.name],
      let forms = OffsetForms(names["g"]?.texts ?? [], digits: locale.digits)
    else { return nil }
    let isLong = field.count == 4
    switch Unicode.Scalar(field.letter) {
    case "O", "Z": return clock.states.map { forms.text($0.facts.seconds, isLong: isLong) }
    case "z":
      guard zones != nil, let own = Names(names["n"], of: self) else { return nil }
      return clock.states.map { state in
        own.name(state.facts, isLong: isLong) ?? forms.text(state.facts.seconds, isLong: isLong)
      }
    default: return nil
    }
  }

  /// The specific names of a zone in a locale.
  private struct Names {
    private let names: DataNode
    private let metazones: DataNode?
    /// The names of the zone itself; nil for none.
    private let own: DataNode?
    /// The metazone of the present.
    private let last: Int

    /// Finds the names; nil if the data lacks some of them.
    init?(_ names: DataNode?, of zone: CompiledZones) {
      guard let names, names.isMap else { return nil }
      self.names = names
      metazones = zone.zones?["m"]
      own = zone.record?[0]?.text.flatMap { names[$0] }
      last = zone.record.flatMap { zone.state(at: $0.count - 1) }?.metazone ?? -1
      // What is not a list stands for names by another rule.
      if own.map({ !$0.isList }) ?? false { return nil }
    }

    /// The name in a state; nil where ICU writes the offset.
    func name(_ facts: ZoneClock.Facts, isLong: Bool) -> String? {
      guard let icu = facts.icu else { return nil }
      if icu.seconds == facts.seconds { return name(icu, isLong) }
      if let asked = facts.asked { return name(asked, isLong) }
      let daylight = facts.isDaylight ? 3_600 : 0
      guard facts.seconds == icu.standardSeconds + daylight else { return nil }
      let state = ZoneData.State(
        standardSeconds: icu.standardSeconds,
        daylightSeconds: daylight,
        metazone: last
      )
      return name(state, isLong)
    }

    private func name(_ state: ZoneData.State, _ isLong: Bool) -> String? {
      let place = (isLong ? 0 : 2) + (state.daylightSeconds != 0 ? 1 : 0)
      if let text = own?[place]?.text, !text.isEmpty { return text }
      guard let metazone = metazones?[state.metazone]?.text,
        let text = names[metazone]?[place]?.text, !text.isEmpty
      else { return nil }
      return text
    }
  }
}
