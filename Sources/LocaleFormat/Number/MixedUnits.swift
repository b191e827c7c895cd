internal import ICU

/// What is written in several units at once, such as `5 ft, 3 in`.
struct MixedUnits: Sendable {
  static let shared = MixedUnits(
    usages: Result { () throws(ICUError) in
      try UnitData.mixedUsages()
    }
  )

  /// The usages that have such a unit in some region.
  let usages: Result<Set<String>, ICUError>

  /// Whether numbers of a skeleton may be written so, in some locale.
  func mayBe(in skeleton: String) throws(FormatError) -> Bool {
    guard !skeleton.contains("-and-") else { return true }
    let stems = skeleton.split(whereSeparator: \.isWhitespace)
    guard let stem = stems.first(where: { $0.hasPrefix("usage/") }) else { return false }
    do throws(ICUError) {
      let known = try usages.get()
      // ICU looks for a usage it does not know without its last parts.
      let parts = stem.dropFirst("usage/".count).split(separator: "-")
      return parts.indices.contains { known.contains(parts[...$0].joined(separator: "-")) }
    } catch {
      throw .icu(status: error.name, while: "looking for the units of a usage")
    }
  }
}
