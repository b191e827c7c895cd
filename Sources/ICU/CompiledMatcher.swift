internal import CompiledData

/// ICU's matcher for one list of locales, of compiled data.
///
/// Source: UTS #35, Enhanced Language Matching, in the order in which ICU's `LocaleMatcher` compares.
struct CompiledMatcher {
  /// A supported locale, and its place in the list that was given.
  private struct Candidate {
    let subtags: MatchedSubtags
    let place: Int
  }

  private let facts: MatchingFacts
  private let options: MatcherHandle.Options
  /// The supported locales in the order in which they were given.
  private let supported: [MatchedSubtags]
  private let first: MatchedSubtags?
  private let candidates: [Candidate]
  private let places: [MatchedSubtags: Int]
  /// The distance that a preference loses against the one before.
  private let demotion: Int

  init(
    _ facts: MatchingFacts,
    supported: [String],
    first: String?,
    options: MatcherHandle.Options
  ) {
    let american = MatchedSubtags(language: "en", script: "Latn", region: "US", own: .all)
    let british = MatchedSubtags(language: "en", script: "Latn", region: "GB", own: .all)
    let distance = PairDistance(facts, american, favorsScript: false)
    self.init(
      facts,
      supported.map { facts.maximized($0) },
      first.map { facts.maximized($0) },
      options,
      demotion: options.contains(.demotesNothing) ? 0 : distance.to(british, below: 50)?.whole ?? 0
    )
  }

  /// Sorts the supported locales: those like the first, the paradigms, then the others.
  private init(
    _ facts: MatchingFacts,
    _ supported: [MatchedSubtags],
    _ first: MatchedSubtags?,
    _ options: MatcherHandle.Options,
    demotion: Int
  ) {
    (self.facts, self.supported, self.first, self.options) = (facts, supported, first, options)
    self.demotion = demotion
    let ranks = supported.map { subtags in
      if let first, subtags.isEquivalent(to: first) { return 0 }
      return facts.isParadigm(subtags) ? 1 : 2
    }
    var candidates: [Candidate] = []
    var places: [MatchedSubtags: Int] = [:]
    for rank in 0...2 {
      for (place, subtags) in supported.enumerated() where ranks[place] == rank {
        guard places[subtags] == nil else { continue }
        places[subtags] = place
        candidates.append(Candidate(subtags: subtags, place: place))
      }
    }
    (self.candidates, self.places) = (candidates, places)
  }

  /// The matcher for the list without one of its locales.
  func without(_ place: Int) -> CompiledMatcher {
    var rest = supported
    rest.remove(at: place)
    return CompiledMatcher(facts, rest, first, options, demotion: demotion)
  }

  /// Returns the places of the best locale and of the preference that it matches; nil if none is close
  /// enough.
  func best(for desired: [String]) -> (supported: Int, desired: Int)? {
    var limit = Distance(facts.scriptDistance)
    var best: (supported: Int, desired: Int)?
    for (index, name) in desired.enumerated() {
      let wanted = facts.maximized(name)
      if let place = places[wanted] { return (place, index) }
      if let found = nearest(to: wanted, below: limit) {
        limit = found.distance
        best = (found.candidate.place, index)
      }
      limit.eighths -= Distance(demotion).eighths
      if limit <= Distance(0) { break }
    }
    return best
  }

  /// The nearest supported locale; nil if all are as far as a limit or farther.
  private func nearest(
    to wanted: MatchedSubtags,
    below limit: Distance
  ) -> (candidate: Candidate, distance: Distance)? {
    let favorsScript = options.contains(.favorsScript)
    let pairs = PairDistance(facts, wanted, favorsScript: favorsScript)
    let bound = limit.roundedUp
    var limit = limit
    var best: Candidate?
    for candidate in candidates {
      guard let distance = pairs.to(candidate.subtags, below: bound) else { continue }
      // Of two that are as far, and do not fit fully, the more likely one is taken.
      let isTie = distance == limit && distance.whole > 0 && best != nil
      guard distance < limit || isTie, fitsInReverse(candidate, wanted, below: limit) else {
        continue
      }
      if isTie {
        if let rival = best, isLikelier(candidate.subtags, than: rival.subtags) { best = candidate }
        continue
      }
      best = candidate
      limit = distance
      if distance == Distance(0) { break }
    }
    return best.map { ($0, limit) }
  }

