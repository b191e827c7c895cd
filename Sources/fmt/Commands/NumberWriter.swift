internal import LocaleFormat

/// Reads decimal text and writes it in every locale asked for.
struct NumberWriter {
  let recipe: NumberFormat
  let options: NumberOptions
  let locales: [AskedLocale]
  let common: CommonOptions

  func run(_ arguments: [String]) throws {
    let ranges = NumberRangeFormat(recipe, collapse: options.collapse, identity: options.identity)
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    // Whether a result is made before anything is written: parts are asked for, or ICU may refuse.
    // Reading an option costs more than writing an integer.
    let isChecked =
      options.parts || options.kind.isFree || lines.contains { $0.formatter.mayRefuse }
    let showsParts = options.parts
    try ValueStream(arguments: arguments, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      if !isChecked, let integer = NumberValue.smallInteger(bytes) {
        for line in lines {
          line.write(input: bytes, to: &output) { $0.append(integer, to: &$1) }
        }
        return
      }
      let value = try NumberValue(bytes)
      switch value {
      case .decimal(let decimal) where !isChecked:
        for line in lines {
          line.write(input: bytes, to: &output) { $0.append(decimal, to: &$1) }
        }
      default:
        let texts = try texts(of: value, in: lines.map(\.formatter), ranges)
        for (line, text) in zip(lines, texts) {
          line.write(input: bytes, text, showsParts: showsParts, to: &output)
        }
      }
    }
  }

  /// A value in every locale, before anything of it is written.
  private func texts(
    of value: NumberValue,
    in formatters: [NumberFormat.Formatter],
    _ ranges: NumberRangeFormat
  ) throws(ValueError) -> [FormattedText] {
    let failures = FormatterCache.Statistics.formatFailures
    var texts: [FormattedText] = []
    for formatter in formatters {
      do throws(FormatError) {
        switch value {
        case .integer(let integer):
          texts.append(try formatter.checkedText(FixedDecimal(integer)))
        case .decimal(let decimal): texts.append(try formatter.checkedText(decimal))
        case .range(let start, let end):
          let locale = formatter.resolvedLocale.requested
          let range = try FormatterCache.shared.formatter(ranges, for: locale)
          texts.append(range.text(.from(start, through: end)))
        }
      } catch {
        throw ValueError(error)
      }
    }
    guard FormatterCache.Statistics.formatFailures == failures else {
      throw ValueError(offset: 0, reason: "it cannot be written exactly as the format asks")
    }
    return texts
  }
}
