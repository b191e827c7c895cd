internal import ICU

/// A name of data, and a tree that may have data for it.
private struct ServedName: Hashable {
  let name: String
  let tree: LocaleData.Tree
}

/// Which locales ICU has data for, asked once.
///
/// ICU is given only names from here: a name without data would be formatted in the process's
/// default locale, and kept in memory for ever.
struct LocaleDataIndex: Sendable {
  static let shared = LocaleDataIndex()

  private let names: [LocaleData.Tree: Set<String>]
  /// The main tree's names, in ICU's form.
  let mainNames: Set<String>
  /// Whether trees serve names that they do not have, once that was asked: ICU finds parents by
  /// likely subtags, slowly.
  ///
  /// There are fewer names than it holds, since ICU knows them all.
  private let services = BoundedStore<ServedName, Bool>(capacity: 8_192)
  /// Why ICU's data could not be listed; nil when all is well.
  let failure: ICUError?

  private init() {
    var names: [LocaleData.Tree: Set<String>] = [:]
    var failure: ICUError?
    for tree in LocaleData.Tree.allCases {
      do throws(ICUError) {
        try Library.start()
        names[tree] = Set(try LocaleData.names(in: tree))
      } catch {
        failure = error
      }
    }
    self.names = names
    mainNames = names[.main] ?? []
    self.failure = failure
  }

  /// Whether the subtags name data of their own and are no old spelling.
  func hasExactData(for subtags: LocaleSubtags) -> Bool { mainNames.contains(subtags.dataName) }

  /// Whether ICU knows the subtags as the name of data, be it another name for the data of a script:
  /// `zh-SG` for `zh-Hans-SG`.
  func isKnown(_ subtags: LocaleSubtags) -> Bool { isKnown(subtags.dataName) }

  private func isKnown(_ name: String) -> Bool {
    mainNames.contains(name) || names[.aliases]?.contains(name) == true
  }

  /// The nearest name that ICU knows and every given tree can serve, looked for as ICU does; nil
  /// when only root remains.
  ///
  /// A tree serves a name when it has the name itself or one of its parents.
  func nearestName(to name: String, in trees: [LocaleData.Tree]) throws(ICUError) -> String? {
    var candidate: String? = name
    while let name = candidate {
      if isKnown(name) {
        var isServed = true
        for tree in trees where isServed { isServed = try serves(name, tree) }
        if isServed { return name }
      }
      candidate = try LocaleDataName(name).parent()
    }
    return nil
  }

  private func serves(_ name: String, _ tree: LocaleData.Tree) throws(ICUError) -> Bool {
    if tree == .main || names[tree]?.contains(name) == true { return true }
    let served = ServedName(name: name, tree: tree)
    return try services.value(for: served, isGood: { _ in true }) { () throws(ICUError) in
      try servesParent(of: name, tree)
    }
  }

  private func servesParent(of name: String, _ tree: LocaleData.Tree) throws(ICUError) -> Bool {
    var candidate: String? = name
    while let name = candidate {
      if names[tree]?.contains(name) == true { return true }
      // Names in the trees are of the same kind, but old ones lead to others: `zh_TW` to `zh_Hant`.
      candidate = try LocaleDataName(name).parent()
      // From a script that must be named, ICU goes to root, whose rules it writes with the locale's
      // own digits; from a bare language, to the process's default locale.
      if tree == .rules, candidate == nil { return LocaleDataName(name).hasScript }
    }
    return false
  }
}
