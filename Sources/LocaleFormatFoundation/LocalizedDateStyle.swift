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
/// have, see ``format(_:)``.
///
/// It formats through `FormatterCache.current`.
public struct LocalizedDateStyle: FormatStyle, Sendable {
  /// The recipe of the dates.
  public var recipe: DateFormat { localized.recipe }
  /// The locale of the text; nil for the app's.
  public var locale: LocaleID? { localized.locale }
  /// The mode of reading: how exactly a text must match.
  public let parseMode: ParseMode
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<DateFormat>

  /// Makes the style, or throws if it cannot write.
  ///
  /// ```swift
  /// let nowhere = DateFormat(date: .short, time: .omitted, zone: "Europe/Atlantis")
  /// try LocalizedDateStyle(nowhere)  // throws
  /// ```
  /// - Parameters:
  ///   - recipe: The recipe of the dates.
  ///   - locale: The locale of the text; nil for the app's.
  ///   - parseMode: The mode of reading: how exactly a text must match.
  /// - Throws: The errors of `DateFormat.formatter(for:)`, in the app's present locale if `locale`
  ///   is nil. For example, the system does not have the zone, ICU has no pattern for the template,
  ///   or the recipe has nothing to show.
  public init(
    _ recipe: DateFormat,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) throws(FormatError) {
    self.init(try LocalizedRecipe(recipe, for: locale), parseMode)
  }

  init(_ localized: LocalizedRecipe<DateFormat>, _ parseMode: ParseMode) {
    self.localized = localized
    self.parseMode = parseMode
  }

  /// Writes a date.
  ///
  /// - Parameter value: Any date.
  /// - Returns: The text. Dates outside the years −9999 to 9999 are written by the formatter up to
  ///   100,000,000 days from 1970, the limit of ECMAScript. Beyond these, and for a `Date` that is
  ///   NaN, the text is the seconds since 1970: `1e+18 s`, `nan s`. If there is a ``fault``, it is
  ///   RFC 3339 in UTC, or the seconds if RFC 3339 has no year for the date.
  ///   `FormatterCache.Statistics.formatFailures` includes the latter two cases.
  public func format(_ value: Date) -> String {
    do throws(FormatError) {
      return string(try Instant(value))
    } catch {
      return farString(value)
    }
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale, and reads nothing. Then
  ///   ``fault`` is the reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale), parseMode) }

  /// Returns the same style with another mode of reading.
  ///
  /// - Parameter mode: The mode: how exactly a text must match.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self { Self(localized, mode) }

  private func string(_ instant: Instant) -> String {
    do throws(FormatError) {
      return try text(instant)
    } catch {
      FormatterCache.shared.countFailure()
      return MachineFormat.rfc3339.string(instant)
    }
  }

  private func text(_ instant: Instant) throws(FormatError) -> String {
    if let fault { throw fault }
    return try FormatterCache.withCurrent { cache throws(FormatError) in
      guard let locale else { return try cache.string(instant, as: recipe) }
      return try cache.string(instant, as: recipe, for: locale)
    }
  }

  private func farString(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded(.down)
    if milliseconds.magnitude <= 8.64e15, let text = farText(Int64(milliseconds)) { return text }
    FormatterCache.shared.countFailure()
    return date.neutralText
  }

  private func farText(_ milliseconds: Int64) -> String? {
    guard fault == nil else { return nil }
    do throws(FormatError) {
      let locale = locale ?? AppLocale.current.locale(for: recipe)
      return try FormatterCache.current.formatter(recipe, for: locale)
        .string(millisecondsSince1970: milliseconds)
    } catch {
      return nil
    }
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

extension LocalizedDateStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case locale
    case parsing
  }

  /// Encodes the recipe, the locale's tag, and the mode of reading if it is not strict.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try localized.encode(self, to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if parseMode != .strict { try container.encode(parseMode, forKey: .parsing) }
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    localized = try LocalizedRecipe(from: decoder, onlyKeyedBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    parseMode = try container.decodeIfPresent(ParseMode.self, forKey: .parsing) ?? .strict
  }
}
