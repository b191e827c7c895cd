internal import FmtKit
internal import LocaleFormat

extension NumberOptions {
  /// Reads decimal text and ranges, or amounts of units, and writes them in every requested locale.
  func write(
    _ values: [String],
    as recipe: NumberFormat,
    _ common: CommonOptions,
    showsParts: Bool,
    reading: UnitReading? = nil
  ) throws {
    let ranges = NumberRangeFormat(recipe, collapse: ranges.collapse, identity: ranges.identity)
    let locales = try common.locales { $0.locale(for: recipe) }
    let writers = LazyFormatters(
      ranges,
      explainedAs: common.output.explain ? "ranges" : nil
    )
    let runner = try FormatRunner(common, in: locales, recipe.cachedFormatter)
    let mayRefuse = kind.isFree || runner.lines.contains { $0.formatter.mayRefuse }
    let isAsWritten = digits.display == .asWritten
    try runner.run(
      values,
      showsParts: showsParts,
      isChecked: { mayRefuse || isAsWritten && $0.mayHaveTooManyDigits },
      reading: reading
    ) { formatter, start, end throws(ValueError) in
      try writers.text(from: start, through: end, for: formatter.resolvedLocale.requested)
    }
  }

  /// Reads decimal text, and writes it by rules, which have no options and no ranges.
  func write(
    _ values: [String],
    by rules: RuleBasedFormat,
    _ common: CommonOptions,
    showsParts: Bool
  ) throws {
    let hasOptions = try apply(to: .decimal) != .decimal
    let runner = try FormatRunner(common, in: try common.locales { $0.locale(for: rules) }) {
      (locale) throws(FormatError) in
      if hasOptions { throw .unusableOption(.anyOption, style: rules.styleName) }
      return try rules.cachedFormatter(for: locale)
    }
    try runner.run(values, showsParts: showsParts) { _, _, _ throws(ValueError) in
      throw ValueError(.unusableOption(.range, style: rules.styleName))
    }
  }
}

extension FormatRunner
where
  Formatter: LocaleFormatter & ExplainedFormatter,
  Formatter.Value == NumericValue
{
  /// Reads decimal text and ranges, and writes each one immediately.
  ///
  /// - Parameters:
  ///   - values: The values; without any, the lines of standard input are the values.
  ///   - showsParts: Whether every text is written with its parts.
  ///   - isChecked: Whether writing a number can fail.
  ///   - reading: Reads amounts, if they are converted.
  ///   - range: A function that writes a range, given its two numbers.
  /// - Throws: The status of the first bad value.
  @inline(__always)
  fileprivate func run(
    _ values: [String],
    showsParts: Bool,
    isChecked: (NumberValue) -> Bool = { _ in false },
    reading: UnitReading? = nil,
    range: (Formatter, FixedDecimal, FixedDecimal) throws(ValueError) -> FormattedText
  ) throws {
    try run(
      values,
      showsParts: showsParts,
      isChecked: { $0.isRange || isChecked($0) },
      read: { bytes throws(ValueError) in
        guard let reading else { return try NumberValue.reading(bytes) }
        return try reading.value(bytes)
      },
      append: { formatter, value, bytes in
        switch value {
        case .integer(let integer): formatter.append(.integer(integer), to: &bytes)
        case .decimal(let decimal): formatter.append(.decimal(decimal), to: &bytes)
        // `isChecked` sends ranges to `text`.
        case .range: break
        }
      },
      text: { formatter, value throws(ValueError) in
        switch value {
        case .integer(let integer): return try placed(formatter.checkedText(integer))
        case .decimal(let decimal): return try placed(formatter.checkedText(decimal))
        case .range(let start, let end): return try range(formatter, start, end)
        }
      }
    )
  }
}
