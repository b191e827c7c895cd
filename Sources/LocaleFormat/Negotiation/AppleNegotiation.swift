/// Finds the localizations to use, in the order of Apple's platforms.
///
/// Apple's order differs from that of ICU's matcher: it has no distances between languages, but
/// goes from each name to its parents. These parents are those of the bundles of localizations, and
/// not only CLDR's (`en-NZ` is read as `en-AU`, `zh-HK` as `zh-Hant`). It takes names as they are
/// found, and also returns the localizations to fall back to. See <doc:0024-ApplesOrder>.
package enum AppleNegotiation {
  /// The maximum number of localizations that are considered.
  static let maximumLocalizations = 1_000
  /// The maximum number of preferences that are considered.
  static let maximumPreferences = 100

  /// Returns the localizations to use, the best one first, followed by its fallbacks.
  ///
  /// - Parameters:
  ///   - available: The names of the existing localizations, unchanged: `zh-hant`, `pt_BR`,
  ///     `English`.
  ///   - preferred: The person's preferences, best first, in any of these forms.
  /// - Returns: Some of `available`, unchanged. If no preference matches, only `zxx` (no linguistic
  ///   content), or nothing if that is not available.
  package static func localizations(of available: [String], for preferred: [String]) -> [String] {
    let available = Array(available.prefix(maximumLocalizations))
    var search = Search(
      offered: available.map(Name.init),
      wanted: preferred.prefix(maximumPreferences).map(Name.init)
    )
    guard let best = search.best() else {
      return available.contains("zxx") ? ["zxx"] : []
    }
    return search.chain(from: best).map { available[$0] }
  }
}

extension AppleNegotiation {
  /// One search for the best localization.
  ///
  /// A name that cannot be read is nil: it keeps its index, and is never found.
  private struct Search {
    let offered: [Name?]
    let wanted: [Name?]
    /// The lineages of the offered names, each made when first needed: most languages never need
    /// one.
    private var lineages: [[String]?]

    init(offered: [Name?], wanted: [Name?]) {
      self.offered = offered
      self.wanted = wanted
      lineages = Array(repeating: nil, count: offered.count)
    }

    /// Returns the index of the best localization for the first preference that any localization
    /// matches.
    mutating func best() -> Int? {
      var brazilian: Int?
      for name in wanted {
        guard let name else { continue }
        guard let found = nearest(to: name, brazilian: &brazilian) else { continue }
        return found.distance > 0 ? literal(insteadOf: found.index) ?? found.index : found.index
      }
      return brazilian
    }

    /// Returns the nearest localization for one preference.
    ///
    /// An equal name is nearest, then one with the same meaning, then the one with the fewest steps
    /// to a common parent. Portuguese of Brazil is not near that of Portugal: it is used only if no
    /// preference matches.
    private mutating func nearest(
      to name: Name,
      brazilian: inout Int?
    ) -> (index: Int, distance: Int)? {
      var nearest: (index: Int, distance: Int)?
      var lineage: [String]?
      for (index, candidate) in offered.enumerated() {
        guard let candidate, nearest.map({ $0.distance > -1 }) ?? true else { continue }
        let bound = nearest?.distance ?? .max
        if candidate.written == name.written {
          nearest = (index, -1)
        } else if bound > 0, candidate.meant == name.meant {
          nearest = (index, 0)
        } else if bound > 0, candidate.family == name.family {
          let ancestors = lineage ?? name.lineage
          lineage = ancestors
          guard let steps = steps(from: ancestors, to: index) else { continue }
          if name.meant == "pt_PT", candidate.meant == "pt_BR" {
            brazilian = index
            continue
          }
          let distance = steps + (candidate.language == name.language ? 0 : 1)
          if distance < bound { nearest = (index, distance) }
        }
      }
      return nearest
    }

    /// Returns the fewest steps on both sides to a common name; nil if there is none.
    private mutating func steps(from ancestors: [String], to index: Int) -> Int? {
      let others = lineage(at: index)
      var fewest: Int?
      for (step, ancestor) in ancestors.enumerated() {
        guard let other = others.firstIndex(of: ancestor) else { continue }
        fewest = min(fewest ?? .max, step + other)
      }
      return fewest
    }

    /// Returns the localization in the language that was found that a preference names literally.
    ///
    /// For a person who prefers Swiss French and then Canadian French, `fr-CA` is nearer than
    /// `fr-FR`. A localization without a region is general enough to stay. Chinese is left out,
    /// because its regions imply scripts.
    private func literal(insteadOf index: Int) -> Int? {
      guard let found = offered[index], found.hasRegion, found.language != "zh" else { return nil }
      for name in wanted {
        guard let name, name.language == found.language else { continue }
        let literal = offered.firstIndex { candidate in
          candidate.map { $0.written == name.written || $0.meant == name.meant } ?? false
        }
        if let literal { return literal }
      }
      return nil
    }

    /// Returns the best localization, followed by the others in its lineage.
    mutating func chain(from best: Int) -> [Int] {
      var result = [best]
      for (step, ancestor) in lineage(at: best).enumerated() {
        // The name itself is there twice if its region is an additional step.
        if step > 0, ancestor == lineage(at: best)[step - 1] { continue }
        for (index, candidate) in offered.enumerated() where index != best {
          guard let candidate else { continue }
          // A reader of Chinese of Hong Kong also gets that of Taiwan, under its full name too.
          let isTaiwan = ancestor == "zh_Hant_HK" && candidate.meant == "zh_Hant_TW"
          if candidate.meant == ancestor || isTaiwan { result.append(index) }
        }
      }
      return result
    }

    private mutating func lineage(at index: Int) -> [String] {
      if let known = lineages[index] { return known }
      let made = offered[index]?.lineageWhenOffered ?? []
      lineages[index] = made
      return made
    }
  }
}
