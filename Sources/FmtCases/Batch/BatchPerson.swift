internal import FmtKit
internal import LocaleFormat

/// The kind `person`.
enum BatchPerson {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      "length", "usage", "formality", "order", "options", .truth("sorting"),
      .truth("surnameAllCaps"),
    ])
    // ICU4J has both as a set: `sorting,surnameAllCaps`.
    let names = try test.text("options").map { $0.split(separator: ",").map(String.init) } ?? []
    if let other = names.first(where: { !["sorting", "surnameAllCaps"].contains($0) }) {
      throw BatchFailure.unsupported("option \(other.excerpt)")
    }
    let isSorted = try test.truth("sorting", default: names.contains("sorting"))
    let recipe = PersonNameFormat(
      length: try test.optionalChoice("length"),
      usage: try test.choice("usage", default: .referring),
      formality: try test.optionalChoice("formality"),
      order: isSorted ? .sorting : try test.choice("order", default: .ofName),
      capitalizesSurname: try test.truth(
        "surnameAllCaps",
        default: names.contains("surnameAllCaps")
      )
    )
    let name = try name(test.input)
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    return BatchResult(try formatter.checkedString(name))
  }

  /// Reads the members of an object: fields, the locale of the name, and the preferred order.
  private static func name(_ input: BatchMember) throws -> PersonName {
    var fields = PersonFields()
    for member in try input.members() {
      let field = String(member.name.dropFirst(input.name.count + 1))
      let text = try member.text()
      do throws(ValueError) {
        try fields.set(field, to: text)
      } catch {
        throw BatchFailure.error("\(member.name): \(error.reason)")
      }
    }
    return fields.name
  }
}
