internal import ICU
public import MachineTime

extension DateFormat {
  /// A ``DateFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// ICU's date formatters are not safe to share, so each call borrows one from a pool; no lock is
  /// held while it formats.
  public struct Formatter: Sendable {
    let core: DateCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The UTS #35 pattern in use.
    public var pattern: String { core.pattern }
    /// Which engine writes dates.
    public var engine: FormatEngine { .icu }

    /// Writes an instant, to the millisecond.
    public func string(_ instant: Instant) -> String { core.string(instant) }

    /// Appends an instant as UTF-8.
    public func append(_ instant: Instant, to bytes: inout [UInt8]) {
      core.append(instant, to: &bytes)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's is used,
  ///   and ``Formatter/resolvedLocale`` says so.
  /// - Returns: The ready form.
  /// - Throws: ``FormatError/time(_:)`` for a zone the system does not know,
  ///   ``FormatError/unsupportedTemplate(_:locale:)`` where ICU has no pattern for a template,
  ///   ``FormatError/nothingToShow`` for two styles of none, and
  ///   ``FormatError/icu(status:while:)`` when ICU cannot make it.
  ///
  /// It costs some 30 µs, with a template 180: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try DateCore(self, for: locale))
  }
}

extension DateFormat: CachedRecipe {
  static var kind: UInt64 { 2 }
  func makeCore(for locale: LocaleID) throws(FormatError) -> DateCore {
    try DateCore(self, for: locale)
  }
}

/// The ready form of a date recipe: the zone's rules, and ICU's handles.
final class DateCore: FormatterCore {
  let resolvedLocale: ResolvedLocale
  let pattern: String
  private let rules: TimeZoneRules
  private let handles: HandlePool<DateHandle>

  init(_ recipe: DateFormat, for locale: LocaleID) throws(FormatError) {
    let resolved = try ResolvedLocale(locale, trees: [.main, .zones])
    do throws(MachineTimeError) {
      rules = try TimeZoneRules.rules(forAnyNameOf: recipe.zone)
    } catch {
      throw .time(error)
    }
    let content: DateHandleContent
    switch recipe.content {
    case .styles(.none, .none): throw .nothingToShow
    case .styles(let date, let time):
      content = try .init(date: date, time: time, zone: recipe.zone, locale: resolved)
    case .template(let template):
      content = .pattern(try DatePatternRecipe(template: template).pattern(for: resolved))
    }
    do throws(ICUError) {
      let name = DateLocaleName(resolved, showsWeeks: recipe.showsWeeks)
      let zone = recipe.zone.identifier
      handles = try HandlePool { () throws(ICUError) in
        try content.open(locale: name, zone: zone)
      }
      pattern = try handles.lend { handle throws(ICUError) in try handle.pattern() }
    } catch {
      throw .icu(status: error.name, while: "making a date formatter for \(locale)")
    }
    resolvedLocale = resolved
  }

  // A kept UDateFormat, measured at 59 KB, and what this object holds itself.
  var estimatedByteCount: Int { 60_000 }

  func string(_ instant: Instant) -> String {
    let offset = rules.offset(at: instant)
    do throws(ICUError) {
      return try handles.lend { handle throws(ICUError) in
        try handle.string(
          millisecondsSince1970: Double(instant.millisecondsSince1970),
          offsetSeconds: offset.seconds,
          isDaylight: offset.isDaylight
        )
      }
    } catch {
      return neutral(instant, after: error)
    }
  }

  func append(_ instant: Instant, to bytes: inout [UInt8]) {
    let offset = rules.offset(at: instant)
    do throws(ICUError) {
      try handles.lend { handle throws(ICUError) in
        try handle.append(
          millisecondsSince1970: Double(instant.millisecondsSince1970),
          offsetSeconds: offset.seconds,
          isDaylight: offset.isDaylight,
          to: &bytes
        )
      }
    } catch {
      bytes += neutral(instant, after: error).utf8
    }
  }

  /// What is written when ICU fails on a valid instant.
  private func neutral(_ instant: Instant, after error: ICUError) -> String {
    FormatFailures.count(error)
    return MachineFormat.rfc3339.string(instant)
  }
}

/// What ICU's date formatters of one core show.
enum DateHandleContent: Sendable {
  case styles(date: DateHandle.Style, time: DateHandle.Style)
  case pattern(String)

  func open(locale: DateLocaleName, zone: String) throws(ICUError) -> DateHandle {
    switch self {
    case .styles(let date, let time):
      try DateHandle(
        date: date,
        time: time,
        locale: locale.name,
        digits: locale.digits,
        zone: zone
      )
    case .pattern(let pattern):
      try DateHandle(pattern: pattern, locale: locale.name, digits: locale.digits, zone: zone)
    }
  }
}

extension DateHandleContent {
  /// The styles as ICU writes them; for a region without data of its own, with the time in that
  /// region's hour cycle.
  ///
  /// ICU does the latter when the region is in the locale's name, where it would be kept for ever.
  fileprivate init(
    date: DateFormat.Style,
    time: DateFormat.Style,
    zone: TimeZoneID,
    locale: ResolvedLocale
  ) throws(FormatError) {
    self = .styles(date: date.handleStyle, time: time.handleStyle)
    guard locale.losesRegion, let template = time.timeTemplate else { return }
    let own = try DatePatternRecipe(template: DateTemplate(template)).pattern(for: locale)
    do throws(ICUError) {
      func pattern(_ date: DateHandle.Style) throws(ICUError) -> String {
        try DateHandle(
          date: date,
          time: time.handleStyle,
          locale: DateLocaleName(locale, showsWeeks: false).name,
          digits: nil,
          zone: zone.identifier
        ).pattern()
      }
      let joined = try pattern(date.handleStyle)
      self = .pattern(joined.replacing(try pattern(.none), with: own, maxReplacements: 1))
    } catch {
      throw .icu(status: error.name, while: "finding the hour cycle of \(locale.requested)")
    }
  }
}

extension DateFormat {
  /// Whether a field depends on the first day of the week; styles have none.
  fileprivate var showsWeeks: Bool {
    guard case .template(let template) = content else { return false }
    return template.fields.contains { "wWYec".contains($0) }
  }
}

extension DateFormat.Style {
  /// The template of a time style (smpdtfmt.cpp has the same ones).
  fileprivate var timeTemplate: String? {
    switch self {
    case .full: "jmmsszzzz"
    case .long: "jmmssz"
    case .medium: "jmmss"
    case .short: "jmm"
    case .none: nil
    }
  }

  var handleStyle: DateHandle.Style {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    case .none: .none
    }
  }
}
