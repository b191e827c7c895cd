internal import ICU
internal import Sharing

extension ListPlan {
  /// Everything that decides what ICU writes around the items of a list.
  struct Key: Hashable, Sendable {
    /// A name of ICU's data.
    let locale: String
    let kind: ListFormat.Kind
    let width: FormatWidth
    let isolatesItems: Bool
  }

  // A plan is about 600 bytes, and locales with the same texts share one.
  private static let plans = BoundedStore<Key, ListPlan>(
    ofProcess: "plans of lists",
    maximumCount: 512,
    byteCountOfEach: 400
  )

  /// Returns the plan that an earlier formatter compiled; nil if there is none, or it was evicted.
  static func kept(for key: Key) -> ListPlan? { plans.kept(for: key) }

  /// Whether compiled data has the texts of a plan.
  static func isCompiledAhead(_ key: Key) -> Bool {
    guard let facts = CompiledFacts.current else { return false }
    return CompiledLists.data(key.kind, key.width, key.locale, in: facts) != nil
  }

  /// Makes a plan of compiled data, which was proved when that was made; nil if it has none.
  static func compiled(for key: Key) -> ListPlan? {
    guard let facts = CompiledFacts.current,
      let data = CompiledLists.data(key.kind, key.width, key.locale, in: facts),
      let plan = ListPlan(data, isolatesItems: key.isolatesItems)
    else { return nil }
    plans.keep(plan, for: key)
    return plan
  }

  /// Compiles a plan from what ICU writes, and proves it.
  ///
  /// - Parameters:
  ///   - key: The key under which the plan is kept.
  ///   - handle: ICU's formatter, whose bytes the plan must equal.
  ///   - language: The language of the locale, on which ICU's rules depend.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ key: Key,
    provedBy handle: ListHandle,
    language: String
  ) throws(ICUError) -> Compilation<ListPlan> {
    guard let data = try ListPlanData(writtenBy: handle) else { return .refused(.pattern) }
    // The rules depend on the language and on the texts, and locales share both.
    let claim = Claim(language: language, data: data, isolatesItems: key.isolatesItems)
    if let plan = proved.kept(for: claim) {
      plans.keep(plan, for: key)
      return .plan(plan)
    }
    guard let plan = ListPlan(data, isolatesItems: key.isolatesItems),
      let bare = ListPlan(data, isolatesItems: false)
    else { return .refused(.symbols) }
    guard try bare.equals(handle) else { return .refused(.difference) }
    proved.keep(plan, for: claim)
    plans.keep(plan, for: key)
    return .plan(plan)
  }

  /// Whether the plan writes all probes as ICU does.
  func equals(_ handle: ListHandle) throws(ICUError) -> Bool {
    for list in Self.probes {
      let truth = try handle.string(ListItems(list))
      guard ByteText(string(list)) == ByteText(truth) else { return false }
    }
    return true
  }

  private struct Claim: Hashable, Sendable {
    let language: String
    let data: ListPlanData
    let isolatesItems: Bool
  }

  // There are some 200 for all locales.
  private static let proved = BoundedStore<Claim, ListPlan>(
    ofProcess: "proofs of lists",
    maximumCount: 512,
    byteCountOfEach: 1_200
  )

  /// Lists of each length, and items that begin in many ways, in each place that a rule could look
  /// at.
  private static let probes: [[String]] = {
    var probes: [[String]] = [[], ["a"], ["a", "b", "c", "d"], ["a", "b", "c", "d", "e", "f"]]
    for start in starts {
      probes.append(["a", start])
      probes.append([start, "b"])
    }
    for start in ["i", "hi", "o", "8", "11", "\u{5D0}", "a"] {
      probes.append(["a", "b", start])
      probes.append(["a", start, "b"])
      probes.append(["a", "b", "c", start])
    }
    return probes
  }()

  /// Beginnings of items: the sounds that rules distinguish and others close to them, and letters
  /// of many scripts.
  private static let starts: [String] = [
    "", "a", "e", "i", "I", "\u{ED}", "\u{CF}", "\u{130}", "\u{131}", "y", "Y", "u", "h", "hi",
    "Hi", "hI", "HI", "hia", "hiA", "hie", "Hielo", "hio", "h\u{ED}", "ho", "o", "O", "\u{F3}",
    "0", "1", "5", "8", "80", "18", "08", "11", "11 ", "11a", "111", "1.1", "-8", "(", "\"", " i",
    "\u{5D0}", "\u{5D5}", "\u{5EA}x", "\u{5B0}", "\u{5EB}", "\u{5F3}", "\u{591}", "\u{FB1D}",
    "\u{FB12}", "\u{FB2A}", "\u{FB4F}", "\u{20AA}", "\u{627}", "\u{648}", "\u{64A}", "\u{F28}",
    "\u{E01}", "\u{E40}", "\u{E4D}", "\u{1000}", "\u{4E00}", "\u{3042}", "\u{AC00}", "\u{AC01}",
    "\u{915}", "\u{B87}", "\u{1200}", "\u{3C9}", "\u{438}", "\u{44F}", "\u{531}", "\u{10D0}",
    "\u{200E}", "\u{200F}", "\u{2068}i", "\u{1F600}", "\u{10FFFF}",
  ]
}
