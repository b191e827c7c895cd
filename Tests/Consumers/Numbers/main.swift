import Foundation
import LocaleFormat
import LocaleFormatFoundation

let locale: LocaleID = "de-CH"
let unused = 1  // a warning of the user's code
let plain = 5.formatted(.number.locale(Locale(identifier: "de_CH")))
print(try FormatterCache.shared.string(1_234_567, as: .decimal, for: locale))
print(try 1_234_567.formatted(.localized(.decimal, locale: locale)), plain)
let date = DateFormat(date: .medium, time: .omitted, zone: .utc)
print(try date.formatter(for: locale).string(Instant(Date(timeIntervalSince1970: 0))))
