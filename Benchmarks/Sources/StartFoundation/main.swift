import Foundation

// Writes the first text of a kind in each of some locales, by Foundation's format styles: a line
// for each, with its nanoseconds.

let moment = Date(timeIntervalSince1970: 1_391_342_400)
for identifier in CommandLine.arguments.dropFirst(2) {
  let start = ContinuousClock.now
  let locale = Locale(identifier: identifier)
  let text =
    switch CommandLine.arguments[1] {
    case "number": 1234.5.formatted(.number.locale(locale))
    case "currency": 1234.5.formatted(.currency(code: "EUR").locale(locale))
    default:
      moment.formatted(
        Date.FormatStyle(date: .abbreviated, time: .standard, locale: locale, timeZone: .gmt)
      )
    }
  let end = ContinuousClock.now
  print(identifier, Int(start.duration(to: end) / .nanoseconds(1)), text, separator: "\t")
}
