internal import ICU
internal import Sharing

/// A name of data, and a tree that may have data for it.
private struct ServedName: Hashable {
  let name: String
  let tree: LocaleData.Tree
}

/// Which locales ICU has data for, asked one by one.
///
/// ICU is given only names from here: a name without data would be formatted in the process's
/// default locale, and kept in memory for ever.
struct LocaleDataIndex: Sendable {
  static let shared = LocaleDataIndex()

  /// Whether trees serve names, once that was asked: ICU finds parents by likely subtags, slowly.
  ///
  /// There are fewer names than it holds, since ICU knows them all.
  private let services = BoundedStore<ServedName, Bool>(maximumCost: 8_192)

  private init() {}

  /// Whether the subtags name data of their own and are no old spelling; false without any data,
  /// which every formatter reports when it is made.
  func hasExactData(for subtags: LocaleSubtags) -> Bool {
    has(subtags.dataName, in: .main)
  }

  /// Whether ICU knows the subtags as the name of data, be it another name for the data of a script:
  /// `zh-SG` for `zh-Hans-SG`; false without any data.
  func isKnown(_ subtags: LocaleSubtags) -> Bool {
    let name = subtags.dataName
    return has(name, in: .main) || has(name, in: .aliases)
  }

  private func has(_ name: String, in tree: LocaleData.Tree) -> Bool {
    do throws(ICUError) { return try LocaleData.has(name, in: tree) } catch { return false }
  }

  private func isKnown(_ name: String) throws(ICUError) -> Bool {
    if try LocaleData.has(name, in: .main) { return true }
    return try LocaleData.has(name, in: .aliases)
  }

  /// The nearest name that ICU knows and every given tree can serve, looked for as ICU does; nil
  /// when only root remains.
  ///
  /// A tree serves a name when it has the name itself or one of its parents.
  ///
  /// - Throws: The status ICU gave, with the file where one cannot be read of those that the name
  ///   needs: ICU itself would take the text of root, and say nothing.
  func nearestName(to name: String, in trees: [LocaleData.Tree]) throws(ICUError) -> String? {
    var candidate: String? = name
    while let name = candidate {
      if try isKnown(name) {
        var isServed = true
        for tree in trees where isServed { isServed = try serves(name, tree) }
        if isServed { return name }
      }
      candidate = try LocaleDataName(name).parent()
    }
    for tree in trees { _ = try serves("root", tree) }
    return nil
  }

  private func serves(_ name: String, _ tree: LocaleData.Tree) throws(ICUError) -> Bool {
    let served = ServedName(name: name, tree: tree)
    return try services.value(for: served) { () throws(ICUError) in
      try LocaleData.checkFiles(of: name, in: tree)
      // Root has all units; there are no more names in the main tree than ICU knows.
      if tree == .main || tree == .units { return true }
      return try servesParent(of: name, tree)
    }
  }

  private func servesParent(of name: String, _ tree: LocaleData.Tree) throws(ICUError) -> Bool {
    var candidate: String? = name
    while let name = candidate {
      if try LocaleData.has(name, in: tree) { return true }
      // Names in the trees are of the same kind, but old ones lead to others: `zh_TW` to `zh_Hant`.
      candidate = try LocaleDataName(name).parent()
      // From a script that must be named, ICU goes to root, whose rules it writes with the locale's
      // own digits; from a bare language, to the process's default locale.
      if tree == .rules, candidate == nil { return LocaleDataName(name).hasScript }
    }
    return false
  }
}
