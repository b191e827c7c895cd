internal import ICU
internal import Sharing

/// The ready form of a recipe of durations.
final class DurationCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: DurationFormat
  private let locale: LocaleID
  private let plan: DurationPlan
  /// The writers of the numbers with names, each opened when it is first needed: see
  /// `NamedNumber.place`.
  let named = OnceTable<NumberCore>(count: NamedNumber.placeCount)
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()
  /// Joins numbers with names, and a clock.
  private let list: ListFormat.Formatter
  /// The plan of `list`, which may be a stand-in.
  let listPlan: ListPlan
  /// Nil without a clock.
  let clock: ClockWriter?
  /// Nil for a recipe that may round.
  let quickPlan: DurationPlan.Quick?

  /// A kind of number with a name; each has its own writer.
  struct NamedNumber {
    let unit: TimeUnit
    /// Whether the number has the fraction digits of the recipe.
    let hasFraction: Bool
    /// Whether the number has the digits of a zero.
    let isZero: Bool

    static let placeCount = TimeUnits.fixed.members.count * 4

    var place: Int { unit.fixedPlace * 4 + (isZero ? 2 : 0) + (hasFraction ? 1 : 0) }
  }

  init(_ recipe: DurationFormat, for locale: LocaleID) throws(FormatError) {
    plan = try DurationPlan(recipe)
    self.recipe = recipe
    self.locale = locale
    quickPlan = plan.quick(recipe)
    list = try ListFormat(.unit, width: recipe.width).formatter(for: locale)
    listPlan = list.core.plan
    clock =
      plan.isClock
      ? try ClockWriter(
        NumberFormat.decimal.fraction(recipe.writtenFraction).grouping(recipe.grouping),
        firstDigits: recipe.leastDigits,
        for: locale
      ) : nil
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
  }

  /// The data that the texts are made from.
  var source: FormatSource { list.source }

  func number(
    _ unit: TimeUnit,
    isLast: Bool,
    isZero: Bool
  ) -> NamedNumber {
    NamedNumber(
      unit: unit,
      hasFraction: isLast && recipe.writtenFraction != 0...0,
      isZero: isZero && recipe.leastZeroDigits != nil
    )
  }

  private func writer(of number: NamedNumber) throws(FormatError) -> NumberFormat.Formatter {
    NumberFormat.Formatter(
      core: try named.object(at: number.place) { () throws(FormatError) in
        let named = NumberFormat.unit(number.unit.rawValue).width(recipe.width(of: number.unit))
          .grouping(recipe.grouping)
          .fraction(number.hasFraction ? recipe.writtenFraction : 0...0)
        let least = number.isZero ? recipe.leastZeroDigits : recipe.leastDigits
        return try making { () throws(FormatError) in
          try NumberCore(least.map { named.integer(atLeast: $0) } ?? named, for: locale)
        }
      }
    )
  }

  private func writer(
    of amount: RoundedDuration.Amount,
    isLast: Bool
  ) throws(FormatError) -> NumberFormat.Formatter {
    try writer(of: number(amount.unit, isLast: isLast, isZero: amount.isZero))
  }

  /// The numbers with names that the recipe can write.
  private var namedNumbers: [NamedNumber] {
    plan.units.filter(plan.mayName).flatMap { unit in
      [false, true].flatMap { isZero in
        [false, true].map { isLast in number(unit, isLast: isLast, isZero: isZero) }
      }
    }
  }

  /// The number of writers that were opened until now.
  var openedCount: Int { named.objects.count }

  var estimatedByteCount: Int {
    named.objects.reduce(list.estimatedByteCount + (clock?.estimatedByteCount ?? 0)) {
      $0 + $1.estimatedByteCount
    }
  }

  var planState: PlanState {
    let clock = clock?.planStates ?? []
    if namedNumbers.isEmpty { return PlanState(of: clock) }
    let opened = named.objects.map(\.planState)
    return PlanState(of: (opened.isEmpty ? [.untried] : opened) + clock + [list.planState])
  }

  /// Does the work that was put off, for every number that the recipe can write.
  ///
  /// - Throws: ICU's failure.
  func open() throws(FormatError) {
    for number in namedNumbers { try writer(of: number).complete() }
    clock?.complete()
  }

  // MARK: Writing

  func string(_ duration: Duration) throws(FormatError) -> String {
    if let text = quickString(duration) { return text }
    var bytes: [UInt8] = []
    try append(duration, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(_ duration: Duration, to bytes: inout [UInt8]) throws(FormatError) {
    if appendQuickly(duration, to: &bytes) { return }
    let rounded = RoundedDuration(duration, as: plan)
    let amounts = rounded.amounts
    let named = namedCount(amounts)
    if named == 0 { return appendClock(amounts[...], rounded.isNegative, to: &bytes) }
    if amounts.count == 1, !rounded.isNegative {
      let amount = amounts[0]
      return try writer(of: amount, isLast: true)
        .append(amount.value(isNegative: false), to: &bytes)
    }
    var items: [String] = []
    items.reserveCapacity(amounts.count)
    for place in 0..<named {
      let amount = amounts[place]
      let writer = try writer(of: amount, isLast: place == amounts.count - 1)
      items.append(
        rounded.isNegative && place == 0
          ? try writer.checkedString(amount.value(isNegative: true))
          : writer.string(amount.value(isNegative: false))
      )
    }
    if named < amounts.count {
      var item: [UInt8] = []
      appendClock(amounts[named...], false, to: &item)
      items.append(String(decoding: item, as: UTF8.self))
    }
    if items.count == 1 {
      bytes += items[0].utf8
    } else {
      try list.checkedAppend(items, to: &bytes)
    }
  }

  func text(_ duration: Duration) throws(FormatError) -> FormattedText {
    let rounded = RoundedDuration(duration, as: plan)
    let amounts = rounded.amounts
    let named = namedCount(amounts)
    var items: [FormattedText] = []
    for (place, amount) in amounts.prefix(named).enumerated() {
      let isLast = place == amounts.count - 1
      let value = amount.value(isNegative: rounded.isNegative && place == 0)
      items.append(try writer(of: amount, isLast: isLast).checkedText(value))
    }
    if named < amounts.count, let clock {
      let isNegative = rounded.isNegative && named == 0
      items.append(clock.text(Self.reading(amounts[named...], isNegative)))
    }
    return items.count == 1
      ? items[0] : TextJoiner.text(of: try list.checkedText(items.map(\.string)), items)
  }

  /// The number of amounts with names, before those of a clock.
  private func namedCount(_ amounts: [RoundedDuration.Amount]) -> Int {
    let names = amounts.prefix { !$0.unit.isOfClock }.count
    return plan.isClock && amounts.count - names > 1 ? names : amounts.count
  }

  private func appendClock(
    _ amounts: ArraySlice<RoundedDuration.Amount>,
    _ isNegative: Bool,
    to bytes: inout [UInt8]
  ) {
    clock?.append(Self.reading(amounts, isNegative), to: &bytes)
  }

  private static func reading(
    _ amounts: ArraySlice<RoundedDuration.Amount>,
    _ isNegative: Bool
  ) -> ClockWriter.Reading {
    var reading = ClockWriter.Reading(hour: nil, minute: .integer(0), second: nil)
    for place in amounts.indices {
      let amount = amounts[place]
      let value = amount.value(isNegative: isNegative && place == amounts.startIndex)
      switch amount.unit {
      case .hour: reading.hour = value
      case .minute: reading.minute = value
      default: reading.second = value
      }
    }
    return reading
  }
}
