public import ArgumentParser
public import LocaleFormat
public import MachineTime

/// A value that an option names.
///
/// The command line uses its raw value, and a case of `fmt batch` that has the option a word of
/// another standard.
package protocol OptionValue: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {
  /// The words of cases, each with the value that it names.
  static var words: [String: Self] { get }
}

extension OptionValue {
  /// The raw values, for a type that has the same words in cases and on the command line.
  package static var words: [String: Self] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  }

  /// The raw values.
  ///
  /// They are those of ArgumentParser, which makes a key path for each type to find them: a tenth of
  /// the instructions of a short command.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension DateFormat.Style: OptionValue {}
extension DateFormat.FieldLengths: OptionValue {}
extension CalendarSystem: OptionValue {}
extension DurationFormat.Style: OptionValue {}
extension HourCycle: OptionValue {}
extension ByteCountFormat.Style: OptionValue {}
extension CaseFormat.Operation: OptionValue {}
extension CaseFormat.TitlePiece: OptionValue {}
extension CollationCaseFirst: OptionValue {}
extension CollationPunctuation: OptionValue {
  /// The raw values, and the words of ICU.
  package static var words: [String: CollationPunctuation] {
    ["noignore": .counted, "nonIgnorable": .counted, "shifted": .ignored]
  }
}
extension CollationStrength: OptionValue {}
extension CollationType: OptionValue {}
extension CollationVariable: OptionValue {}
extension FitFormat.Boundary: OptionValue {}
extension FitFormat.Place: OptionValue {}
extension GrammaticalCase: OptionValue {}
extension SegmentFormat.Kind: OptionValue {}
extension SlugFormat.OtherLetters: OptionValue {}
extension SlugFormat.Separator: OptionValue {}
extension SegmentFormat.LineStrictness: OptionValue {}
extension RelativeTimeFormat.Numbers: OptionValue {}
extension CapitalizationContext: OptionValue {}

extension FormatWidth: OptionValue {
  /// The words of the options that ICU and Foundation name, and not ECMA-402; and the raw values.
  package static var widthWords: [String: FormatWidth] {
    [
      "long": .long, "short": .short, "narrow": .narrow, "wide": .long, "abbreviated": .short,
      "condensedAbbreviated": .short,
    ]
  }
}

extension ListFormat.Kind: OptionValue {
  /// The raw values, and the words of ECMA-402 and of ICU.
  package static var words: [String: ListFormat.Kind] {
    [
      "and": .and, "or": .or, "unit": .unit, "units": .unit, "conjunction": .and,
      "disjunction": .or,
    ]
  }
}

extension LocaleNameFormat.Kind: OptionValue {}
extension LocaleNameFormat.Length: OptionValue {}
extension PersonName.Order: OptionValue {}
extension PersonNameFormat.Length: OptionValue {}
extension PersonNameFormat.Usage: OptionValue {}
extension PersonNameFormat.Formality: OptionValue {}
extension PersonNameFormat.Order: OptionValue {}
extension PluralRules.Kind: OptionValue {}

extension OffsetResolution: ExpressibleByArgument {
  private static let byName: KeyValuePairs<String, OffsetResolution> = [
    "use": .use, "prefer": .prefer, "ignore": .ignore, "reject": .reject,
  ]

  /// The resolution of a name, such as `prefer`.
  public init?(argument: String) {
    guard let choice = Self.byName.first(where: { $0.key == argument })?.value else { return nil }
    self = choice
  }

  /// The names of all resolutions.
  public static var allValueStrings: [String] { byName.map(\.key) }
}

extension LocalTimeChoice: ExpressibleByArgument {
  private static let byName: KeyValuePairs<String, LocalTimeChoice> = [
    "earlier": .earlier, "later": .later, "compatible": .compatible, "reject": .reject,
  ]

  /// The choice of a name, such as `earlier`.
  public init?(argument: String) {
    guard let choice = Self.byName.first(where: { $0.key == argument })?.value else { return nil }
    self = choice
  }

  /// The names of all choices.
  public static var allValueStrings: [String] { byName.map(\.key) }
}

extension RelativeTimeFormat.Value {
  /// Makes amounts of a unit or a day of the week, whose English name is in the singular or the
  /// plural; nil for another name.
  package static func amounts(ofAnyNumberOf name: String) -> ((Double) -> Self)? {
    let name = name.hasSuffix("s") ? String(name.dropLast()) : name
    if let unit = TimeUnit(rawValue: name), RelativeTimeFormat.allUnits.contains(TimeUnits(unit)) {
      return { .amount($0, unit) }
    }
    let day = LocaleInfo.Weekday.allCases.first { $0.englishName == name }
    return day.map { day in { .amount($0, day) } }
  }
}
