import LocaleFormat
import MachineTime

// Writes the first text of a kind in each of some locales, through the cache: a line for each, with
// its nanoseconds.

let cache = FormatterCache.shared
for tag in CommandLine.arguments.dropFirst(2) {
  let start = ContinuousClock.now
  let locale = try LocaleID(tag)
  let text =
    switch CommandLine.arguments[1] {
    case "number": try cache.string(1234.5, as: .decimal, for: locale)
    case "currency": try cache.string(1234.5, as: .currency("EUR"), for: locale)
    default:
      try cache.string(
        Instant(secondsSince1970: 1_391_342_400),
        as: DateFormat(date: .medium, time: .medium, zone: .utc),
        for: locale
      )
    }
  let end = ContinuousClock.now
  print(tag, Int(start.duration(to: end) / .nanoseconds(1)), text, separator: "\t")
}
