internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct HandlePoolTests {
  @Test func keepsNoMoreThanItsBound() throws {
    let name = try DateLocaleName(LocaleID("en").resolved, showsWeeks: false)
    let pool = try HandlePool(maximumIdle: 2) { () throws(ICUError) in
      try DateHandle(.init(.pattern("HH:mm"), locale: name.name, digits: nil, zone: "UTC"))
    }
    #expect(pool.idleCount == 1)
    let line = StartLine(6)
    inThreads(6) { _ in
      do {
        let text = try pool.lend { handle throws(ICUError) in
          line.wait()  // all six hold one at the same time
          return try handle.string(
            DateHandle.Moment(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
          )
        }
        #expect(text == "00:00")
      } catch {
        Issue.record(error)
      }
    }
    #expect(pool.idleCount == 2)
  }
}
