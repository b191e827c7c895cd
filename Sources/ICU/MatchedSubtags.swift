/// The language, script and region by which locales are matched.
struct MatchedSubtags: Hashable {
  /// The subtags that a locale itself has, and not by likelihood.
  struct Own: OptionSet, Hashable {
    let rawValue: Int
    static let region = Own(rawValue: 1 << 0)
    static let script = Own(rawValue: 1 << 1)
    static let language = Own(rawValue: 1 << 2)
    static let all: Own = [.language, .script, .region]
  }

  let language: String
  let script: String
  let region: String
  let own: Own

  init(language: String, script: String = "", region: String = "", own: Own) {
    (self.language, self.script, self.region, self.own) = (language, script, region, own)
  }

  /// Reads an entry of likely subtags.
  ///
  /// - Parameters:
  ///   - entry: A language, unless it is the one that was looked up, a script and a region.
  ///   - looked: The language that was looked up.
  init(_ entry: String?, language looked: String) {
    let parts = (entry ?? "").utf8
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count > 1 else {
      self.init(language: looked, own: [])
      return
    }
    self.init(
      language: parts.count > 2 ? parts[0] : looked,
      script: parts[parts.count - 2],
      region: parts[parts.count - 1],
      own: []
    )
  }

  /// Whether two are the same, whatever each of them itself has.
  func isEquivalent(to other: MatchedSubtags) -> Bool {
    language == other.language && script == other.script && region == other.region
  }
}
