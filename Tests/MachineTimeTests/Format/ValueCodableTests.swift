import Foundation
import MachineTime
import TestSupport
import Testing

/// Tests values as a service stores and sends them: each is one text, and is read back unchanged.
struct ValueCodableTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ json: String, as _: Value.Type = Value.self) throws -> Value
  {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    (0 as Int64, 0 as Int32, "1970-01-01T00:00:00Z"), (0, 500_000_000, "1970-01-01T00:00:00.5Z"),
    (-1, 999_999_999, "1969-12-31T23:59:59.999999999Z"),
    (253_402_300_799, 999_999_999, "9999-12-31T23:59:59.999999999Z"),
    (-62_167_219_200, 0, "0000-01-01T00:00:00Z"),
    (-62_167_219_201, 1, "-000001-12-31T23:59:59.000000001Z"),
    (-377_705_116_800, 0, "-009999-01-01T00:00:00Z"),
  ])
  func anInstantKeepsEveryDigit(seconds: Int64, nanosecond: Int32, text: String) throws {
    let instant = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect(try json(instant) == "\"\(text)\"")
    #expect(try read("\"\(text)\"") == instant)
  }

  @Test func everyInstantComesBackAsItWas() throws {
    var generator = SplitMix(seed: 20)
    for _ in 0..<2_000 {
      let instant = try Instant(
        secondsSince1970: .random(in: -377_705_116_800...253_402_300_799, using: &generator),
        nanosecond: .random(in: 0...999_999_999, using: &generator)
      )
      #expect(try read(json(instant)) == instant)
    }
  }

  @Test func anInstantIsReadWithItsOffset() throws {
    let noon: Instant = try read(#""2014-02-07T12:00:00-07:00""#)
    #expect(noon.secondsSince1970 == 1_391_799_600)
  }

  @Test(arguments: [
    "2023-02-30T00:00:00Z", "2014-02-07", "2014-02-07T12:00:00", "", "x", "-000000-01-01T00:00:00Z",
    "-009999-12", "+002014-02-07T12:00:00Z", "-000001-12-31T23:59:59", "-010000-01-01T00:00:00Z",
  ])
  func whatIsNoInstantIsRefused(_ text: String) {
    do {
      let instant: Instant = try read("\"\(text)\"")
      Issue.record("read as \(instant)")
    } catch DecodingError.dataCorrupted(let context) {
      let error = context.underlyingError as? FormatError
      #expect(error != nil)
      #expect(context.debugDescription == error?.description)
    } catch {
      Issue.record(error)
    }
  }

  @Test func aZoneIsItsName() throws {
    #expect(
      try json(TimeZoneID("America/Argentina/Buenos_Aires")) == #""America/Argentina/Buenos_Aires""#
    )
    #expect(try read(#""Europe/Berlin""#) == TimeZoneID("Europe/Berlin"))
    #expect(throws: DecodingError.self) { try read(#""../../etc/passwd""#, as: TimeZoneID.self) }
    #expect(throws: DecodingError.self) { try read("1", as: TimeZoneID.self) }
  }
}
