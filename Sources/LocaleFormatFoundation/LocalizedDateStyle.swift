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
  /// Why the style writes the fallback form; nil unless ``locale(_:)``, which `FormatStyle` does
  /// not let throw, was given a locale in which the style cannot write.
  public let fault: FormatError?

  /// Makes the style, if it can write.
  ///
  /// ```swift
  /// let nowhere = DateFormat(date: .short, time: .omitted, zone: "Europe/Atlantis")
  /// try LocalizedDateStyle(nowhere)  // throws
  /// ```
  /// - Parameters:
  ///   - recipe: How dates are written.
  ///   - locale: The locale they are written in; nil for the app's.
  ///   - parseMode: How exactly a text must be what is written, when one is read.
  /// - Throws: What `DateFormat.formatter(for:)` throws, in the app's locale of this moment where none is
  ///   named: a zone that the system does not know, a template for which ICU has no pattern, nothing
  ///   to show.
  public init(
    _ recipe: DateFormat,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) throws(FormatError) {
    try FormatterCache.shared.check(recipe, for: locale)
    self.init(recipe, locale, parseMode, fault: nil)
  }

  init(_ recipe: DateFormat, _ locale: LocaleID?, _ parseMode: ParseMode, fault: FormatError?) {
    self.recipe = recipe
    self.locale = locale
    self.parseMode = parseMode
    self.fault = fault
  }

  /// Writes a date.
  ///
  /// - Parameter value: Any date.
  /// - Returns: The text. Dates beyond the years −9999 to 9999 are written by the formatter up to
  ///   100,000,000 days from 1970, as far as ECMAScript counts. Beyond these, and for a `Date` that is NaN,
  ///   it is the seconds since 1970: `1e+18 s`, `nan s`. Where there is a ``fault`` it is RFC 3339 in UTC, or
  ///   the seconds if that has no year for it. These are counted in
  ///   `FormatterCache.Statistics.formatFailures`.
  public func format(_ value: Date) -> String {
    do throws(FormatError) {
      return string(try Instant(value))
    } catch {
      return farString(value)
    }
  }

  /// The same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not let this throw: with a locale whose
  ///   identifier is not well-formed, or for which no formatter can be made, the style writes the fallback
  ///   form rather than the text of another locale, reads nothing, and says why by ``fault``.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return try Self(recipe, locale: LocaleID(locale), parseMode: parseMode)
    } catch {
      return Self(recipe, self.locale, parseMode, fault: error)
    }
  }

  /// The same style, which reads in another mode.
  ///
  /// - Parameter mode: How exactly a text must be what is written.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self {
    Self(recipe, locale, mode, fault: fault)
  }

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
    guard let locale else { return try FormatterCache.shared.string(instant, as: recipe) }
    return try FormatterCache.shared.string(instant, as: recipe, for: locale)
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
      return try FormatterCache.shared.formatter(recipe, for: locale)
        .string(millisecondsSince1970: milliseconds)
    } catch {
      return nil
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

extension LocalizedDateStyle: Hashable {
  /// Hashes what the style is made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(locale)
    hasher.combine(parseMode)
    hasher.combine(fault?.description)
  }
}

extension LocalizedDateStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case locale
    case parsing
  }

  /// Writes the recipe, the locale's tag, and the mode of reading where it is not strict.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws, and `EncodingError.invalidValue` with a ``fault`` underneath.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { style throws(FormatError) in
      if let fault = style.fault { throw fault }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale, forKey: .locale)
    if parseMode != .strict { try container.encode(parseMode, forKey: .parsing) }
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for what is missing, unknown or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try container.decode(DateFormat.self, forKey: .recipe)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    let mode = try container.decodeIfPresent(ParseMode.self, forKey: .parsing) ?? .strict
    self = try decoder.checked { () throws(FormatError) in
      try Self(recipe, locale: locale, parseMode: mode)
    }
  }
}
