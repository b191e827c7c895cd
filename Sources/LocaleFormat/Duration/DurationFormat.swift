/// Describes how to write a length of time, such as `1 hr, 2 min` or `1:02:03`.
///
/// The value is Swift's `Duration`, which is split into units exactly. It is rounded at the smallest
/// unit that is written, and then carried over, so that 59.9 seconds are one minute.
///
/// ```swift
/// let film = Duration.seconds(3723)
/// try DurationFormat(width: .short).formatter(for: "de").string(film)  // "1 Std., 2 Min. und 3 Sek."
/// try DurationFormat(width: .long).formatter(for: "en").string(film)  // "1 hour, 2 minutes, 3 seconds"
/// try DurationFormat(.digital, width: .short).formatter(for: "en").string(film)  // "1:02:03"
/// try DurationFormat(.digital, width: .short).formatter(for: "en").string(.seconds(59.9))  // "1:00"
/// ```
///
/// A negative duration has one minus sign, before the first number, which stands for the whole. It
/// is never lost, also where the language writes the number as a word. A duration that is rounded to
/// zero has no sign.
///
/// Days have 24 hours, and weeks seven days; a `Duration` does not know the calendar.
///
/// It opens no ICU object until it is made into a ``Formatter``.
///
/// Source: [UTS #35, Unit
/// Elements](https://unicode.org/reports/tr35/tr35-general.html#Unit_Elements), `durationUnit`;
/// ICU's `MeasureFormat`.
public struct DurationFormat: Hashable, Sendable {
  /// The form of the text.
  public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
    /// Numbers with the names of their units: `1 hr, 2 min, 3 sec`.
    case names
    /// Hours, minutes and seconds as on a clock: `1:02:03`.
    ///
    /// The clock shows hours only if they are not zero, or are always shown
    /// (``DurationFormat/alwaysShowing(_:)``), or follow days. Weeks and days have names: `1 day,
    /// 1:02:03`. If only one of the three units is allowed, it has its name, too.
    case digital
  }

  /// The options, without references.
  struct Options: Hashable, Sendable {
    var units = TimeUnits.clock
    var alwaysShown: TimeUnits = []
    var maximumCount: Int?
    var fraction = 0...0
    var rounding = NumberFormat.Rounding.halfEven
    var grouping = NumberFormat.Grouping.auto
    var leastDigits: Int?
    var leastZeroDigits: Int?
    /// Two bits for each unit whose width is not the usual one.
    var widths: UInt32 = 0
  }

  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  /// The form of the text.
  public let style: Style
  /// The width of the units' names, unless ``width(of:)`` differs.
  public let width: FormatWidth
  let options: Options
  /// The step to round to; nil for the last fraction digit.
  let step: FixedDecimal?

  init(_ style: Style, _ width: FormatWidth, _ options: Options, step: FixedDecimal?) {
    self.style = style
    self.width = width
    self.options = options
    self.step = step
    fingerprint = RecipeKey.fingerprint(style, width, options, step)
  }

  /// Describes durations.
  ///
  /// - Parameters:
  ///   - style: The form of the text; by default each number has the name of its unit.
  ///   - width: The width of the units' names, also of those before a clock.
  ///   - units: The units that may be written; hours, minutes and seconds by default, and for an
  ///     empty set.
  public init(_ style: Style = .names, width: FormatWidth, units: TimeUnits = .clock) {
    var options = Options()
    if !units.isEmpty { options.units = units }
    self.init(style, width, options, step: nil)
  }
}
