internal import Foundation
internal import LocaleFormat

/// A job on `Double`, with the names that each of the other libraries uses for it.
struct DoubleJob: Sendable {
  let job: Job<Double>
  let recipe: NumberFormat
  let locale: String
  let skeleton: String
  /// The texts of Foundation if they differ.
  var formatterTexts: [String]?
  var styleTexts: [String]?
  /// Configures a `NumberFormatter`; nil if it does not have that format.
  var configure: (@Sendable (NumberFormatter) -> Void)?
  /// Makes a `FormatStyle`; nil if there is none on Linux.
  var style: (@Sendable () -> @Sendable (Double) -> String)?

  func rows() throws -> [Row] { try ownRows() + icuRows() + foundationRows() }

  private func ownRows() throws -> [Row] {
    let recipe = recipe
    let locale = try LocaleID(locale)
    return [
      job.row(Row.made, pace: .slow) { { try recipe.formatter(for: locale).string($0) } },
      job.row("per-thread formatters") {
        { try ThreadFormatters.current.number(recipe, locale).string($0) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string($0) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.append($0, as: recipe, for: locale, to: &$1) }
      }.allocationFreeIfCompiled(),
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append($0, to: &$1) }
      }.allocationFreeIfCompiled(),
    ]
  }

  private func icuRows() -> [Row] {
    let skeleton = skeleton
    let locale = locale
    return [
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainNumber(skeleton: skeleton, locale: locale).string($0) }
      },
      job.row(Row.Reference.icu) {
        let number = try PlainNumber(skeleton: skeleton, locale: locale)
        return { number.string($0) }
      },
      job.count("C ICU, kept, bytes") {
        let number = try PlainNumber(skeleton: skeleton, locale: locale)
        var count = 0
        return (
          {
            count = number.write($0)
            return count
          }, { number.text(count) }
        )
      },
    ]
  }

  private func foundationRows() -> [Row] {
    let identifier = locale
    var rows: [Row] = []
    if let configure {
      rows.append(
        job.row("Foundation, made each time", pace: .slow, texts: formatterTexts) {
          let locale = Locale(identifier: identifier)
          return { value in
            let formatter = NumberFormatter()
            formatter.locale = locale
            configure(formatter)
            return formatter.string(from: NSNumber(value: value)) ?? ""
          }
        }
      )
    }
    if let style {
      rows.append(
        job.row(Row.Reference.foundation, texts: styleTexts) {
          let format = style()
          return { format($0) }
        }
      )
    }
    return rows
  }
}
