public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

/// A `FormatStyle` that writes dates by a `DateFormat`, with this package's locales and data and the
/// system's time zone rules.
///
/// ```swift
/// let german = LocaleID("de")
/// let date = Date(timeIntervalSince1970: 1_709_287_445)
/// try date.formatted(.localized(date: .long, time: .short, zone: .gmt, locale: german))  // "1. März 2024 um 10:04"
/// try date.formatted(.localized(template: "EEEdMMM", zone: .gmt, locale: german))  // "Fr., 1. März"
/// try date.formatted(.localized(.month(.wide).year(), zone: .gmt, locale: german))  // "März 2024"
/// ```
///
/// The zone is always named: a forgotten one would be the server's. Without a locale dates are written in
/// the app's locale for dates at the moment of writing.
///
/// Every date is written. Those beyond the years −9999 to 9999, which no `Instant` is, are written as
/// ``format(_:)`` tells.
///
/// It formats through `FormatterCache.shared`.
public struct LocalizedDateStyle: FormatStyle, Sendable {
  /// How dates are written.
  public let recipe: DateFormat
  /// The locale they are written in; nil for the app's.
  public let locale: LocaleID?
  /// How exactly a text must be what is written, where the style is used to read.
  public let parseMode: ParseMode

  /// Makes the style.
  ///
  /// Nothing is checked: where no formatter can be made of it, ``format(_:)`` writes the machine
  /// form of a date.
  ///
  /// - Parameters:
  ///   - recipe: How dates are written.
  ///   - locale: The locale they are written in; nil for the app's.
  ///   - parseMode: How exactly a text must be what is written, when one is read.
  public init(
    _ recipe: DateFormat,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) {
    self.recipe = recipe
    self.locale = locale
    self.parseMode = parseMode
  }

  /// The style, after it has been used once.
  ///
  /// ```swift
  /// let nowhere = try DateFormat(date: .short, time: .omitted, zone: TimeZoneID("Europe/Atlantis"))
  /// let style = LocalizedDateStyle(nowhere)
  /// (try? style.checked()) == nil  // true
  /// style.format(Date(timeIntervalSince1970: 0))  // "1970-01-01T00:00:00Z"
  /// ```
  /// - Returns: The style itself, which will not write the machine form of a date in its locale, except
  ///   of one that is no instant.
  /// - Throws: What `DateFormat.formatter(for:)` throws: a zone that the system does not know, a
  ///   template for which ICU has no pattern, two styles of none.
  public func checked() throws(FormatError) -> Self {
    _ = try text(Instant.now())
    return self
  }

  /// Writes a date.
  ///
  /// - Parameter value: Any date.
  /// - Returns: The text. Where no formatter can be made, RFC 3339 in UTC; ``checked()`` says
  ///   beforehand whether that is so. Dates beyond the years −9999 to 9999 are written by the formatter
  ///   up to 100,000,000 days from 1970, as far as ECMAScript counts. Beyond these, and for what is no
  ///   date at all, the seconds since 1970 are written: `1e+18 s`, `nan s`.
  public func format(_ value: Date) -> String {
    do throws(FormatError) {
      return string(try Instant(value))
    } catch {
      return farString(value)
    }
  }

  /// The same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. One whose identifier is not well-formed changes
  ///   nothing.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return Self(recipe, locale: try LocaleID(locale), parseMode: parseMode)
    } catch {
      return self
    }
  }

  /// The same style, which reads in another mode.
  ///
  /// - Parameter mode: How exactly a text must be what is written.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self {
    Self(recipe, locale: locale, parseMode: mode)
  }

  private func string(_ instant: Instant) -> String {
    do throws(FormatError) {
      return try text(instant)
    } catch {
      return MachineFormat.rfc3339.string(instant)
    }
  }

  private func text(_ instant: Instant) throws(FormatError) -> String {
    guard let locale else { return try FormatterCache.shared.string(instant, as: recipe) }
    return try FormatterCache.shared.string(instant, as: recipe, for: locale)
  }

  private func farString(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded(.down)
    guard milliseconds.magnitude <= 8.64e15 else { return date.neutralText }
    do throws(FormatError) {
      let locale = locale ?? AppLocale.current.locale(for: recipe)
      return try FormatterCache.shared.formatter(recipe, for: locale)
        .string(millisecondsSince1970: Int64(milliseconds))
    } catch {
      return date.neutralText
    }
  }
}

extension Date {
  /// What is written of a date that no formatter can write: RFC 3339 or, where that has no year for it,
  /// the seconds since 1970.
  var neutralText: String {
    do throws(FormatError) {
      return MachineFormat.rfc3339.string(try Instant(self))
    } catch {
      return "\(timeIntervalSince1970) s"
    }
  }
}

extension LocalizedDateStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case recipe
    case locale
    case parsing
  }

  /// Writes the recipe, the locale's tag, and the mode of reading where it is not strict.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale?.tag, forKey: .locale)
    if parseMode != .strict { try container.encode(parseMode.rawValue, forKey: .parsing) }
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for what is missing, of another type, or refused by the recipe's or
  ///   the locale's own calls.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decodeIfPresent(String.self, forKey: .parsing) ?? "strict"
    guard let mode = ParseMode(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .parsing,
        in: container,
        debugDescription: "there is no such mode of reading"
      )
    }
    self.init(
      try container.decode(DateFormat.self, forKey: .recipe),
      locale: try container.localeIfPresent(forKey: .locale),
      parseMode: mode
    )
  }
}

extension KeyedDecodingContainer {
  /// The locale whose tag was encoded.
  func localeIfPresent(forKey key: Key) throws -> LocaleID? {
    guard let tag = try decodeIfPresent(String.self, forKey: key) else { return nil }
    do throws(FormatError) {
      return try LocaleID(tag)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: error.description
      )
    }
  }
}
