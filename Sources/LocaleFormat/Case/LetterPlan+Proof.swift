internal import ICU
internal import Sharing

extension LetterPlan {
  /// Appends a text as ICU writes it.
  typealias Truth = (Span<UInt8>, inout [UInt8]) throws(ICUError) -> Void

  /// The outcome of compiling, for the store.
  private struct Outcome: Sendable {
    /// Nil if the plan was refused.
    let plan: LetterPlan?
  }

  // Most languages share one plan of 11 KB for each operation.
  private static let outcomes = BoundedStore<CasePlan.Claim, Outcome>(
    ofProcess: "plans of letter cases",
    maximumCount: 256,
    byteCountOfEach: 1_000
  )

  /// Returns the plan that an earlier formatter compiled; nil if none was, or it was refused.
  static func kept(for claim: CasePlan.Claim) -> LetterPlan? { outcomes.kept(for: claim)?.plan }

  /// Returns the plan of a recipe in a language; nil if it was refused, or ICU failed.
  static func plan(of claim: CasePlan.Claim, provedBy truth: Truth) -> LetterPlan? {
    if let kept = outcomes.kept(for: claim) { return kept.plan }
    do throws(ICUError) {
      let made = try compile(provedBy: truth)
      let equal = made.flatMap { made in
        outcomes.values.lazy.compactMap(\.plan).first { $0.equals(made) }
      }
      outcomes.keep(Outcome(plan: equal ?? made), for: claim)
      return equal ?? made
    } catch {
      return nil
    }
  }

  /// Reads what ICU writes, and proves the plan that is made of it.
  ///
  /// - Parameter truth: Writes with ICU.
  /// - Returns: The plan; nil if it is refused.
  /// - Throws: The status ICU gave.
  static func compile(provedBy truth: Truth) throws(ICUError) -> LetterPlan? {
    let lower = try CaseHandle(.lower, language: "", excludesSpecialI: false)
    guard let (entries, forms) = try table(truth, lower) else { return nil }
    let plan = LetterPlan(entries, forms)
    return try plan.equals(truth) ? plan : nil
  }

  // MARK: Reading

  /// ASCII, Latin letters, Greek and Cyrillic; without the separator, and without marks that belong
  /// to the letter before them.
  private static let scalars: [Int] =
    (0..<0x80).filter { $0 != Int(separator) } + Array(0xA0..<0x250) + Array(0x370..<0x483)
    + Array(0x48A..<end)

  /// A control character, which ends each text of a list for ICU.
  private static let separator: UInt8 = 1

  /// Every character between two texts, with a separator after each; and where these are.
  private static func list(_ before: String, _ after: String) -> (text: [UInt8], ends: [Int]) {
    let (before, after) = (Array(before.utf8), Array(after.utf8))
    var text: [UInt8] = []
    text.reserveCapacity(scalars.count * (before.count + after.count + 3))
    var ends: [Int] = []
    ends.reserveCapacity(scalars.count)
    for scalar in scalars {
      text += before
      if scalar < 0x80 {
        text.append(UInt8(scalar))
      } else {
        text.append(UInt8(0xC0 | scalar >> 6))
        text.append(UInt8(0x80 | scalar & 0x3F))
      }
      text += after
      ends.append(text.count)
      text.append(separator)
    }
    return (text, ends)
  }

  /// Writes every character between two texts with ICU.
  ///
  /// - Returns: What ICU writes, by the order of `scalars`; nil if the separators are not all there.
  private static func written(
    _ before: String,
    _ after: String,
    _ truth: Truth
  ) throws(ICUError) -> [ArraySlice<UInt8>]? {
    let text = list(before, after).text
    var output: [UInt8] = []
    try truth(text.span, &output)
    let pieces = output.split(separator: separator, omittingEmptySubsequences: false)
    return pieces.count == scalars.count + 1 ? Array(pieces.dropLast()) : nil
  }

