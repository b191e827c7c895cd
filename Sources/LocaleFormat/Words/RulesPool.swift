internal import ICU
internal import MachineTime
internal import Sharing
internal import Synchronization

/// A pool of ICU's rules of one kind and language, for all formatters that write or read by them.
///
/// Each object is used by one caller at a time. The store counts the size of what the pool opens,
/// and removes idle objects when all pools together hold too much.
final class RulesPool: Sendable {
  /// Everything that decides what ICU's rules write.
  ///
  /// A region decides nothing if it has the rules, the digits and the separators of its language.
  /// The rule set is not in the key, because it is chosen at each call.
  struct Key: Hashable, Sendable {
    let kind: RulesHandle.Kind
    /// An ICU locale name, whose digits are used.
    let locale: String
    /// The name without keywords, or `root`.
    let base: String
    /// The rule set whose texts are read; nil for rules that write, and read by all rule sets.
    let readRuleSet: String?
    /// The part of the process's stores in which the rules are opened: those of other data are others.
    fileprivate let part: UInt8

    /// The names of locales that share the rules of another one.
    ///
    /// The store never fills up: all names in it have data in ICU, which has fewer of them.
    private static let sharedNames = BoundedStore<String, String>(
      ofProcess: "names of rules for words",
      maximumCount: 2_048,
      byteCountOfEach: 100
    )

    /// The key of the rules that a locale has.
    ///
    /// - Parameters:
    ///   - kind: What the rules are for.
    ///   - locale: An ICU locale name, whose digits are used.
    ///   - base: The same name without keywords, or `root`.
    /// - Throws: The status ICU gave.
    init(_ kind: RulesHandle.Kind, locale: String, base: String) throws(ICUError) {
      // Digits that a keyword chooses have their own separators.
      guard locale == base else {
        self.init(kind, locale: locale, base: base, readRuleSet: nil)
        return
      }
      let shared = try Self.sharedNames.value(for: base) {
        () throws(ICUError) in
        try RulesHandle.sharedName(of: base)
      }
      self.init(kind, locale: shared, base: shared, readRuleSet: nil)
    }

    private init(
      _ kind: RulesHandle.Kind,
      locale: String,
      base: String,
      readRuleSet: String?,
      part: UInt8 = StorePart.current
    ) {
      self.part = part
      self.kind = kind
      self.locale = locale
      self.base = base
      self.readRuleSet = readRuleSet
    }

    /// The key of the same rules for reading what one rule set writes; for nil, of those that
    /// write.
    func reading(_ ruleSet: String?) -> Key {
      Key(kind, locale: locale, base: base, readRuleSet: ruleSet, part: part)
    }
  }

  /// The properties of the rules that write, found out once.
  struct Facts: Sendable {
    /// The public rule sets, in ICU's order.
    let ruleSets: [String]
    /// The rule set that ICU chooses; empty if that is not a public one.
    let usualRuleSet: String

    /// The number of a rule set, for `lend`; ``usual`` for any other text.
    func number(of ruleSet: String) -> Int { ruleSets.firstIndex(of: ruleSet) ?? usual }
  }

  /// The number of the rule set that ICU chooses.
  static let usual = -1

  /// An object on the heap, because an array cannot hold a type that cannot be copied.
  final class Box: Sendable {
    let handle: RulesHandle
    /// The bytes in the store's count for it; only its borrower changes this.
    fileprivate let byteCount = Atomic<Int>(0)
    /// The number of the rule set in use; only its borrower changes it.
    fileprivate let ruleSet = Atomic<Int>(usual)

    fileprivate init(_ handle: consuming RulesHandle) { self.handle = handle }
  }

  private struct State: Sendable {
    var idle: [Box] = []
    /// Whether an object was borrowed since the store last looked.
    var isUsed = false
    var facts: Facts?
    /// The approximate size of one object, in bytes; nil before one was opened.
    var objectByteCount: Int?
    /// The programs of rule sets, by their numbers.
    var programs: [Int: WordProgram] = [:]
  }

  /// The most bytes of ICU's collator for lenient reading: 165 KB were measured.
  private static let lenientByteCount = 165_000

  let key: Key
  private let store: RulesStore
  private let state = PosixMutex(State())

  init(_ key: Key, in store: RulesStore) {
    self.key = key
    self.store = store
  }

  /// Calls a closure with a borrowed object, which no other caller has; no lock is held meanwhile.
  ///
  /// - Parameters:
  ///   - ruleSet: The number of the rule set to use: its place among `Facts.ruleSets`, or `usual`.
  ///   - isLenient: Whether the caller reads leniently.
  ///   - body: Works with the object.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, and ICU's status if an object had to be opened.
  @inline(__always)
  func lend<Result>(
    _ ruleSet: Int,
    isLenient: Bool = false,
    _ body: (borrowing RulesHandle) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let box = try take()
    defer { giveBack(box, isLenient) }
    if box.ruleSet.load(ordering: .relaxed) != ruleSet { try select(ruleSet, box) }
    return try body(box.handle)
  }

  @inline(never)
  private func select(_ ruleSet: Int, _ box: Box) throws(ICUError) {
    let names = try facts(of: box.handle).ruleSets
    try box.handle.select(names.indices.contains(ruleSet) ? names[ruleSet] : "")
    box.ruleSet.store(ruleSet, ordering: .relaxed)
  }

  private func take() throws(ICUError) -> Box {
    let kept = state.withLock { state in
      state.isUsed = true
      return state.idle.popLast()
    }
    return if let kept { kept } else { try open() }
  }

