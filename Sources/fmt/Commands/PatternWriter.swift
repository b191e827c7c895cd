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
      for line in lines {
        line.write(
          input: bytes,
          line.formatter.text(value),
          showsParts: showsParts,
          to: &output
        )
      }
    }
  }
}

extension DecimalPatternFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
  var engineText: String { "written by ICU" }
}
