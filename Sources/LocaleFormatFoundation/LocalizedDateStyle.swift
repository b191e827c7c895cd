public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

/// A `FormatStyle` that writes dates by a `DateFormat`.
///
/// It uses this package's locales and data, and the system's time zone rules.
///
/// ```swift
/// let german = LocaleID("de")
/// let date = Date(timeIntervalSince1970: 1_709_287_445)
/// try date.formatted(.localized(date: .long, time: .short, zone: .gmt, locale: german))  // "1. März 2024 um 10:04"
/// try date.formatted(.localized(template: "EEEdMMM", zone: .gmt, locale: german))  // "Fr., 1. März"
/// try date.formatted(.localized(.month(.wide).year(), zone: .gmt, locale: german))  // "März 2024"
/// ```
///
/// The zone must always be given, because a forgotten one would be the server's. Without a locale,
/// dates are written in the app's locale for dates at the time of formatting.
///
/// Every date is written. For dates outside the years −9999 to 9999, which an `Instant` cannot
/// have, see ``DateStyleKind``.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedDateStyle = LocalizedStyle<DateStyleKind>

/// The kind of styles for dates.
///
/// The fallback form is RFC 3339 in UTC, or the seconds since 1970 if RFC 3339 has no year for the
/// date: `1e+18 s`, `nan s`.
public enum DateStyleKind: ParsingStyleKind {
  /// The recipe of the style.
  public typealias Recipe = DateFormat
  /// The values that are written.
  public typealias Input = Date

  /// Writes a date.
  ///
  /// Dates outside the years −9999 to 9999 are written by the formatter up to 100,000,000 days from
  /// 1970, the limit of ECMAScript. Beyond these, for a `Date` that is NaN, and for a style with a
  /// fault, it is the fallback form. `FormatterCache.Statistics.formatFailures` is then increased.
  public static func string(_ input: Date, in style: LocalizedDateStyle) -> String {
    do throws(FormatError) {
      let instant = try Instant(input)
      return style.string(instant, otherwise: MachineFormat.rfc3339.string(instant))
    } catch {
      return farString(input, in: style)
    }
  }

  private static func farString(_ date: Date, in style: LocalizedDateStyle) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded(.down)
    if milliseconds.magnitude <= 8.64e15, let text = farText(Int64(milliseconds), in: style) {
      return text
    }
    FormatterCache.shared.countFailure()
    return date.neutralText
  }

  private static func farText(_ milliseconds: Int64, in style: LocalizedDateStyle) -> String? {
    guard style.fault == nil else { return nil }
    do throws(FormatError) {
      let locale = style.locale ?? AppLocale.current.locale(for: style.recipe)
      return try FormatterCache.current.formatter(style.recipe, for: locale)
        .string(millisecondsSince1970: milliseconds)
    } catch {
      return nil
    }
  }

  /// Returns the strategy that reads the texts of a style.
  public static func strategy(of style: LocalizedDateStyle) -> LocalizedDateParseStrategy {
    LocalizedDateParseStrategy(style: style)
  }
}

extension Date {
  /// The fallback form of a date: RFC 3339 or, if that has no year for the date, the seconds since
  /// 1970.
  var neutralText: String {
    do throws(FormatError) {
      return MachineFormat.rfc3339.string(try Instant(self))
    } catch {
      return "\(timeIntervalSince1970) s"
    }
  }
}
