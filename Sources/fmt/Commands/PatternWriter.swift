internal import LocaleFormat

/// Reads decimal text and writes it by a pattern in every locale asked for.
struct PatternWriter {
  let recipe: DecimalPatternFormat
  let showsParts: Bool
  let common: CommonOptions

  func run(_ arguments: [String]) throws {
    let lines = try common.lines(for: try common.locales { $0.locale(for: recipe) }) {
      locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    try ValueStream(arguments: arguments, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let value: FixedDecimal
      do throws(FormatError) {
        value = try FixedDecimal(String(decoding: bytes, as: UTF8.self))
      } catch {
        throw ValueError(error)
      }
      let failures = FormatterCache.Statistics.formatFailures
      let texts = lines.map { $0.formatter.text(value) }
      guard FormatterCache.Statistics.formatFailures == failures else {
        throw ValueError(offset: 0, reason: "ICU cannot round it exactly as the pattern asks")
      }
      for (line, text) in zip(lines, texts) {
        line.write(input: bytes, text, showsParts: showsParts, to: &output)
      }
    }
  }
}

extension DecimalPatternFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
  var engineText: String { "written by ICU" }
  var writesDecimalDigits: Bool { true }
}
