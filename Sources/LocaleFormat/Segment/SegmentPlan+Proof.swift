internal import ICU
internal import Sharing

extension SegmentPlan {
  /// The plan of each of ICU's iterators that was tried.
  private static let plans = BoundedStore<Claim, SegmentPlan>(
    ofProcess: "plans of words and characters",
    maximumCount: 128,
    byteCountOfEach: ShortCharacter.count + 200
  )

  /// An iterator: its pieces and its data.
  struct Claim: Hashable, Sendable {
    let kind: SegmentFormat.Kind
    let name: String
  }

  /// The plan of sentences and lines, whose rules look farther than a plan.
  private static let refusedByRules = SegmentPlan(refused: .rules)

  /// Returns the plan of an iterator if it is known already.
  static func kept(for claim: Claim) -> SegmentPlan? {
    switch claim.kind {
    case .line, .sentence: refusedByRules
    case .character, .word: plans.kept(for: claim)
    }
  }

  /// Returns the plan of an iterator, which is proved unless that was done before.
  ///
  /// - Parameters:
  ///   - claim: The iterator.
  ///   - breaks: The iterator itself.
  /// - Returns: The plan; without pieces if ICU divides all texts.
  /// - Throws: The status ICU gave.
  static func compile(
    _ claim: Claim,
    provedBy breaks: borrowing BreakHandle
  ) throws(ICUError) -> SegmentPlan {
    if let plan = kept(for: claim) { return plan }
    let candidates = claim.kind == .word ? Tailoring.all.map(Pieces.words) : [.characters]
    let probe = Self.probe()
    var plan = SegmentPlan(refused: .difference)
    for candidate in candidates {
      let candidate = SegmentPlan(candidate)
      guard try candidate.equals(breaks, on: probe.span) else { continue }
      plan = candidate
      break
    }
    plans.keep(plan, for: claim)
    return plan
  }

  /// Whether the plan divides a text as ICU does.
  func equals(_ breaks: borrowing BreakHandle, on probe: Span<UInt8>) throws(ICUError) -> Bool {
    var truth: [Segment] = []
    try breaks.withSegments(of: probe) { cursor in
      while cursor.next() { truth.append(Segment(end: cursor.end, rule: cursor.rule)) }
    }
    var own: [Segment] = []
    let isDivided = forEachEnd(in: probe) { end, rule in
      own.append(Segment(end: end, rule: rule))
      return true
    }
    return isDivided && own == truth
  }

  private struct Segment: Equatable {
    let end: Int
    let rule: Int32
  }

  /// A text with every four classes of characters one after another, with every character that
  /// plans know, and with every sign between letters and between digits.
  ///
  /// No rule for these classes looks at more than four characters.
  static func probe() -> [UInt8] {
    let classes = WordClass.allCases.dropFirst().map { WordClasses.standard.members(of: $0) }
    var text = String.UnicodeScalarView()
    var uses = [Int](repeating: 0, count: classes.count)
    for number in deBruijnSequence(of: classes.count, length: 4) {
      let members = classes[number]
      text.append(members[uses[number] % members.count])
      uses[number] += 1
    }
    for sign in classes.joined() {
      for (left, right) in [("a", "b"), ("1", "2"), ("a", "1")] {
        text += left.unicodeScalars + [sign] + right.unicodeScalars + " ".unicodeScalars
      }
    }
    return Array(String(text).utf8)
  }

  /// Returns the shortest sequence of the numbers below `count` that has every `length` of them one
  /// after another, by Fredricksen, Kessler and Maiorana: the Lyndon words in their order.
  private static func deBruijnSequence(of count: Int, length: Int) -> [Int] {
    var sequence: [Int] = []
    var word = [-1]
    while !word.isEmpty {
      word[word.count - 1] += 1
      if length % word.count == 0 { sequence += word }
      let period = word.count
      while word.count < length { word.append(word[word.count - period]) }
      while word.last == count - 1 { word.removeLast() }
    }
    // It is a ring.
    return sequence + sequence.prefix(length - 1)
  }
}
