import MachineTime
import Testing

struct SeveralFormatsTests {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    ("1994-11-06 09:49:37+01:00", "1994-11-06T08:49:37Z"), ("784111777", "1994-11-06T08:49:37Z"),
  ])
  func aTextIsReadInTheFirstFormatItIsOf(text: String, instant: String) throws {
    let formats: [MachineFormat] = [.http, .toml, MachineFormat("%s")]
    #expect("\(try MachineFormat.parse(text, as: formats).instant)" == instant)
  }

  @Test(arguments: [
    // The error of the format that read furthest.
    ("2026-02-30T00:00:00Z", "offset 8: day 30 does not exist in February 2026"),
    ("Sun, 06 Nov 1994 08:49:37 UTC", "offset 26: expected GMT"),
    // The error of a date that does not exist is preferred to that of another form.
    ("Mon, 06 Nov 1994 08:49:37 GMT", "offset 0: the date is a Sunday"),
    // The error of the first format.
    ("x", "offset 0: expected 4 digits of the year"),
  ])
  func theErrorIsThatOfTheFormatThatWasMeant(text: String, description: String) throws {
    // The last format cannot read; its error has a place in the format.
    let formats: [MachineFormat] = [.rfc3339, .http, MachineFormat("%H:%M, and more text")]
    let error = #expect(throws: FormatError.self) { try MachineFormat.parse(text, as: formats) }
    #expect(error?.description == description)
  }

  @Test func withoutAFormatNothingIsRead() {
    let error = #expect(throws: FormatError.self) { try MachineFormat.parse("x", as: []) }
    #expect(error?.code == .unreadable)
    #expect(error?.message == "no format is given")
  }
}
