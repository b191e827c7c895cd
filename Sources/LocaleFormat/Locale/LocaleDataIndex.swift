internal import ICU

/// Which locales ICU has data for, asked once.
///
/// ICU is given only names from here: a name without data would be formatted in the process's
/// default locale, and kept in memory for ever.
struct LocaleDataIndex: Sendable {
  static let shared = LocaleDataIndex()

  private let names: [LocaleData.Tree: Set<String>]
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
    self.failure = failure
  }

  /// The main tree's names, in ICU's form.
  var mainNames: Set<String> { names[.main] ?? [] }

  /// Whether the subtags name data of their own and are no old spelling.
  func hasExactData(for subtags: LocaleSubtags) -> Bool { mainNames.contains(subtags.dataName) }

  private func isKnown(_ name: Substring) -> Bool {
    mainNames.contains(String(name)) || names[.aliases]?.contains(String(name)) == true
  }

  /// The longest prefix of a name that ICU knows and every given tree can serve; nil when only root
  /// remains.
  ///
  /// A tree serves a name when it has the name itself or one of its prefixes, as ICU looks for it.
  func longestPrefix(of name: String, in trees: [LocaleData.Tree]) -> String? {
    var candidate = Substring(name)
    while !candidate.isEmpty {
      if isKnown(candidate), trees.allSatisfy({ serves(candidate, $0) }) {
        return String(candidate)
      }
      candidate = candidate.droppingLastSubtag
    }
    return nil
  }

  private func serves(_ name: Substring, _ tree: LocaleData.Tree) -> Bool {
    var candidate = name
    while !candidate.isEmpty {
      if tree == .main || names[tree]?.contains(String(candidate)) == true { return true }
      candidate = candidate.droppingLastSubtag
    }
    return false
  }
}

extension Substring {
  /// Everything before the last `_`; empty when there is none.
  fileprivate var droppingLastSubtag: Substring {
    lastIndex(of: "_").map { self[..<$0] } ?? self[startIndex..<startIndex]
  }
}
