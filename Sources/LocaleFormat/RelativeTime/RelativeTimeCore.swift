internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of a recipe of relative times.
final class RelativeTimeCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: RelativeTimeFormat
  /// The first day of the locale's week: 1, Monday, to 7, Sunday.
  let firstWeekday: Int
  private let isNamed: Bool
  private let numbers: DecimalLocaleName
  private let opened = OnceReference<RelativeHandle>()
  /// Writes the same texts without capital letters, and can report the fields of a text.
  private let openedPlain = OnceReference<RelativeHandle>()
  private let plans = RelativePlans()
  /// The data that the texts are made from.
  let source: FormatSource
  /// Opens ICU's formatters with the data of this formatter.
  private let making = StorePartOfMaking()

  init(
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID,
    admitted: AdmittedNames = .shared
  ) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    numbers = DecimalLocaleName(resolved, isStyle: true, admitted: admitted)
    _ = try recipe.validated()
    resolvedLocale = resolved
    self.recipe = recipe
    isNamed = recipe.numbers == .named
    let isCompiled = CompiledRelativeTimes.has(
      resolved.dataName,
      recipe,
      numbers: numbers.symbols ?? numbers.name
    )
    source = isCompiled ? .ofCompiledData : .system
    do throws(ICUError) {
      firstWeekday = try Self.firstWeekday(of: resolved, admitted)
      if !isCompiled { _ = try plain() }
    } catch {
      throw .icu(error, while: "making a formatter of relative times for \(locale)")
    }
  }

  /// ICU's formatter, opened at the first use, or when this is made if compiled data has no texts.
  private func handle() throws(ICUError) -> RelativeHandle {
    try opened.object { () throws(ICUError) in try open(recipe.capitalization) }
  }

  private func plain() throws(ICUError) -> RelativeHandle {
    guard recipe.capitalization == .beginningOfSentence else { return try handle() }
    return try openedPlain.object { () throws(ICUError) in try open(.unspecified) }
  }

  private func open(_ context: CapitalizationContext) throws(ICUError) -> RelativeHandle {
    try making { () throws(ICUError) in
      try RelativeHandle(
        locale: resolvedLocale.dataName,
        numbers: numbers.name,
        symbols: numbers.symbols,
        width: recipe.width.handleValue,
        context: context.displayContext,
        grouping: recipe.grouping.relativeValue
      )
    }
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
    (opened.isSet ? 11_500 : 400) + (openedPlain.isSet ? 16_500 : 0) + plans.estimatedByteCount
  }

  /// Whether the units in use have plans.
  var planState: PlanState { plans.state }

  @inline(__always)
  func string(_ value: Double, _ unit: RelativeHandle.Unit) throws(FormatError) -> String {
    if let text = plans.lend(unit, { $0.string(value) }) { return text }
    return try stringWithoutPlan(value, unit)
  }

  @inline(never)
  private func stringWithoutPlan(
    _ value: Double,
    _ unit: RelativeHandle.Unit
  ) throws(FormatError) -> String {
    let early = textBeforePlan(unit) { icuString(value, unit) }
    if let early { return try early.get() }
    if let text = plans.lend(unit, { $0.string(value) }) { return text }
    return try icuString(value, unit).get()
  }

  private func icuString(
    _ value: Double,
    _ unit: RelativeHandle.Unit
  ) -> Result<String, FormatError> {
    do throws(ICUError) {
      return .success(try handle().string(value, unit, isNamed: isNamed))
    } catch {
      return .failure(failure(error))
    }
  }

  @inline(__always)
  func append(
    _ value: Double,
    _ unit: RelativeHandle.Unit,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    if appendByPlan(value, unit, to: &bytes) { return }
    try appendWithoutPlan(value, unit, to: &bytes)
  }

  @inline(__always)
  private func appendByPlan(
    _ value: Double,
    _ unit: RelativeHandle.Unit,
    to bytes: inout [UInt8]
  ) -> Bool {
    plans.lend(unit) { $0.append(value, to: &bytes) ? true : nil } != nil
  }

  @inline(never)
  private func appendWithoutPlan(
    _ value: Double,
    _ unit: RelativeHandle.Unit,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    let early = textBeforePlan(unit) { icuAppend(value, unit, to: &bytes) }
    if let early { return try early.get() }
    if appendByPlan(value, unit, to: &bytes) { return }
    try icuAppend(value, unit, to: &bytes).get()
  }

  private func icuAppend(
    _ value: Double,
    _ unit: RelativeHandle.Unit,
    to bytes: inout [UInt8]
  ) -> Result<Void, FormatError> {
    do throws(ICUError) {
      return .success(try handle().append(value, unit, isNamed: isNamed, to: &bytes))
    } catch {
      return .failure(failure(error))
    }
  }

  private func textBeforePlan<Text>(_ unit: RelativeHandle.Unit, _ write: () -> Text) -> Text? {
    plans.prepare(unit) {
      CompiledRelativeTimes.plan(
        unit,
        recipe,
        resolvedLocale.dataName,
        numbers: numbers.symbols ?? numbers.name
      )
    }
    return plans.textBeforePlan(unit, write: write) { () throws(ICUError) in
      try RelativePlan(
        unit,
        isNamed: isNamed,
        PluralStore.rules(ofData: resolvedLocale.dataName),
        writtenBy: handle()
      )
    }
  }

  func text(_ value: Double, _ unit: RelativeHandle.Unit) throws(FormatError) -> FormattedText {
    let early = textBeforePlan(unit) { textByICU(value, unit) }
    if let early { return try early.get() }
    let planned = plans.lend(unit) { plan in
      plan.text(value) { number in
        do throws(FormatError) {
          return try textByICU(number, unit).get()
        } catch {
          return nil
        }
      }
    }
    if let planned { return planned }
    if making({ !DataChoice.allowsICU }), let ruled = plans.lend(unit, { $0.ruledText(value) }) {
      return ruled
    }
    return try textByICU(value, unit).get()
  }

  func textByICU(
    _ value: Double,
    _ unit: RelativeHandle.Unit
  ) -> Result<FormattedText, FormatError> {
    do throws(ICUError) {
      let fields = try plain().text(value, unit, isNamed: isNamed)
      guard recipe.capitalization == .beginningOfSentence else {
        return .success(FormattedText(fields))
      }
      let capitalized = try handle().string(value, unit, isNamed: isNamed)
      return .success(FormattedText(fields.carried(to: capitalized)))
    } catch {
      return .failure(failure(error))
    }
  }

  private func failure(_ error: ICUError) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing a relative time")
  }

  /// The amount and the unit that a value is written with.
  ///
  /// - Throws: `FormatError.Code.unusableOption` for a unit below a second.
  @inline(__always)
  func amount(
    of value: RelativeTimeFormat.Value
  ) throws(FormatError) -> (Double, RelativeHandle.Unit) {
    if case .amount(let amount, let unit) = value.content, let unit = RelativeHandle.Unit(unit) {
      return (amount, unit)
    }
    return try otherAmount(of: value)
  }

  @inline(never)
  private func otherAmount(
    of value: RelativeTimeFormat.Value
  ) throws(FormatError) -> (Double, RelativeHandle.Unit) {
    switch value.content {
    case .weekday(let amount, let weekday): return (amount, RelativeHandle.Unit(weekday))
    case .instant(let instant, let reference, let zone):
      let chosen = amount(instant, relativeTo: reference, in: zone)
      if let unit = RelativeHandle.Unit(chosen.unit) { return (Double(chosen.value), unit) }
    case .period(let period):
      let amount = period.largestAmount(in: .everyday)
      if let unit = RelativeHandle.Unit(amount.unit) { return (Double(amount.value), unit) }
    case .elapsed(let elapsed):
      let amount = try elapsed.amount(in: recipe.units)
      if let unit = RelativeHandle.Unit(amount.unit) { return (Double(amount.value), unit) }
    case .amount: break
    }
    throw .unusableOption(.unitsBelowSeconds, style: "relative")
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
      units: recipe.units,
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
  var handleValue: RelativeHandle.Width {
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
