import LocaleFormat
import MachineTime
import Testing

/// Tests what lenient reading accepts beside the text of the pattern: ordinals, parts of the day,
/// and dates of ISO 8601.
@Suite struct LenientDateTests {
  private static func read(_ text: String, _ locale: String, _ pattern: String) throws -> String {
    let format = DateFormat(pattern: pattern, zone: .utc)
    let formatter = try format.formatter(for: LocaleID(locale))
    return MachineFormat.rfc3339.string(try formatter.parse(text, mode: .lenient))
  }

  private static func refusal(
    _ text: String,
    _ locale: String,
    _ pattern: String,
    _ mode: ParseMode = .lenient
  ) throws -> FormatError? {
    let formatter = try DateFormat(pattern: pattern, zone: .utc).formatter(for: LocaleID(locale))
    do throws(FormatError) {
      _ = try formatter.parse(text, mode: mode)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("en", "MMM d, y", "Sep 1st, 2024", "2024-09-01T00:00:00Z"),
    ("en", "MMMM d, y", "september 22ND 2024", "2024-09-22T00:00:00Z"),
    ("fr", "d MMM y", "1er sept. 2024", "2024-09-01T00:00:00Z"),
    ("fr", "d MMM y", "2e sept 2024", "2024-09-02T00:00:00Z"),
    ("es", "d 'de' MMMM 'de' y", "1.º de septiembre de 2024", "2024-09-01T00:00:00Z"),
    ("es", "d 'de' MMMM 'de' y", "1º de septiembre de 2024", "2024-09-01T00:00:00Z"),
    ("it", "d MMMM y", "1° settembre 2024", "2024-09-01T00:00:00Z"),
    ("sv", "d MMMM y", "1:a september 2024", "2024-09-01T00:00:00Z"),
    ("nl", "d MMMM y", "1e september 2024", "2024-09-01T00:00:00Z"),
  ])
  func readsOrdinalsOfTheLanguage(
    _ locale: String,
    _ pattern: String,
    _ text: String,
    _ instant: String
  ) throws {
    #expect(try Self.read(text, locale, pattern) == instant)
    #expect(try Self.refusal(text, locale, pattern, .strict) != nil)
  }

  @Test(arguments: [
    ("en", "MMM d, y", "Sep 2st, 2024", 5), ("en", "MMM d, y", "Sep 1er, 2024", 5),
    ("de", "d. MMMM y", "1st September 2024", 1),
  ])
  func refusesOrdinalsThatTheLanguageDoesNotWrite(
    _ locale: String,
    _ pattern: String,
    _ text: String,
    _ offset: Int
  ) throws {
    #expect(try Self.refusal(text, locale, pattern)?.offset == offset)
  }

  @Test(arguments: [
    ("de", "HH:mm", "3:30 PM", "15:30"), ("de", "HH:mm", "3:30pm", "15:30"),
    ("de", "HH:mm", "12:15 a.m.", "00:15"), ("de", "HH:mm", "PM 3:30", "15:30"),
    ("de", "HH:mm:ss", "03:30:15 PM", "15:30:15"), ("de", "HH:mm", "3:30 nachmittags", "15:30"),
    ("de", "HH:mm", "15:30 nachmittags", "15:30"), ("de", "HH:mm", "Mitternacht", "00:00"),
    ("zh", "HH:mm", "下午3:30", "15:30"), ("ko", "HH:mm", "오후 3:30", "15:30"),
    ("en", "h:mm a", "noon", "12:00"), ("en", "h:mm a", "NOON", "12:00"),
    ("en", "h:mm a", "midnight", "00:00"), ("en", "h:mm a", "12:00 noon", "12:00"),
    ("en", "HH:mm:ss", "noon", "12:00"), ("fr", "HH:mm", "midi", "12:00"),
    ("fr", "HH:mm", "minuit", "00:00"), ("es", "H:mm", "3:30 p. m.", "15:30"),
    ("es", "h:mm a", "3:30 pm", "15:30"), ("en", "HH:mm", "0:30 AM", "00:30"),
    ("bg", "h:mm a", "3:30 сл.об.", "15:30"), ("bg", "h:mm a", "3:30 слоб", "15:30"),
  ])
  func readsPartsOfTheDay(
    _ locale: String,
    _ pattern: String,
    _ text: String,
    _ time: String
  ) throws {
    let read = try Self.read(text, locale, pattern)
    #expect(read.dropFirst("1970-01-01T".count).hasPrefix(time), "\(read)")
  }

  @Test(arguments: [
    ("de", "HH:mm", "14:00 PM", 6), ("de", "HH:mm", "14:00 AM", 6), ("de", "HH:mm", "0:30 PM", 5),
    ("de", "HH:mm", "15:30 morgens", 6), ("de", "HH:mm", "AM 3:30 PM", 8),
    ("de", "HH:mm", "3:30 noon", 5), ("en", "h:mm a", "14:00 PM", 0),
    ("en", "h:mm a", "noonish", 0),
  ])
  func refusesTimesThatContradictThePartOfTheDay(
    _ locale: String,
    _ pattern: String,
    _ text: String,
    _ offset: Int
  ) throws {
    let error = try #require(try Self.refusal(text, locale, pattern))
    #expect(error.offset == offset, "\(error)")
  }

  @Test func proposesTheTimeOfTheLocale() throws {
    #expect(try Self.refusal("3:30 PM", "de", "HH:mm", .strict)?.proposal == "15:30")
  }

  @Test(arguments: [
    ("de", "d.M.yy", "2024-03-01", "2024-03-01T00:00:00Z"),
    ("en", "M/d/yy", " 2024-03-01 ", "2024-03-01T00:00:00Z"),
    ("th", "d/M/yy", "2024-03-01", "2024-03-01T00:00:00Z"),
    ("ja-u-ca-japanese", "Gy年M月d日", "2024-03-01", "2024-03-01T00:00:00Z"),
    ("de", "d.M.yy HH:mm", "2024-03-01T10:30", "2024-03-01T10:30:00Z"),
    ("de", "d.M.yy HH:mm", "2024-03-01T10:30+01:00", "2024-03-01T09:30:00Z"),
    // The format itself comes first.
    ("en", "y-d-M", "2024-03-01", "2024-01-03T00:00:00Z"),
  ])
  func readsADateOfISOInAField(
    _ locale: String,
    _ pattern: String,
    _ text: String,
    _ instant: String
  ) throws {
    #expect(try Self.read(text, locale, pattern) == instant)
  }

  @Test(
    arguments: [
      ("d.M.yy", ParseMode.strict, "2024-03-01", "iso-date-in-other-format", "1.3.24"),
      ("d.M.yy HH:mm", .lenient, "2024-03-01", "iso-date-lacks-time", nil),
      ("d.M.yy", .lenient, "2024-03-01T10:30", "iso-date-has-time", nil),
      ("d. MMM", .lenient, "2024-03-01", "iso-date-in-part-of-date", nil),
      ("d.M.yy", .lenient, "2024-02-30", "impossible-day", nil),
    ] as [(String, ParseMode, String, String, String?)]
  )
  func namesADateOfISO(
    _ pattern: String,
    _ mode: ParseMode,
    _ text: String,
    _ code: String,
    _ proposal: String?
  ) throws {
    let error = try #require(try Self.refusal(text, "de", pattern, mode))
    #expect(error.reason.code == code && error.proposal == proposal, "\(error)")
  }
}
