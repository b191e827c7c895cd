package import CompiledData
internal import ICU

/// Makes the records of ``CompiledZones`` from ICU, and proves them.
package struct ZoneRecordMaking: Sendable {
  /// A zone, and an instant in each of its states that have other names.
  private struct Zone: Sendable {
    let canonical: String
    let course: ZoneCourse<ZoneData.State>
    let samples: [Sample]
  }

  fileprivate struct Sample: Sendable {
    let metazone: Int
    let isDaylight: Bool
    let moment: DateHandle.Moment
  }

  private let metazones: [String]
  /// The zones, by their names.
  private let zones: [String: Zone]

  /// Asks ICU for the states of all zones.
  ///
  /// - Throws: The error of ICU.
  package init() throws(FormatError) {
    do throws(ICUError) {
      var numbers: [String: Int] = [:]
      var zones: [String: Zone] = [:]
      for name in try ZoneData.names().sorted() {
        let (canonical, names) = try ZoneData.metazones(name)
        guard let own = try ZoneCourse(ofICU: name) else { continue }
        var course = ZoneCourse<ZoneData.State>()
        var samples: [Sample] = []
        for (start, state) in zip(own.starts, own.states) {
          var metazone = -1
          if names.indices.contains(state.metazone) {
            metazone = numbers[names[state.metazone], default: numbers.count]
            numbers[names[state.metazone]] = metazone
          }
          let found = ZoneData.State(
            standardSeconds: state.standardSeconds,
            daylightSeconds: state.daylightSeconds,
            metazone: metazone
          )
          if found == course.states.last { continue }
          course.append(found, from: start)
          let isDaylight = state.isDaylight
          if !samples.contains(where: { $0.metazone == metazone && $0.isDaylight == isDaylight }) {
            samples.append(Sample(metazone: metazone, isDaylight: isDaylight, start, found))
          }
        }
        zones[name] = Zone(canonical: canonical, course: course, samples: samples)
      }
      self.zones = zones
      metazones = numbers.sorted { $0.value < $1.value }.map(\.key)
    } catch {
      throw .icu(error, while: "compiling the clocks of zones")
    }
  }

  /// The section with the clocks.
  package func section() -> DataValue {
    .map(
      zones.mapValues { zone in
        var record = [CompiledFacts.keyOfZone: DataValue.text(zone.canonical)]
        for (start, state) in zip(zone.course.starts, zone.course.states) {
          record[CompiledZones.key(of: start)] = .list([
            .number(state.standardSeconds + CompiledZones.bias),
            .number(state.daylightSeconds + CompiledZones.bias),
            .text(state.metazone < 0 ? "" : metazones[state.metazone]),
          ])
        }
        return .map(record)
      }
    )
  }

  // MARK: A locale

  /// The names of standard and daylight time: both long ones, then both short ones; empty where ICU
  /// writes the offset, nil where no zone was asked.
  private typealias Names = [String?]

  /// Makes the record of a locale, and lists the zones whose names follow another rule.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The record, and the zones without one.
  /// - Throws: The error of ICU.
  package func locale(_ name: String) throws(FormatError) -> (DataValue, [String]) {
    do throws(ICUError) {
      guard let forms = try forms(name) else { return (.map([:]), ["\(name) offsets"]) }
      var all: [String: [(sample: Sample, texts: [String])]] = [:]
      for (zone, facts) in zones where zone == facts.canonical {
        all[zone] = try texts(zone, facts, name, forms)
      }
      var names = names(all)
      var refused: [String] = []
      for (zone, found) in all.sorted(by: { $0.key < $1.key }) {
        guard let own = own(found, beside: names) else {
          refused.append(zone)
          names[zone] = []
          continue
        }
        if own.contains(where: { $0 != nil }) { names[zone] = own }
      }
      let record: [String: DataValue] = [
        "g": .texts(forms.forms),
        "n": .map(names.compactMapValues { $0.isEmpty ? .number(0) : Self.value($0) }),
      ]
      return (.map(record), refused.map { "\(name) zone \($0)" })
    } catch {
      throw .icu(error, while: "compiling the names of zones in \(name)")
    }
  }

  /// The names of a zone that are not those of its metazones; nil if these do not hold in all of its
  /// states.
  private func own(_ found: [(sample: Sample, texts: [String])], beside names: [String: Names])
    -> Names?
  {
    var own: Names = [nil, nil, nil, nil]
    for (sample, texts) in found {
      let usual = sample.metazone < 0 ? nil : names[metazones[sample.metazone]]
      for (place, text) in zip(sample.places, texts) where text != usual?[place] ?? "" {
        guard !text.isEmpty, own[place] ?? text == text else { return nil }
        own[place] = text
      }
    }
    for (sample, texts) in found {
      for (place, text) in zip(sample.places, texts) where own[place] ?? text != text {
        return nil
      }
    }
    return own
  }

  /// The list of names without the empty ones at its end; nil if all are empty.
  private static func value(_ names: Names) -> DataValue? {
    var texts = names.map { $0 ?? "" }
    while texts.last == "" { texts.removeLast() }
    return texts.isEmpty ? nil : .texts(texts)
  }

  /// The names of each metazone: those of most of its zones.
  private func names(_ all: [String: [(sample: Sample, texts: [String])]]) -> [String: Names] {
    var votes: [String: [[String: Int]]] = [:]
    for found in all.values {
      for (sample, texts) in found where sample.metazone >= 0 {
        for (place, text) in zip(sample.places, texts) {
          votes[metazones[sample.metazone], default: [[:], [:], [:], [:]]][place][
            text,
            default: 0
          ] += 1
        }
      }
    }
    return votes.mapValues { places in
      places.map { texts in texts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    }
  }

  /// The long and the short text of a zone in each of its states; empty where it is the offset.
  private func texts(
    _ zone: String,
    _ facts: Zone,
    _ name: String,
    _ forms: OffsetForms
  ) throws(ICUError) -> [(sample: Sample, texts: [String])] {
    var options = DateHandle.Options(recorded: .pattern("zzzz\(Self.mark)z"), name)
    options.zone = zone
    let handle = try DateHandle(options)
    return try facts.samples.map { sample throws(ICUError) in
      let texts = try handle.string(sample.moment).split(
        separator: Self.mark,
        omittingEmptySubsequences: false
      )
      let seconds = sample.moment.offsetSeconds
      let written = zip(texts.map(String.init), [true, false]).map { text, isLong in
        text.utf8.elementsEqual(forms.text(seconds, isLong: isLong).utf8) ? "" : text
      }
      return (sample, written)
    }
  }

  /// A character that is in no name.
  private static let mark: Character = "\u{E000}"

  // MARK: The forms of an offset

  /// The forms of a locale; nil if ICU writes offsets by another rule.
  private func forms(_ name: String) throws(ICUError) -> OffsetForms? {
    let options = DateHandle.Options(recorded: .pattern("OOOO\(Self.mark)O"), name)
    let handle = try DateHandle(options)
    guard let digits = handle.digits() else { return nil }
    func texts(_ seconds: Int) throws(ICUError) -> [String] {
      let moment = DateHandle.Moment(
        millisecondsSince1970: 0,
        offsetSeconds: seconds,
        isDaylight: false
      )
      return try handle.string(moment).split(
        separator: Self.mark,
        omittingEmptySubsequences: false
      ).map(String.init)
    }
    func pair(_ first: Int) -> String { digits[first] + digits[first + 1] }
    var forms = [try texts(0)[1]]
    for sign in [1, -1] {
      for seconds in [36_000, 36_000 + 23 * 60, 36_000 + 23 * 60 + 45] {
        var text = try texts(sign * seconds)[1].substituting(
          first: digits[1] + digits[0],
          with: "{0}"
        )
        text = text.substituting(first: pair(2), with: "{1}")
        forms.append(text.substituting(first: pair(4), with: "{2}"))
      }
    }
    guard let made = OffsetForms(forms, digits: digits) else { return nil }
    let quarters = stride(from: -18 * 3_600, through: 18 * 3_600, by: 900)
    for seconds in Array(quarters) + [-2_670, 1_172, 59, -59, 7_200 + 61] {
      let expected = [made.text(seconds, isLong: true), made.text(seconds, isLong: false)]
      guard try texts(seconds).elementsEqual(expected, by: { $0.utf8.elementsEqual($1.utf8) })
      else { return nil }
    }
    return made
  }
}

extension ZoneRecordMaking.Sample {
  fileprivate init(metazone: Int, isDaylight: Bool, _ start: Int64, _ state: ZoneData.State) {
    self.init(
      metazone: metazone,
      isDaylight: isDaylight,
      moment: DateHandle.Moment(
        millisecondsSince1970: Double(start) * 1_000,
        offsetSeconds: state.seconds,
        isDaylight: isDaylight
      )
    )
  }

  /// The places of the long and of the short name.
  fileprivate var places: [Int] { isDaylight ? [1, 3] : [0, 2] }
}