  private func giveBack(_ box: Box, _ isLenient: Bool) {
    if isLenient { count(box, atLeast: Self.lenientByteCount) }
    let isKept = state.withLock { state in
      guard state.idle.count < idleHandleLimit else { return false }
      state.idle.append(box)
      return true
    }
    if !isKept {
      store.add(-box.byteCount.load(ordering: .relaxed))
    } else if store.isOverFull {
      store.trim(to: store.maximumByteCount)
    }
  }

  /// Adds the bytes that lenient reading needs to the count, the first time.
  private func count(_ box: Box, atLeast lenient: Int) {
    let counted = box.byteCount.load(ordering: .relaxed)
    guard let own = state.withLock({ $0.objectByteCount }), counted < own + lenient else { return }
    box.byteCount.store(own + lenient, ordering: .relaxed)
    store.add(own + lenient - counted)
  }

  @inline(never)
  private func open() throws(ICUError) -> Box {
    try StorePart.with(key.part) { () throws(ICUError) in try opened() }
  }

  private func opened() throws(ICUError) -> Box {
    let box: Box
    if let ruleSet = key.readRuleSet {
      box = try store.withPool(for: key.reading(nil)) { pool throws(ICUError) in
        let number = try pool.facts().number(of: ruleSet)
        return try pool.lend(number) { writer throws(ICUError) in
          Box(try RulesHandle(reading: writer))
        }
      }
    } else {
      box = Box(try RulesHandle(key.kind, locale: key.locale, base: key.base))
    }
    let byteCount: Int
    if let known = state.withLock({ $0.objectByteCount }) {
      byteCount = known
    } else {
      byteCount = try box.handle.estimatedByteCount()
      state.withLock { $0.objectByteCount = byteCount }
    }
    box.byteCount.store(byteCount, ordering: .relaxed)
    store.add(byteCount)
    return box
  }

  /// Finds the properties of the rules.
  ///
  /// ICU opens the rules for that only if their text has a form that is not known here.
  func facts() throws(ICUError) -> Facts {
    var text: RuleText?
    return try facts(&text)
  }

  /// Finds the properties of the rules, and returns their text if it was read.
  func facts(_ text: inout RuleText?) throws(ICUError) -> Facts {
    if let known = state.withLock({ $0.facts }) { return known }
    if read(&text), let text { return keep(Facts(text)) }
    return try lend(Self.usual) { handle throws(ICUError) in try facts(of: handle) }
  }

  private func facts(of handle: borrowing RulesHandle) throws(ICUError) -> Facts {
    if let known = state.withLock({ $0.facts }) { return known }
    return keep(Facts(ruleSets: try handle.ruleSets(), usualRuleSet: try handle.ruleSet()))
  }

  private func keep(_ facts: Facts) -> Facts {
    state.withLock { $0.facts = facts }
    return facts
  }

  // MARK: Programs

  /// Reads the text of the rules, if the caller does not have it; false for rules that only read, and for
  /// a form that is not known here.
  private func read(_ text: inout RuleText?) -> Bool {
    guard text == nil, key.readRuleSet == nil else { return text != nil }
    do throws(ICUError) {
      text = RuleText(try RulesHandle.text(key.kind, base: key.base))
    } catch {
      // Data of another form: ICU's own object has the last word.
      return false
    }
    return text != nil
  }

  /// The program of a rule set, which is compiled and proved by the first call.
  ///
  /// - Parameters:
  ///   - ruleSet: The place of the rule set among `Facts.ruleSets`.
  ///   - text: The text of the rules, if the caller has it.
  /// - Returns: The program; a stand-in with the reason if there is none.
  /// - Throws: The status ICU gave.
  func program(_ ruleSet: Int, _ text: inout RuleText?) throws(ICUError) -> WordProgram {
    let known = state.withLock { state in
      state.isUsed = true
      return state.programs[ruleSet]
    }
    if let known { return known }
    let names = try facts(&text).ruleSets
    guard names.indices.contains(ruleSet), read(&text), let text else {
      return WordProgram(refused: .rules)
    }
    let made = try WordProgram.compile(names[ruleSet], of: text, locale: key.locale)
    // Two threads may compile the same program; the first one stays.
    let kept = state.withLock { state in
      let kept = state.programs[ruleSet] ?? made
      state.programs[ruleSet] = kept
      return kept
    }
    if kept === made { store.add(made.byteCount) }
    return kept
  }

  // MARK: For the store

  /// Reads and clears the reference bit: whether an object was borrowed since the last call.
  func takeMark() -> Bool {
    state.withLock { state in
      defer { state.isUsed = false }
      return state.isUsed
    }
  }

  /// Removes one idle object, and returns it with its bytes in the store's count.
  ///
  /// The caller closes it outside of every lock.
  func takeIdle() -> (box: Box, byteCount: Int)? {
    state.withLock { $0.idle.popLast() }.map { ($0, $0.byteCount.load(ordering: .relaxed)) }
  }

  /// Removes all programs, and returns their bytes in the store's count.
  ///
  /// A writer keeps the program that it uses.
  func takePrograms() -> Int {
    let programs = state.withLock { state in
      defer { state.programs = [:] }
      return state.programs
    }
    return programs.values.reduce(0) { $0 + $1.byteCount }
  }

  /// The number of idle objects and of programs.
  var idleCount: Int { state.withLock { $0.idle.count + $0.programs.count } }
}
