internal import ICU
internal import MachineTime
internal import Sharing

extension DateCore {
  /// The seconds of 400 years, after which dates fall on the same weekdays.
  private static let cycle: Int64 = 146_097 * 86_400

  func string(millisecondsSince1970 milliseconds: Int64) -> String {
    do throws(FormatError) {
      return string(try Instant(millisecondsSince1970: milliseconds))
    } catch {
      return string(beyondInstants: milliseconds)
    }
  }

  private func string(beyondInstants milliseconds: Int64) -> String {
    guard DateFormat.Formatter.validMilliseconds.contains(milliseconds) else {
      FormatFailures.countRefusal()
      return "\(milliseconds) ms"
    }
    let seconds = milliseconds / 1_000
    let offset: TimeZoneOffset
    do throws(FormatError) {
      // The same day in the years 2000 to 2400 or, before 1970, in 1600 to 2000.
      let start: Int64 = seconds < 0 ? -11_676_096_000 : 946_684_800
      let within = ((seconds - start) % Self.cycle + Self.cycle) % Self.cycle
      offset = rules.offset(at: try Instant(secondsSince1970: start + within))
    } catch {
      return "\(milliseconds) ms"
    }
    let moment = DateHandle.Moment(
      millisecondsSince1970: Double(milliseconds),
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
    do throws(ICUError) {
      return try handles.lend { handle throws(ICUError) in try handle.string(moment) }
    } catch {
      FormatFailures.count(error)
      return "\(milliseconds) ms"
    }
  }
}
