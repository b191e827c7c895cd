import LocaleFormat
import MachineTime
import TestSupport

/// Compares dates that are read by one scan over their bytes with those that the reader reads.
extension Comparison {
  static let dateScans = [
    Comparison("date.scans") { scope, differences in
      var counts = ScanCounts()
      try compareDateScans(scope, &differences, &counts)
    }
  ]

  private static let scannedPatterns = [
    "dd.MM.yyyy HH:mm:ss", "d MMM y", "EEE, d MMM yyyy h:mm a", "EEEE d LLLL y", "yy-M-d", "d.M.y",
    "yyyyMMdd", "k:m:s d.M.y", "K:mm a, d.M.y", "H:mm", "h a", "d MMMMM y", "y-MM-dd HH:mm xxx",
    "y-MM-dd HH:mm:ss z", "H 'Uhr' m", "MMM d", "y", "MMMdy",
  ]

  /// The formats of a zone: all styles, and some patterns.
  private static func scannedDates(_ zone: TimeZoneID) -> [(name: String, recipe: DateFormat)] {
    let styles = DateFormat.Style.allCases.flatMap { date in
      DateFormat.Style.allCases.compactMap { time in
        (date, time) == (.omitted, .omitted)
          ? nil : ("\(date) \(time)", DateFormat(date: date, time: time, zone: zone))
      }
    }
    return styles + scannedPatterns.map { ($0, DateFormat(pattern: $0, zone: zone)) }
  }

  /// Compares everything, and counts what a scan reads.
  package static func compareDateScans(
    _ scope: Scope,
    _ differences: inout Differences,
    _ counts: inout ScanCounts
  ) throws {
    let zones: [TimeZoneID] = ["Europe/Berlin", "America/New_York", "Pacific/Apia", "UTC"]
    let changes = scope.count(4, sample: 3, all: 30)
    for (place, locale) in scope.placed {
      for (turn, zone) in zones.enumerated() where scope.width == .all || place % 4 == turn {
        let edges = try DatePlanInstants.transitions(zone)
        let start = try Instant(secondsSince1970: -700_000_000)
        for (index, (name, recipe)) in scannedDates(zone).enumerated()
        where scope.width != .features || (place + index) % 5 == 0 {
          var generator = SplitMix(seed: UInt64(place))
          let formatter = try recipe.formatter(for: locale)
          counts.add(name, formatter.scanRefusal)
          guard formatter.scanRefusal == nil else { continue }
          let reading = ScannedDates(formatter: formatter, start: start, what: "\(locale) \(name)")
          for step in 0..<scope.count(6, sample: 5, all: 16) {
            let range: ClosedRange<Int64> =
              step % 3 == 0 ? -11_000_000_000...253_402_214_400 : 0...2_147_483_647
            var second = Int64.random(in: range, using: &generator)
            if step % 3 == 1, let edge = edges.randomElement(using: &generator) {
              second = edge.secondsSince1970 + Int64.random(in: -5_400...5_400, using: &generator)
            }
            let text = formatter.string(try Instant(secondsSince1970: second))
            counts.addWritten(isRead: reading.compare(text, &differences))
            var others = [text.typedPlainly]
            for _ in 0..<changes { others.append(text.mistyped(using: &generator)) }
            for other in others {
              counts.addChanged(isRead: reading.compare(other, &differences))
            }
          }
        }
      }
    }
  }
}

/// The readings of one formatter that are compared.
private struct ScannedDates {
  let formatter: DateFormat.Formatter
  /// A start of the hundred years of a year of two digits.
  let start: Instant
  let what: String

  /// Compares the instant of the scan with that of the reader; false if the scan leaves the text to
  /// it.
  func compare(_ text: String, _ differences: inout Differences) -> Bool {
    guard formatter.scanned(text) != nil else { return false }
    for mode in ParseMode.allCases {
      compare(text, mode, nil, nil, &differences)
      compare(text, mode, nil, start, &differences)
    }
    for choice in LocalTimeChoice.allCases { compare(text, .strict, choice, nil, &differences) }
    return true
  }

  private func compare(
    _ text: String,
    _ mode: ParseMode,
    _ choice: LocalTimeChoice?,
    _ start: Instant?,
    _ differences: inout Differences
  ) {
    let found = formatter.scanned(text, mode: mode, choosing: choice, twoDigitYearStart: start)
    guard let found else { return }
    do throws(FormatError) {
      let truth = try formatter.parseByReader(
        text,
        mode: mode,
        choosing: choice,
        twoDigitYearStart: start
      )
      differences.compare(values: found, truth, "\(what) \(text.escaped) \(mode)")
    } catch {
      differences.add("\(what) \(text.escaped) \(mode): \(found), and the reader: \(error)")
    }
  }
}
