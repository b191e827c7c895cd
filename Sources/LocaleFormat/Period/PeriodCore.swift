internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of a recipe of periods.
final class PeriodCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: PeriodFormat
  private let locale: LocaleID
  /// The writers of the numbers, each opened when it is first needed.
  private let writers = OnceTable<NumberCore>(count: TimeUnit.largestFirst.count)
  private let list: ListFormat.Formatter
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()

  init(_ recipe: PeriodFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = try recipe.validated()
    self.locale = locale
    list = try ListFormat(.unit, width: recipe.width).formatter(for: locale)
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
  }

  private func writer(of unit: TimeUnit) throws(FormatError) -> NumberFormat.Formatter {
    NumberFormat.Formatter(
      core: try writers.object(at: unit.place) { () throws(FormatError) in
        let number = NumberFormat.unit(unit.rawValue).width(recipe.width)
          .grouping(recipe.grouping).fraction(0)
        return try making { () throws(FormatError) in try NumberCore(number, for: locale) }
      }
    )
  }

  /// The number of writers that were opened until now.
  var openedCount: Int { writers.objects.count }

  var estimatedByteCount: Int {
    writers.objects.reduce(list.estimatedByteCount) { $0 + $1.estimatedByteCount }
  }

  /// The data that the texts are made from.
  var source: FormatSource { list.source }

  var planState: PlanState {
    let opened = writers.objects.map(\.planState)
    return PlanState(of: (opened.isEmpty ? [.untried] : opened) + [list.planState])
  }

  /// Does the work that was put off, for the recipe's units.
  ///
  /// - Throws: ICU's failure.
  func open() throws(FormatError) {
    for unit in recipe.units.members { try writer(of: unit).complete() }
  }

  // MARK: Writing

  /// The amounts of a period, whose calendar may be one that ICU computes.
  private func amounts(of value: PeriodFormat.Value) throws(FormatError) -> PeriodAmounts {
    try making { () throws(FormatError) in try PeriodAmounts(value, as: recipe) }
  }

  func append(_ value: PeriodFormat.Value, to bytes: inout [UInt8]) throws(FormatError) {
    let period = try amounts(of: value)
    var items: [String] = []
    items.reserveCapacity(period.amounts.count)
    for (place, amount) in period.amounts.enumerated() {
      let number = amount.value(isNegative: period.isNegative && place == 0)
      items.append(try writer(of: amount.unit).checkedString(number))
    }
    if items.count == 1 {
      bytes += items[0].utf8
    } else {
      try list.checkedAppend(items, to: &bytes)
    }
  }

  func text(_ value: PeriodFormat.Value) throws(FormatError) -> FormattedText {
    let period = try amounts(of: value)
    var items: [FormattedText] = []
    for (place, amount) in period.amounts.enumerated() {
      let number = amount.value(isNegative: period.isNegative && place == 0)
      items.append(try writer(of: amount.unit).checkedText(number))
    }
    return items.count == 1
      ? items[0] : TextJoiner.text(of: try list.checkedText(items.map(\.string)), items)
  }
}
