import MachineTime
import Testing

extension DocumentationTests {
  @Test func examplesOfMailAndHTTPHold() throws {
    let http = try MachineFormat.http.parse("Sun Nov  6 08:49:37 1994").instant
    #expect(
      MachineFormat.http.string(http, offsetSeconds: 3_600) == "Sun, 06 Nov 1994 08:49:37 GMT"
    )
    let parsed = try MachineFormat.rfc5322.parse("7 Feb 14 12:00 (noon) MST")
    #expect(parsed.instant.secondsSince1970 == 1_391_799_600)
    #expect(
      MachineFormat.rfc5322.string(parsed.instant, offsetSeconds: -25_200)
        == "Fri, 07 Feb 2014 12:00:00 -0700"
    )
    let cookie = try MachineFormat.cookie.parse("expires on 9-Jun-21, 10:18:14 (EST)").instant
    #expect(MachineFormat.cookie.string(cookie) == "Wed, 09 Jun 2021 10:18:14 GMT")
  }
}
