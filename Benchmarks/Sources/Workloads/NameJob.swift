internal import Foundation
internal import LocaleFormat

/// Names of regions.
enum NameJob {
  static func rows() throws -> [Row] {
    let job = Job(
      name: "name of region de_DE",
      values: ["FR", "JP", "US", "CH"],
      texts: ["Frankreich", "Japan", "Vereinigte Staaten", "Schweiz"],
      pace: .medium
    )
    let recipe = LocaleNameFormat()
    let locale = LocaleID("de_DE")
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).name(of: NamedCode($0, as: .region)) ?? "" }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.name(of: NamedCode($0, as: .region), as: recipe, for: locale) ?? "" }
      },
      job.row("kept") {
        let names = try recipe.formatter(for: locale)
        return { try names.name(of: NamedCode($0, as: .region)) ?? "" }
      },
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainName(locale: "de_DE").string(region: $0) }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainName(locale: "de_DE")
        return { plain.string(region: $0) }
      },
      job.row("Foundation, made each time", pace: .slow) {
        { Locale(identifier: "de_DE").localizedString(forRegionCode: $0) ?? "" }
      },
      job.row(Row.Reference.foundation) {
        let locale = Locale(identifier: "de_DE")
        return { locale.localizedString(forRegionCode: $0) ?? "" }
      },
    ]
  }
}