  /// Reads the table, and the letters with several forms; nil if some text cannot be read.
  private static func table(
    _ truth: Truth,
    _ lower: CaseHandle
  ) throws(ICUError) -> ([Entry], [Forms])? {
    let sigma: Truth = { text, bytes throws(ICUError) in try lower.append(text, to: &bytes) }
    guard let alone = try written("", "", truth), let first = try written("", "x", truth),
      let last = try written("x", "", truth), let middle = try written("x", "x", truth),
      // Greek ι and α with an accent, beside which a letter can change.
      let changing = try written("", "\u{3B9}", truth),
      let changed = try written("\u{3AC}", "", truth),
      // The sigma of ICU's lower case has another form after a letter at the end of a word.
      let afterLetter = try written("", "\u{3A3}", sigma),
      let beforeLetter = try written("\u{3B1}\u{3A3}", "\u{3B1}", sigma)
    else { return nil }
    let (iota, alpha) = (try write("\u{3B9}", truth), try write("\u{3AC}", truth))
    var entries = Array(repeating: Entry(), count: end)
    var forms: [Forms] = []
    for (index, scalar) in scalars.enumerated() {
      let plain = Entry(middle[index].dropFirst().dropLast(), of: scalar)
      var entry = plain
      entry.isCased = afterLetter[index].ends(with: "\u{3C2}")
      // Neither: a letter after it decides.
      entry.isIgnorable =
        !entry.isCased && beforeLetter[index].starts(with: "\u{3B1}\u{3C3}".utf8)
      entry.changesNext = changing[index] != alone[index] + iota
      entry.isChanged = Array(changed[index]) != alpha + alone[index]
      let other = Forms(
        scalar: scalar,
        alone: Entry(alone[index], of: scalar),
        first: Entry(first[index].dropLast(), of: scalar),
        last: Entry(last[index].dropFirst(), of: scalar)
      )
      if other.alone != plain || other.first != plain || other.last != plain {
        forms.append(other)
        entry.hasForms = true
      }
      entries[scalar] = entry
    }
    // Few letters have several; in an unknown language with many, ICU writes.
    return forms.count <= 8 ? (entries, forms) : nil
  }

  private static func write(_ text: String, _ truth: Truth) throws(ICUError) -> [UInt8] {
    var bytes: [UInt8] = []
    try truth(text.utf8.span, &bytes)
    return bytes
  }

  // MARK: The proof

  /// The texts around each character: no letter, letters of three scripts, those that ICU's rules
  /// look at, and signs that such a rule skips.
  private static let neighbours: [(String, String)] = [
    ("", ""), (" ", " "), ("x", "x"), ("X", ""), ("", "x"), ("i", "I"), ("I", "i"), ("j", "J"),
    ("\u{3B1}", "\u{3B1}"), ("\u{3AC}", "\u{3B9}"), ("\u{3AE}", "\u{3CD}"),
    ("\u{3A3}", "\u{3A3}"), ("\u{3C2} ", " \u{3AE}"), ("\u{3B9}", "\u{3CB}"),
    ("\u{386}", "\u{399}"), ("\u{3CA}", "\u{390}"), ("x'", "'x"), ("1", "."),
    ("\u{130}", "\u{131}"), ("\u{436}", "\u{416}"), ("\u{DF}", "\u{149}"),
  ]

  /// Whether the plan writes all texts as ICU does, except those that it leaves to ICU.
  func equals(_ truth: Truth) throws(ICUError) -> Bool {
    var own: [UInt8] = []
    for (before, after) in Self.neighbours {
      let (text, ends) = Self.list(before, after)
      var output: [UInt8] = []
      try truth(text.span, &output)
      // The places in the text and in what ICU wrote.
      var (start, place) = (0, 0)
      for end in ends {
        guard let stop = output[place...].firstIndex(of: Self.separator) else { return false }
        own.removeAll(keepingCapacity: true)
        if append(text.span.extracting(start..<end), to: &own) {
          guard own.count == stop - place else { return false }
          for index in own.indices where own[index] != output[place + index] { return false }
        }
        (start, place) = (end + 1, stop + 1)
      }
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
