import LocaleFormat
import StringCatalogs
import Testing

/// The time zone of dates in the messages of a catalog.
@Suite struct MessageZoneTests {
  /// The messages, in each syntax, and their texts in Tokyo.
  private static let texts: [(MessageVersion, json: String, inTokyo: String)] = [
    (.icu, #"{"t": "{d, date, short}, {d, time, short}"}"#, "3/2/26, 8:30 AM"),
    (.icu, #"{"t": "{d}"}"#, "3/2/26, 8:30 AM"),
    (.messageFormat2, #"{"t": "{$d :date fields=year-month-day length=long}"}"#, "March 2, 2026"),
    (.messageFormat2, #"{"t": "{$d :time precision=minute}"}"#, "8:30 AM"),
    (.messageFormat2, #"{"t": "{$d}"}"#, "Mar 2, 2026, 8:30 AM"),
    // A zone in a variable is for the evaluator.
    (.messageFormat2, #"{"t": "{$d :time precision=minute timeZone=$z}"}"#, "6:30 PM"),
    (
      .messageFormat2,
      #"{"t": "{$d :time precision=minute timeZone=|America/New_York|}"}"#, "6:30 PM"
    ),
    (
      .messageFormat2,
      #"{"t": ".local $x = {$d :time precision=minute timeZone=UTC} {{{$x}}}"}"#, "11:30 PM"
    ),
  ]

  private func text(
    _ version: MessageVersion,
    _ json: String,
    zone: TimeZoneID? = nil,
    reader: TimeZoneID?
  ) throws -> String {
    var options = StringCatalog.Options()
    options.zone = zone
    options.messageIsolation = .none
    let source = CatalogSource.messages(
      .bytes(Array(json.utf8), name: "en.json"),
      MessageFiles(version)
    )
    let catalog = try StringCatalog([source], options: options)
    let instant = try MachineFormat.rfc3339.parse("2026-03-01T23:30:00Z").instant
    let arguments: MessageArguments = ["d": .init(instant), "z": "America/New_York"]
    return LocaleContext.with(LocaleContext(AppLocale("en-US"), zone: reader)) {
      // The first text compiles the message.
      _ = LocaleContext.with(LocaleContext(AppLocale("en-US"), zone: "Asia/Kathmandu")) {
        catalog.message("t", arguments)
      }
      return catalog.message("t", arguments).replacing("\u{202F}", with: " ")
    }
  }

  @Test(arguments: texts)
  func datesAreInTheZoneOfTheContext(
    version: MessageVersion,
    json: String,
    inTokyo: String
  ) throws {
    #expect(try text(version, json, reader: "Asia/Tokyo") == inTokyo)
    #expect(try text(version, json, zone: "Asia/Tokyo", reader: nil) == inTokyo)
    #expect(try text(version, json, zone: "Asia/Tokyo", reader: "Europe/Berlin") == inTokyo)
    #expect(try text(version, json, reader: nil) == text(version, json, zone: .utc, reader: nil))
  }

  @Test func soAreThoseOfAMessageThatIsInNoFile() throws {
    let file = Array(#""a" = "A";"#.utf8)
    let catalog = try StringCatalog([.bytes(file, name: "en.lproj/Localizable.strings")])
    let instant = try MachineFormat.rfc3339.parse("2026-03-01T23:30:00Z").instant
    let text = LocaleContext.with(LocaleContext(AppLocale("en-US"), zone: "Asia/Tokyo")) {
      catalog.message("none", ["d": .init(instant)], default: "{d, date, short}")
    }
    #expect(text == "3/2/26")
  }
}
