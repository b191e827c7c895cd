import LocaleFormat
import MachineTime
import TestSupport

/// Checks that dates are read in every usual form of a locale, in every locale.
extension Comparison {
  static let dateForms = [Comparison("reading.dates", compareDateForms)]

  /// Dates with two digits and with one, days that can be months, and each half of the day.
  private static let moments: [Int64] = [
    1_795_602_615, 1_709_287_445, 1_735_880_709, 1_772_582_400, 1_796_079_599,
  ]

  /// Checks that what a form writes is read back as the same date, or is refused because another
  /// form writes another date so.
  private static func compareDateForms(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let zone: TimeZoneID = "Europe/Berlin"
    let rules = try TimeZoneRules.rules(for: zone)
    let instants = try moments.prefix(scope.count(2, sample: 1, all: 5))
      .map { try Instant(secondsSince1970: $0) }
    for locale in scope.every(3) {
      let reader = try AnyDateFormat(zone: zone).formatter(for: locale)
      for form in reader.forms {
        guard let format = form.format else { continue }
        let writer = try format.cachedFormatter(for: form.locale)
        for instant in instants {
          let text = writer.string(instant)
          do throws(FormatError) {
            let read = try reader.parse(text, mode: .strict, relativeTo: instant)
            differences.compare(writer.string(read.instant), text, "\(locale) \(form)")
            let days = [instant, read.instant].map { instant in
              CivilDateTime(instant, offsetSeconds: rules.offsetSeconds(at: instant)).date
            }
            differences.compare(values: days[1], days[0], "\(locale) \(form) \(text.escaped)")
          } catch {
            differences.expect(
              error.reason.code == "date-read-differently",
              "\(locale) \(form) \(text.escaped): \(error)"
            )
          }
        }
      }
    }
  }
}
