/// Finds the localizations to use, in order, as Apple's platforms do.
///
/// Apple's order is not that of ICU's matcher: it knows no distance between languages, but walks
/// from each name to its parents, and its parents are those of the bundles of localizations and
/// not of CLDR alone (`en-NZ` is read as `en-AU`, `zh-HK` as `zh-Hant`). It takes names as they
/// are found, and also gives the localizations to fall back to. See
/// <doc:0024-ApplesOrder>.
enum AppleNegotiation {
  /// How many localizations are looked at.
  static let maximumLocalizations = 1_000
  /// How many preferences are looked at.
  static let maximumPreferences = 100

  /// The localizations to use, the best one first and then those it falls back to.
  ///
  /// - Parameters:
  ///   - available: The localizations that there are, as they are written: `zh-hant`, `pt_BR`,
  ///     `English`.
  ///   - preferred: What the person wants, best first, in any of these forms.
  /// - Returns: Some of `available`, unchanged; only `zxx` (no linguistic content), where that is
  ///   available, when no preference is met; empty when there is not even that.
  static func localizations(of available: [String], for preferred: [String]) -> [String] {
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
  /// One look for the best localization.
  ///
  /// A name that cannot be read is nil: it keeps its place, and is never found.
  private struct Search {
    let offered: [Name?]
    let wanted: [Name?]
    /// The lineages of what is offered, made when first asked for: most languages never are.
    private var lineages: [[String]?]

    init(offered: [Name?], wanted: [Name?]) {
      self.offered = offered
      self.wanted = wanted
      lineages = Array(repeating: nil, count: offered.count)
    }

    /// The place of the best localization for the first preference that any localization meets.
    mutating func best() -> Int? {
      var brazilian: Int?
      for name in wanted {
        guard let name else { continue }
        guard let found = nearest(to: name, brazilian: &brazilian) else { continue }
        return found.distance > 0 ? literal(insteadOf: found.index) ?? found.index : found.index
      }
      return brazilian
    }

    /// Places the localizations for one preference: one written alike is nearest, then one that
    /// means the same, then the one with the fewest steps to a parent in common.
    ///
    /// Portuguese of Brazil is not near that of Portugal: it is set aside, for the case that no
    /// preference is met.
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

    /// The fewest steps on both sides to a common name; nil when there is none.
    private mutating func steps(from ancestors: [String], to index: Int) -> Int? {
      let others = lineage(at: index)
      var fewest: Int?
      for (step, ancestor) in ancestors.enumerated() {
        guard let other = others.firstIndex(of: ancestor) else { continue }
        fewest = min(fewest ?? .max, step + other)
      }
      return fewest
    }

    /// What a later preference names literally, in the language that was found: to whom wants
    /// Swiss and then Canadian French, French of Canada is nearer than that of France.
    ///
    /// A localization without a region is general enough to stay. Chinese is left out, since its
    /// regions stand for scripts.
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

    /// The best localization and then the others in its lineage.
    mutating func chain(from best: Int) -> [Int] {
      var result = [best]
      for (step, ancestor) in lineage(at: best).enumerated() {
        // The name itself stands twice when its region counts as one more step.
        if step > 0, ancestor == lineage(at: best)[step - 1] { continue }
        for (index, candidate) in offered.enumerated() where index != best {
          guard let candidate else { continue }
          // Who reads Chinese of Hong Kong also gets that of Taiwan, under its full name too.
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
