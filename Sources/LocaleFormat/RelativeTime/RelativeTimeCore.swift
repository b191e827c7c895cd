internal import ICU
internal import MachineTime

/// The ready form of a recipe of relative times.
final class RelativeTimeCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: RelativeTimeFormat
  /// The first day of the locale's week: 1, Monday, to 7, Sunday.
  let firstWeekday: Int
  private let isNamed: Bool
  private let handle: RelativeHandle
  /// Writes the same texts without capital letters, and can report the fields of a text.
  private let plain: RelativeHandle
  private let plans = RelativePlans()

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
      handle = try open(recipe.capitalization)
      plain = recipe.capitalization == .beginningOfSentence ? try open(.unspecified) : handle
      firstWeekday = try Self.firstWeekday(of: resolved, admitted)
    } catch {
      throw .icu(error, while: "making a formatter of relative times for \(locale)")
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

  // A URelativeDateTimeFormatter that is kept, with its own number format, measured at 11.2 KB; at
  // the beginning of a sentence there is another one of 16.
  var estimatedByteCount: Int {
    (plain === handle ? 11_500 : 28_000) + plans.estimatedByteCount
  }

  /// Whether the units in use have plans.
  var planState: PlanState { plans.state }

  @inline(__always)
  func string(_ value: Double, _ unit: RelativeUnit) throws(FormatError) -> String {
    if let text = plans.lend(unit, { $0.string(value) }) { return text }
    return try stringWithoutPlan(value, unit)
  }

  @inline(never)
  private func stringWithoutPlan(
    _ value: Double,
    _ unit: RelativeUnit
  ) throws(FormatError) -> String {
    let early = textBeforePlan(unit) { icuString(value, unit) }
    if let early { return try early.get() }
    if let text = plans.lend(unit, { $0.string(value) }) { return text }
    return try icuString(value, unit).get()
  }

  private func icuString(_ value: Double, _ unit: RelativeUnit) -> Result<String, FormatError> {
    do throws(ICUError) {
      return .success(try handle.string(value, unit.handleValue, isNamed: isNamed))
    } catch {
      return .failure(failure(error))
    }
  }

  @inline(__always)
  func append(
    _ value: Double,
    _ unit: RelativeUnit,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    if appendByPlan(value, unit, to: &bytes) { return }
    try appendWithoutPlan(value, unit, to: &bytes)
  }

  @inline(__always)
  private func appendByPlan(
    _ value: Double,
    _ unit: RelativeUnit,
    to bytes: inout [UInt8]
  ) -> Bool {
    plans.lend(unit) { $0.append(value, to: &bytes) ? true : nil } != nil
  }

  @inline(never)
  private func appendWithoutPlan(
    _ value: Double,
    _ unit: RelativeUnit,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    let early = textBeforePlan(unit) { icuAppend(value, unit, to: &bytes) }
    if let early { return try early.get() }
    if appendByPlan(value, unit, to: &bytes) { return }
    try icuAppend(value, unit, to: &bytes).get()
  }

  private func icuAppend(
    _ value: Double,
    _ unit: RelativeUnit,
    to bytes: inout [UInt8]
  ) -> Result<Void, FormatError> {
    do throws(ICUError) {
      return .success(try handle.append(value, unit.handleValue, isNamed: isNamed, to: &bytes))
    } catch {
      return .failure(failure(error))
    }
  }

  private func textBeforePlan<Text>(_ unit: RelativeUnit, _ write: () -> Text) -> Text? {
    plans.textBeforePlan(unit, write: write) { () throws(ICUError) in
      try RelativePlan(
        unit.handleValue,
        isNamed: isNamed,
        PluralStore.rules(ofData: resolvedLocale.dataName),
        writtenBy: handle
      )
    }
  }

  func text(_ value: Double, _ unit: RelativeUnit) throws(FormatError) -> FormattedText {
    do throws(ICUError) {
      let fields = try plain.text(value, unit.handleValue, isNamed: isNamed)
      guard plain !== handle else { return FormattedText(fields) }
      let capitalized = try handle.string(value, unit.handleValue, isNamed: isNamed)
      return FormattedText(fields.carried(to: capitalized))
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: ICUError) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing a relative time")
  }

  /// The amount and the unit that a value is written with.
  @inline(__always)
  func amount(of value: RelativeTimeFormat.Value) -> (Double, RelativeUnit) {
    if case .amount(let amount, let unit) = value.content { return (amount, unit) }
    return chosenAmount(of: value)
  }

  @inline(never)
  private func chosenAmount(of value: RelativeTimeFormat.Value) -> (Double, RelativeUnit) {
    switch value.content {
    case .amount(let amount, let unit): return (amount, unit)
    case .instant(let instant, let reference, let zone):
      let amount = amount(instant, relativeTo: reference, in: zone)
      return (Double(amount.value), amount.unit)
    }
  }

  func amount(
    _ instant: Instant,
    relativeTo reference: Instant,
    in zone: TimeZoneRules
  ) -> RelativeTimeFormat.Amount {
    RelativeChooser(
      reference: reference,
      instant: instant,
      zone: zone,
      units: recipe.units.orUsual,
      firstWeekday: firstWeekday
    ).amount
  }
}

extension FieldText {
  /// Moves the fields to the same text with a capital letter.
  ///
  /// The text before the first number may have become longer or shorter. If more than that differs,
  /// the result has no fields.
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

extension FormatWidth {
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
  var handleValue: RelativeHandle.Unit {
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
