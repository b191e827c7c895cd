internal import ICU
internal import Sharing

/// A recipe of names made ready for one locale.
final class PersonCore: Sendable {
  let resolvedLocale: ResolvedLocale
  private let plan: PersonPlan
  /// Makes the plans of other locales, in which some names are written, with the data of this object.
  private let making = StorePartOfMaking()

  init(_ recipe: PersonNameFormat, for locale: LocaleID) throws(FormatError) {
    resolvedLocale = try ResolvedLocale(locale)
    plan = try PersonPlan.plan(recipe, for: locale)
  }

  var recipe: PersonNameFormat { plan.recipe }
  var estimatedByteCount: Int { 400 + plan.estimatedByteCount }

  func string(_ name: PersonName) throws(FormatError) -> String {
    String(decoding: try written(name).bytes, as: UTF8.self)
  }

  func append(_ name: PersonName, to bytes: inout [UInt8]) throws(FormatError) {
    bytes += try written(name).bytes
  }

  func text(_ name: PersonName) throws(FormatError) -> FormattedText {
    let written = try written(name)
    return FormattedText(
      string: String(decoding: written.bytes, as: UTF8.self),
      parts: written.parts
    )
  }

  private func written(_ name: PersonName) throws(FormatError) -> PersonWriter {
    try making { () throws(FormatError) in
      switch plan.patterns.vocabulary {
      case .first: try plan.firstWritten(name)
      case .revised: try plan.revisedWritten(name)
      }
    }
  }
}
