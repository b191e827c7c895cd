internal import ICU
internal import Sharing

/// A locale name, and a tree of data that may have data for it.
private struct ServedName: Hashable {
  let name: String
  let tree: LocaleData.Tree
}

/// The locales that ICU has data for, looked up one at a time.
///
/// ICU is given only names from here. It would format a name without data in the process's default
/// locale, and never free the name.
struct LocaleDataIndex: Sendable {
  static let shared = LocaleDataIndex()

  /// The names that each tree was found to serve or not: ICU finds parents slowly, by likely
  /// subtags.
  ///
  /// It is large enough for all of them, since only names that ICU has are stored.
  private let services = BoundedStore<ServedName, Bool>(
    ofProcess: "locales with data",
    maximumCount: 8_192,
    byteCountOfEach: 100
  )

  private init() {}

  /// Returns whether ICU has data under exactly this name, which then is not an old spelling.
  ///
  /// It is false if ICU has no data at all; every formatter reports that when it is made.
  func hasExactData(for subtags: LocaleSubtags) -> Bool {
    has(subtags.dataName, in: .main)
  }

  /// Returns whether ICU has the name, including another name for the data of a script.
  ///
  /// For example, `zh-SG` is another name for `zh-Hans-SG`. It is false if ICU has no data at all.
  func isKnown(_ subtags: LocaleSubtags) -> Bool {
    let name = subtags.dataName
    return has(name, in: .main) || has(name, in: .aliases)
  }

  private func has(_ name: String, in tree: LocaleData.Tree) -> Bool {
    do throws(ICUError) { return try LocaleData.has(name, in: tree) } catch { return false }
  }

  /// Whether ICU has the name, and every given tree can serve it.
  private func has(_ name: String, servedBy trees: [LocaleData.Tree]) throws(ICUError) -> Bool {
    if let own = CompiledFacts.current?.trees(of: name) {
      return (own.has(.main) || own.has(.aliases)) && trees.allSatisfy(own.serves)
    }
    var isKnown = try LocaleData.has(name, in: .main)
    if !isKnown { isKnown = try LocaleData.has(name, in: .aliases) }
    guard isKnown else { return false }
    for tree in trees {
      guard try serves(name, tree) else { return false }
    }
    return true
  }

  /// Returns the nearest name that ICU has and that every given tree can serve, found as ICU
  /// does.
  ///
  /// A tree serves a name if it has data for the name or for one of its parents. The result is nil
  /// if only root remains.
  ///
  /// - Throws: The ICU status if ICU fails, with the file if one that the name needs cannot be
  ///   read. ICU itself would then use the text of root without an error.
  func nearestName(to name: String, in trees: [LocaleData.Tree]) throws(ICUError) -> String? {
    var candidate: String? = name
    while let name = candidate {
      if try has(name, servedBy: trees) { return name }
      candidate = try LocaleDataName(name).parent()
    }
    for tree in trees { _ = try serves("root", tree) }
    return nil
  }

  /// Whether a tree has data for a name, or for one of its parents.
  func serves(_ name: String, _ tree: LocaleData.Tree) throws(ICUError) -> Bool {
    if let trees = CompiledFacts.current?.trees(of: name) { return trees.serves(tree) }
    let served = ServedName(name: name, tree: tree)
    return try services.value(for: served) { () throws(ICUError) in
      try LocaleData.checkFiles(of: name, in: tree)
      // Root has all units, and the main tree serves every name that ICU has.
      if tree == .main || tree == .units { return true }
      return try servesParent(of: name, tree)
    }
  }

  private func servesParent(of name: String, _ tree: LocaleData.Tree) throws(ICUError) -> Bool {
    var candidate: String? = name
    while let name = candidate {
      if try LocaleData.has(name, in: tree) { return true }
      // The trees use the same names, but the parent of an old name is different: `zh_TW` leads to
      // `zh_Hant`.
      candidate = try LocaleDataName(name).parent()
      // From a script that must be named, ICU goes to root, and writes root's rules with the
      // locale's digits. From a language alone, ICU goes to the process's default locale.
      if tree == .rules, candidate == nil { return LocaleDataName(name).hasScript }
    }
    return false
  }
}
