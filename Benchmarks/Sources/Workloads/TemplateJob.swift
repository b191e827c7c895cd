internal import Foundation
internal import LocaleFormat

/// The pattern of a locale for the fields of a template.
enum TemplateJob {
  static func rows() throws -> [Row] {
    let job = Job(name: "template yMMMd de", values: ["yMMMd"], texts: ["d. MMM y"])
    let locale = LocaleID("de")
    return [
      job.row(Row.made, pace: .slow) {
        let cache = FormatterCache(capacity: 1)
        return {
          cache.removeAll()
          return try cache.pattern(template: $0, for: locale)
        }
      },
      job.row("per-thread formatters") { { try ThreadFormatters.current.pattern($0, locale) } },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.pattern(template: $0, for: locale) }
      },
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainPattern(locale: "de").string($0) }
      },
      job.row(Row.Reference.icu) {
        let pattern = try PlainPattern(locale: "de")
        return { pattern.string($0) }
      },
      job.count("C ICU, kept, bytes") {
        let pattern = try PlainPattern(locale: "de")
        var count = 0
        return (
          {
            count = pattern.write($0)
            return count
          }, { pattern.text(count) }
        )
      },
      // Foundation keeps nothing, so this is its only way.
      job.row(Row.Reference.foundation, pace: .slow) {
        let locale = Locale(identifier: "de")
        return {
          DateFormatter.dateFormat(fromTemplate: $0, options: 0, locale: locale) ?? ""
        }
      },
    ]
  }
}
