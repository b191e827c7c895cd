import LocaleFormat
import MachineTime
import Testing

extension DocumentationTests {
  @Test func examplesOfTheZoneOfADateHold() throws {
    let format = DateFormat(date: .omitted, time: .short, zone: .utc)
    let noon = try Instant(secondsSince1970: 43_200)
    let tokyo = format.zone(TimeZoneID("Asia/Tokyo"))
    #expect(try tokyo.formatter(for: "de").string(noon) == "21:00")
  }
}
