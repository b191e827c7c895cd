internal import ICU
internal import MachineTime

@testable import LocaleFormat

extension DateCore {
  /// What ICU writes, where a plan writes otherwise.
  func stringByICU(_ instant: Instant) throws -> String {
    let offset = rules.offset(at: instant)
    let moment = DateHandle.Moment(
      millisecondsSince1970: Double(instant.millisecondsSince1970),
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
    return try handles.lend { handle throws(ICUError) in try handle.string(moment) }
  }
}
