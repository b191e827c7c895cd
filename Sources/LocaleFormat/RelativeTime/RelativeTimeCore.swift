internal import ICU
internal import MachineTime

extension RelativeTimeFormat: CachedRecipe {
  static var kind: UInt64 { 7 }
  func makeCore(for locale: LocaleID) throws(FormatError) -> RelativeTimeCore {
    try RelativeTimeCore(self, for: locale)
  }
}

/// The ready form of a recipe of relative times.
final class RelativeTimeCore: FormatterCore {
  let resolvedLocale: ResolvedLocale
  let recipe: RelativeTimeFormat
  /// 1, Monday, to 7, Sunday.
  let firstWeekday: Int
  private let isNamed: Bool
  private let handle: RelativeHandle
  /// Writes the same without capital letters, and can say which fields a text has.
  private let plain: RelativeHandle

  init(
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID,
    admitted: AdmittedNames = .shared
  ) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    let numbers = DecimalLocaleName(resolved, isStyle: true, admitted: admitted)
    func open(_ context: CapitalizationContext) throws(ICUError) -> RelativeHandle {
      try RelativeHandle(
        locale: resolved.dataName,
        numbers: numbers.name,
        symbols: numbers.symbols,
        width: recipe.width.handleValue,
        context: context.displayContext,
        grouping: recipe.grouping.relativeValue
      )
    }
    do throws(ICUError) {
      handle = try open(recipe.context)
      plain = recipe.context == .beginningOfSentence ? try open(.none) : handle
      firstWeekday = try Self.firstWeekday(of: resolved, admitted)
    } catch {
      throw .icu(status: error.name, while: "making a formatter of relative times for \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
    isNamed = recipe.numbers == .named
  }

  /// The first day of the locale's week, 1 for Monday to 7 for Sunday.
  private static func firstWeekday(
    of locale: ResolvedLocale,
    _ admitted: AdmittedNames
  ) throws(ICUError) -> Int {
    // ICU 72 does not look at the keyword.
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    if let own = locale.keywords.firstWeekday, let index = days.firstIndex(of: own) {
      return index + 1
    }
    let name = DateLocaleName(locale, showsWeeks: true, admitted: admitted).name
    // ICU counts from Sunday, 1.
    return (try LocaleData.firstWeekday(name) + 5) % 7 + 1
  }

  // A kept URelativeDateTimeFormatter with a number format of its own, measured at 11.2 KB; at the
  // beginning of a sentence another of 16.
  var estimatedByteCount: Int { plain === handle ? 11_500 : 28_000 }

  func string(_ value: Double, _ unit: RelativeUnit) -> String {
    do throws(ICUError) {
      return try handle.string(value, unit.handleValue, isNamed: isNamed)
    } catch {
      return neutral(value, unit, after: error)
    }
  }

  func append(_ value: Double, _ unit: RelativeUnit, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      try handle.append(value, unit.handleValue, isNamed: isNamed, to: &bytes)
    } catch {
      bytes += neutral(value, unit, after: error).utf8
    }
  }

  func text(_ value: Double, _ unit: RelativeUnit) -> FormattedText {
    do throws(ICUError) {
      let fields = try plain.text(value, unit.handleValue, isNamed: isNamed)
      guard plain !== handle else { return FormattedText(fields) }
      let capitalized = try handle.string(value, unit.handleValue, isNamed: isNamed)
      return FormattedText(fields.carried(to: capitalized))
    } catch {
      return FormattedText(neutral(value, unit, after: error), kind: .literal)
    }
  }

  func amount(
    _ instant: Instant,
    relativeTo reference: Instant,
    in zone: TimeZoneRules
  ) -> RelativeTimeFormat.Amount {
    RelativeTimeFormat.amount(
      from: reference,
      to: instant,
      in: zone,
      units: recipe.units,
      firstWeekday: firstWeekday
    )
  }

  func string(
    _ instant: Instant,
    relativeTo reference: Instant,
    in zone: TimeZoneRules
  ) -> String {
    let amount = amount(instant, relativeTo: reference, in: zone)
    return string(Double(amount.value), amount.unit)
  }

  /// What is written when ICU fails on a valid value.
  private func neutral(_ value: Double, _ unit: RelativeUnit, after error: ICUError) -> String {
    FormatFailures.count(error)
    return "\(FixedDecimal(value).digits) \(unit.rawValue)"
  }
}

extension FieldText {
  /// The same fields in the same text with a capital letter, where what comes before the first
  /// number may have become longer or shorter; none where more than that differs.
  func carried(to capitalized: String) -> FieldText {
    let shift = capitalized.utf8.count - string.utf8.count
    let numbers = fields.filter { $0.category == Self.numberCategory }
    guard let start = numbers.map(\.utf8Range.lowerBound).min(), start + shift >= 0,
      string.utf8.dropFirst(start).elementsEqual(capitalized.utf8.dropFirst(start + shift))
    else { return FieldText(string: capitalized, fields: []) }
    return FieldText(
      string: capitalized,
      fields: numbers.map { $0.moved(by: shift) }
    )
  }
}

extension RelativeTimeFormat.Width {
  fileprivate var handleValue: RelativeHandle.Width {
    switch self {
    case .long: .long
    case .short: .short
    case .narrow: .narrow
    }
  }
}

extension NumberFormat.Grouping {
  fileprivate var relativeValue: RelativeHandle.Grouping {
    switch self {
    case .auto: .auto
    case .off: .off
    case .min2: .min2
    case .always: .always
    }
  }
}

extension RelativeUnit {
  fileprivate var handleValue: RelativeHandle.Unit {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .sunday: .sunday
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    }
  }
}
