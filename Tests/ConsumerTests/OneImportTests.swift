import LocaleFormat
import Testing

/// Tests the declarations that are available with `import LocaleFormat` alone.
struct OneImportTests {
  @Test func instantsZonesAndErrorsAreFound() throws {
    let format = DateFormat(date: .medium, time: .omitted, zone: TimeZoneID("Europe/Berlin"))
    let instant: Instant = try MachineFormat.rfc3339.parse("2025-07-01T12:00:00Z").instant
    let german = LocaleID("de")
    #expect(try FormatterCache.shared.string(instant, as: format, for: german) == "01.07.2025")
  }

  @Test func oneTypeOfErrorIsCaught() throws {
    func date(_ text: String, zone: String, locale: String) throws(FormatError) -> String {
      let instant = try MachineFormat.rfc3339.parse(text).instant
      let format = DateFormat(date: .medium, time: .omitted, zone: try TimeZoneID(zone))
      return try FormatterCache.shared.string(instant, as: format, for: LocaleID(locale))
    }
    func code(_ text: String, zone: String = "UTC", locale: String = "de") -> FormatError.Code? {
      do throws(FormatError) {
        _ = try date(text, zone: zone, locale: locale)
        return nil
      } catch {
        return error.code
      }
    }
    let text = "2025-07-01T12:00:00Z"
    #expect(code(text) == nil)
    #expect(code("2025-07-01") == .unreadable)
    #expect(code(text, zone: "..") == .invalidTimeZoneID)
    #expect(code(text, zone: "Mars/Olympus") == .unknownTimeZone)
    #expect(code(text, locale: "de-") == .invalidLocale)
  }

  @Test func aCodeCanBeMadeOfItsName() {
    #expect(FormatError.Code(rawValue: "invalid-locale") == .invalidLocale)
    #expect("\(FormatError.Code.unknownTimeZone)" == "unknown-time-zone")
  }
}