  /// Whether a locale is near enough when the two change places, if the options ask for that.
  private func fitsInReverse(
    _ candidate: Candidate,
    _ wanted: MatchedSubtags,
    below limit: Distance
  ) -> Bool {
    guard options.contains(.onlyTwoWay) else { return true }
    let pairs = PairDistance(
      facts,
      candidate.subtags,
      favorsScript: options.contains(.favorsScript)
    )
    return pairs.to(wanted, below: limit.roundedUp).map { $0 < limit } ?? false
  }

  private func isLikelier(_ one: MatchedSubtags, than other: MatchedSubtags) -> Bool {
    guard one.language == other.language else { return false }
    let likely = facts.likely(ofLanguage: one.language)
    if one.script != other.script { return one.script == likely.script }
    return one.region != other.region && one.region == likely.region
  }
}

/// A distance in eighths, so that smaller steps tell equal distances apart.
private struct Distance: Comparable {
  var eighths: Int
  init(_ whole: Int) { eighths = whole << 3 }
  var whole: Int { eighths >> 3 }
  /// The next whole distance from this one on.
  var roundedUp: Int { (eighths + 7) >> 3 }
  static func < (one: Distance, other: Distance) -> Bool { one.eighths < other.eighths }
}

/// The distances from one locale to others.
private struct PairDistance {
  private let facts: MatchingFacts
  private let wanted: MatchedSubtags
  private let favorsScript: Bool
  /// The entries of the language.
  private let ofLanguage: DataNode?
  private let partitions: String

  init(_ facts: MatchingFacts, _ wanted: MatchedSubtags, favorsScript: Bool) {
    (self.facts, self.wanted, self.favorsScript) = (facts, wanted, favorsScript)
    ofLanguage = facts.match[wanted.language]
    partitions = facts.partitions(of: wanted.region)
  }

  /// The distance to a locale, which can be a limit or more; nil once it is known to be.
  ///
  /// Two locales that are as near as can be differ by the subtags that only one of them has itself.
  func to(_ supported: MatchedSubtags, below limit: Int) -> Distance? {
    guard let whole = whole(to: supported, below: limit) else { return nil }
    var distance = Distance(whole)
    if whole == 0 {
      distance.eighths = wanted.own.symmetricDifference(supported.own).rawValue
    }
    return distance
  }

  private func whole(to supported: MatchedSubtags, below limit: Int) -> Int? {
    // The lower bits of an entry are its distance; this one says that scripts are not looked up.
    let skipsScript = 0x80
    let entry = ofLanguage?[supported.language]
    var distance = entry?.distance ?? -1
    let ownScripts = distance >= 0 && distance & skipsScript == 0
    if distance >= 0 {
      distance &= ~skipsScript
    } else {
      distance = wanted.language == supported.language ? 0 : facts.languageDistance
    }
    if favorsScript { distance >>= 2 }
    guard distance < limit else { return nil }
    // The place whose entries of regions hold; nil for the distance of any two regions.
    var place = entry?.isMap == true ? entry : nil
    if ownScripts, let entry = place {
      let pair = entry[wanted.script]?[supported.script]
      let found = pair ?? entry[MatchingFacts.any]
      let isSame = pair == nil && wanted.script == supported.script
      distance += isSame ? 0 : found?.distance ?? 0
      place = found?.isMap == true ? found : nil
    } else if wanted.script != supported.script {
      distance += facts.scriptDistance
    }
    guard distance < limit else { return nil }
    if wanted.region != supported.region {
      if let place {
        guard facts.leastRegionDistance < limit - distance else { return nil }
        distance += regions(place, to: supported, below: limit - distance)
      } else {
        distance += facts.regionDistance
      }
    }
    return distance
  }

  /// The greatest distance of the partitions of two regions.
  private func regions(_ place: DataNode, to supported: MatchedSubtags, below limit: Int) -> Int {
    var greatest = 0
    for one in partitions {
      let entries = place[String(one)]
      for other in facts.partitions(of: supported.region) {
        let distance = (entries?[String(other)] ?? place[MatchingFacts.any])?.distance ?? 0
        if distance >= limit { return distance }
        greatest = max(greatest, distance)
      }
    }
    return greatest
  }
}

extension DataNode {
  /// The number of an entry of distances, which other entries can continue; nil if it has none.
  ///
  /// It is a byte in ICU's data, and here too, whatever a damaged file has.
  fileprivate var distance: Int? { (number ?? self[""]?.number).map { $0 & 0xFF } }
}
