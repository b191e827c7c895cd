internal import ICU
import Testing

@testable import LocaleFormat

@Suite struct DateHandlePoolTests {
  @Test func keepsNoMoreThanItsBound() throws {
    let pool = try DateHandlePool(
      .pattern("HH:mm"),
      locale: DateLocaleName(LocaleID("en").resolved, showsWeeks: false),
      zone: "UTC",
      maximumIdle: 2
    )
    #expect(pool.idleCount == 1)
    let line = StartLine(6)
    inThreads(6) { _ in
      do {
        let text = try pool.lend { handle throws(ICUError) in
          line.wait()  // all six hold one at the same time
          return try handle.string(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
        }
        #expect(text == "00:00")
      } catch {
        Issue.record(error)
      }
    }
    #expect(pool.idleCount == 2)
  }
}
