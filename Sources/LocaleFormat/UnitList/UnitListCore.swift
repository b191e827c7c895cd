/// The ready form of a recipe of several units.
final class UnitListCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: UnitListFormat
  /// One for each unit; the last one writes the fraction.
  private let writers: [NumberFormat.Formatter]
  private let list: ListFormat.Formatter
  /// Nil if the recipe cannot be a clock.
  private let clock: ClockWriter?
  private let words: RuleBasedFormat.Formatter?

  init(_ recipe: UnitListFormat, for locale: LocaleID) throws(FormatError) {
    _ = try recipe.validated()
    var writers: [NumberFormat.Formatter] = []
    for (place, unit) in recipe.units.enumerated() {
      let isLast = place == recipe.units.count - 1
      let number = NumberFormat.unit(unit).width(recipe.width).grouping(recipe.grouping)
      let shown =
        switch (recipe.numbers, isLast) {
        // Words are those of the whole number, and so is the form of the unit.
        case (.words, _): number.fraction(0...NumberFormat.maximumDigits)
        case (_, true): number.fraction(recipe.fraction).rounding(recipe.rounding)
        case (_, false): number.fraction(0).rounding(.down)
        }
      writers.append(try shown.cachedFormatter(for: locale))
    }
    self.writers = writers
    list = try ListFormat(.unit, width: recipe.width).formatter(for: locale)
    clock =
      recipe.isClock
      ? try ClockWriter(
        NumberFormat.decimal.fraction(recipe.fraction).rounding(recipe.rounding)
          .grouping(recipe.grouping),
        for: locale
      ) : nil
    words =
      recipe.numbers == .words && clock == nil
      ? try RuleBasedFormat.spellOut.formatter(for: locale) : nil
    resolvedLocale = writers.first?.resolvedLocale ?? list.resolvedLocale
    self.recipe = recipe
  }

  var estimatedByteCount: Int {
    writers.reduce(list.estimatedByteCount) { $0 + $1.estimatedByteCount }
      + (clock?.estimatedByteCount ?? 0) + (words?.estimatedByteCount ?? 0)
  }

  /// The data that the texts are made from.
  var source: FormatSource {
    let isOne = words == nil && writers.allSatisfy { $0.source == list.source }
    return isOne ? list.source : .system
  }

  var planState: PlanState {
    if words != nil { return .refused(.rules) }
    let joint = writers.count > 1 ? [list.planState] : []
    return PlanState(of: writers.map(\.planState) + (clock?.planStates ?? []) + joint)
  }

  /// Does the work that was put off.
  func complete() {
    for writer in writers { writer.complete() }
    clock?.complete()
  }

  func string(_ amounts: [FixedDecimal]) throws(FormatError) -> String {
    try check(amounts)
    if let (clock, reading) = reading(of: amounts) {
      var bytes: [UInt8] = []
      clock.append(reading, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    if words != nil { return try text(amounts).string }
    var items: [String] = []
    for (writer, amount) in zip(writers, amounts) {
      items.append(try writer.checkedString(.decimal(amount)))
    }
    return items.count == 1 ? items[0] : try list.checkedString(items)
  }

  func text(_ amounts: [FixedDecimal]) throws(FormatError) -> FormattedText {
    try check(amounts)
    if let (clock, reading) = reading(of: amounts) { return clock.text(reading) }
    var items: [FormattedText] = []
    for (writer, amount) in zip(writers, amounts) {
      items.append(try text(amount, by: writer))
    }
    return items.count == 1
      ? items[0] : TextJoiner.text(of: try list.checkedText(items.map(\.string)), items)
  }

  private func text(
    _ amount: FixedDecimal,
    by writer: NumberFormat.Formatter
  ) throws(FormatError) -> FormattedText {
    // The words have their own word for the sign.
    guard let words,
      let text = try writer.checkedText(.decimal(amount.magnitude))
        .replacingNumber(by: try words.checkedString(.decimal(amount)))
    else { return try writer.checkedText(.decimal(amount)) }
    return text
  }

  private func check(_ amounts: [FixedDecimal]) throws(FormatError) {
    guard amounts.count == writers.count else {
      throw .unwritable(
        amounts.map(\.digits).joined(separator: ", "),
        reason: Reason(
          "count-of-amounts",
          "the number of amounts must be the number of units, \(writers.count)"
        )
      )
    }
  }

  /// The numbers of a clock; nil if the amounts are not written as on a clock.
  private func reading(
    of amounts: [FixedDecimal]
  ) -> (ClockWriter, ClockWriter.Reading)? {
    guard let clock, !amounts.contains(where: \.isBelowZero) else { return nil }
    var reading = ClockWriter.Reading(hour: nil, minute: .integer(0), second: nil)
    for (unit, amount) in zip(recipe.units, amounts) {
      switch unit {
      case "hour": reading.hour = .decimal(amount)
      case "minute": reading.minute = .decimal(amount)
      default: reading.second = .decimal(amount)
      }
    }
    return (clock, reading)
  }
}

extension UnitListFormat {
  /// Whether the units can be written as on a clock.
  fileprivate var isClock: Bool {
    let clocks = [
      ["hour", "minute"], ["hour", "second"], ["minute", "second"], ["hour", "minute", "second"],
    ]
    return form == .digital && clocks.contains(units)
  }
}

extension FixedDecimal {
  /// Whether the number is below zero; a negative zero is not.
  fileprivate var isBelowZero: Bool {
    digits.utf8.first == UInt8(ascii: "-") && special != .negativeZero
  }
}

extension FormattedText {
  /// The text with words in place of its number; nil if it has no number in digits.
  fileprivate func replacingNumber(by words: String) -> FormattedText? {
    let isNumber = { (part: Part) in
      switch part.kind {
      case .sign, .integer, .group, .decimal, .fraction: true
      default: false
      }
    }
    return TextJoiner.text(
      of: self,
      replacing: isNumber,
      by: FormattedText(words, kind: .words)
    )
  }
}
