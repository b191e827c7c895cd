internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The instant of a text that may name a zone, as RFC 9557 has it.
struct ZonedReading {
  /// The instant at the zone's offset, or at the text's if it names no zone.
  let moment: OffsetInstant
  /// The rules of the zone; nil if the text names none.
  let rules: TimeZoneRules?
  /// The suffix with the calendar, such as `[!u-ca=hebrew]`; empty without one.
  let calendar: String
  /// The place of a calendar that is critical, in the value; nil if none is.
  let criticalCalendar: Int?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - format: A format that reads the names of zones.
  ///   - resolution: What decides where the zone has another offset than the text.
  ///   - choice: Which instant to choose where the zone's clocks decide.
  ///   - needsZone: Whether a zone that the system does not have is an error even if it is not
  ///     critical.
  ///   - start: The offset of the text in the value, for the offset of an error.
  /// - Throws: An error in the text, with its offset in the value.
  init(
    _ bytes: ArraySlice<UInt8>,
    by format: MachineFormat,
    resolving resolution: OffsetResolution = .use,
    choosing choice: LocalTimeChoice = .reject,
    needsZone: Bool = true,
    at start: Int = 0
  ) throws(ValueError) {
    let zoned = try placed(at: start, format.parseZoned(bytes.span))
    let mark = zoned.isCalendarCritical ? "!" : ""
    calendar = zoned.calendar.map { "[\(mark)u-ca=\($0)]" } ?? ""
    if zoned.isCalendarCritical {
      let place = bytes.firstRange(of: calendar.utf8)?.lowerBound ?? bytes.startIndex
      criticalCalendar = start + place - bytes.startIndex
    } else {
      criticalCalendar = nil
    }
    guard let zone = zoned.zone else {
      let offset = zoned.offsetSeconds ?? zoned.zoneOffsetSeconds
      moment = OffsetInstant(instant: zoned.instant, offsetSeconds: offset)
      rules = nil
      return
    }
    do throws(FormatError) {
      let rules = try TimeZoneRules.rules(forAnyNameOf: zone)
      moment = try zoned.offsetInstant(in: rules, resolving: resolution, choosing: choice)
      self.rules = rules
    } catch {
      guard needsZone || zoned.isZoneCritical || error.code != .unknownTimeZone else {
        moment = OffsetInstant(instant: zoned.instant, offsetSeconds: zoned.offsetSeconds)
        rules = nil
        return
      }
      // The error is about the zone, whose name is in the first brackets.
      let bracket = bytes.firstIndex(of: UInt8(ascii: "[")) ?? bytes.startIndex
      let name = zoned.isZoneCritical ? 2 : 1
      throw ValueError(
        offset: start + bracket - bytes.startIndex + name,
        reason: error.message + hint(ofZone: zone.identifier, error)
      )
    }
  }
}

/// The end of an error about a zone's name: the name that was probably meant, if there is one.
func hint(ofZone name: String, _ error: FormatError) -> String {
  let codes: Set<FormatError.Code> = [.unknownTimeZone, .invalidTimeZoneID]
  guard codes.contains(error.code), error.proposal == nil,
    let meant = TimeZoneID.suggestion(for: name)
  else { return "" }
  return "; did you mean \(meant)?"
}
