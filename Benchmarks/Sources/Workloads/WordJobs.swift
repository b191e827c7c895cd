internal import Foundation
internal import LocaleFormat

/// Numbers in words, and ordinal numbers.
enum WordJobs {
  static func rows() throws -> [Row] {
    try rows(
      Job(
        name: "spell-out de_DE",
        values: [2, 42, 1_234, 98_765],
        texts: [
          "zwei", "zwei\u{AD}und\u{AD}vierzig",
          "ein\u{AD}tausend\u{AD}zwei\u{AD}hundert\u{AD}vier\u{AD}und\u{AD}drei\u{DF}ig",
          "acht\u{AD}und\u{AD}neunzig\u{AD}tausend\u{AD}sieben\u{AD}hundert\u{AD}f\u{FC}nf\u{AD}und\u{AD}sechzig",
        ],
        pace: .medium
      ),
      recipe: .spellOut,
      locale: "de_DE",
      words: .spellOut,
      style: .spellOut
    )
      + rows(
        Job(
          name: "ordinal en_US",
          values: [1, 42, 1_233, 98_765],
          texts: ["1st", "42nd", "1,233rd", "98,765th"],
          pace: .medium
        ),
        recipe: .ordinal,
        locale: "en_US",
        words: .ordinal,
        style: .ordinal
      )
  }

  private static func rows(
    _ job: Job<Int>,
    recipe: RuleBasedFormat,
    locale identifier: String,
    words: PlainWords.Kind,
    style: NumberFormatter.Style
  ) throws -> [Row] {
    let locale = try LocaleID(identifier)
    return [
      job.row(Row.made, pace: .slow) { { try recipe.formatter(for: locale).string($0) } },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string($0) }
      },
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append($0, to: &$1) }
      },
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainWords(words, locale: identifier).string($0) }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainWords(words, locale: identifier)
        return { plain.string($0) }
      },
      job.count("C ICU, kept, bytes") {
        let plain = try PlainWords(words, locale: identifier)
        var count = 0
        return (
          {
            count = plain.write($0)
            return count
          }, { plain.text(count) }
        )
      },
      job.row("Foundation, made each time", pace: .slow) {
        { formatter(style, identifier).string(from: NSNumber(value: $0)) ?? "" }
      },
      // No format style writes words, so it is a kept `NumberFormatter`.
      job.row(Row.Reference.foundation) {
        let formatter = formatter(style, identifier)
        return { formatter.string(from: NSNumber(value: $0)) ?? "" }
      },
    ]
  }

  private static func formatter(
    _ style: NumberFormatter.Style,
    _ locale: String
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
  }
}
