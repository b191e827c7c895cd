internal import ICU

/// The ready form of a recipe of durations.
final class DurationCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: DurationFormat
  private let plan: DurationPlan
  /// The writers of the units that may have a name, by their place.
  private let names: [NamedUnit?]
  /// Joins numbers with names, and a clock.
  private let list: ListFormat.Formatter
  /// Nil without a clock.
  private let clock: ClockWriter?

  /// The writers of one unit.
  private struct NamedUnit: Sendable {
    let whole: NumberFormat.Formatter
    let last: NumberFormat.Formatter
    /// For zeros; nil if they are written as other numbers.
    var zero: NumberFormat.Formatter?
    var lastZero: NumberFormat.Formatter?

    var all: [NumberFormat.Formatter] { [whole, last] + [zero, lastZero].compactMap { $0 } }

    func writer(isLast: Bool, isZero: Bool) -> NumberFormat.Formatter {
      let usual = isLast ? last : whole
      return isZero ? (isLast ? lastZero : zero) ?? usual : usual
    }
  }

  init(_ recipe: DurationFormat, for locale: LocaleID) throws(FormatError) {
    let plan = try DurationPlan(recipe)
    self.recipe = recipe
    self.plan = plan
    list = try ListFormat(.unit, width: recipe.width).formatter(for: locale)
    var names: [NamedUnit?] = []
    for unit in DurationFormat.Unit.largestFirst {
      names.append(
        plan.mayName(unit) ? try Self.named(unit, recipe, locale) : nil
      )
    }
    self.names = names
    clock =
      plan.isClock
      ? try ClockWriter(
        NumberFormat.decimal.fraction(recipe.writtenFraction).grouping(recipe.grouping),
        firstDigits: recipe.leastDigits,
        for: locale
      ) : nil
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
  }

  private static func named(
    _ unit: DurationFormat.Unit,
    _ recipe: DurationFormat,
    _ locale: LocaleID
  ) throws(FormatError) -> NamedUnit {
    let usual = NumberFormat.unit(unit.rawValue).width(recipe.width(of: unit))
      .grouping(recipe.grouping)
    func writer(
      _ fraction: ClosedRange<Int>,
      _ digits: Int?
    ) throws(FormatError) -> NumberFormat.Formatter {
      let number = usual.fraction(fraction)
      return try (digits.map { number.integer(atLeast: $0) } ?? number).cachedFormatter(for: locale)
    }
    let fraction = recipe.writtenFraction
    let whole = try writer(0...0, recipe.leastDigits)
    let last = fraction == 0...0 ? whole : try writer(fraction, recipe.leastDigits)
    guard let zeroDigits = recipe.leastZeroDigits else {
      return NamedUnit(whole: whole, last: last)
    }
    return NamedUnit(
      whole: whole,
      last: last,
      zero: try writer(0...0, zeroDigits),
      lastZero: try writer(fraction, zeroDigits)
    )
  }

  private var writers: [NumberFormat.Formatter] { names.compactMap { $0 }.flatMap(\.all) }

  var estimatedByteCount: Int {
    writers.reduce(list.estimatedByteCount + (clock?.estimatedByteCount ?? 0)) {
      $0 + $1.estimatedByteCount
    }
  }

  var planState: PlanState {
    let numbers = writers.map(\.planState) + (clock?.planStates ?? [])
    return PlanState(of: writers.isEmpty ? numbers : numbers + [list.planState])
  }

  /// Does the work that was put off.
  func complete() {
    for writer in writers { writer.complete() }
    clock?.complete()
  }

  // MARK: Writing

  func append(_ duration: Duration, to bytes: inout [UInt8]) throws(FormatError) {
    let rounded = RoundedDuration(duration, as: plan)
    let amounts = rounded.amounts
    let named = namedCount(amounts)
    if named == 0 { return appendClock(amounts[...], rounded.isNegative, to: &bytes) }
    if amounts.count == 1, !rounded.isNegative {
      let amount = amounts[0]
      writer(of: amount, isLast: true)?
        .append(amount.value(isNegative: false), to: &bytes)
      return
    }
    var items: [String] = []
    items.reserveCapacity(amounts.count)
    for place in 0..<named {
      let amount = amounts[place]
      guard let writer = writer(of: amount, isLast: place == amounts.count - 1) else { continue }
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
      guard let writer = writer(of: amount, isLast: isLast) else { continue }
      items.append(try writer.checkedText(value))
    }
    if named < amounts.count, let clock {
      let isNegative = rounded.isNegative && named == 0
      items.append(clock.text(Self.reading(amounts[named...], isNegative)))
    }
    return items.count == 1
      ? items[0] : TextJoiner.text(of: try list.checkedString(items.map(\.string)), items)
  }

  /// The number of amounts with names, before those of a clock.
  private func namedCount(_ amounts: [RoundedDuration.Amount]) -> Int {
    let names = amounts.prefix { !$0.unit.isOfClock }.count
    return plan.isClock && amounts.count - names > 1 ? names : amounts.count
  }

  private func writer(
    of amount: RoundedDuration.Amount,
    isLast: Bool
  ) -> NumberFormat.Formatter? {
    names[amount.unit.place]?.writer(isLast: isLast, isZero: amount.isZero)
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
