internal import Sharing

// MARK: Texts: nil, or false and nothing appended, if ICU must write the number

extension WordProgram {
  @inline(__always)
  func string(_ value: Int) -> String? {
    if let text = String(utf8AtMost: String.plannedCapacity, { write(Int64(value), to: &$0) }) {
      return text
    }
    return longString { $0.append(value, to: &$1) }
  }

  func string(_ value: Double) -> String? {
    guard writesBinaries else { return nil }
    if let text = String(utf8AtMost: String.plannedCapacity, { write(value, to: &$0) }) {
      return text
    }
    return longString { $0.append(value, to: &$1) }
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: Self.usualCapacity) { write(Int64(value), to: &$0) }
      || bytes.append(utf8AtMost: Self.maximumCapacity) { write(Int64(value), to: &$0) }
  }

  func append(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    guard writesBinaries else { return false }
    return bytes.append(utf8AtMost: Self.maximumCapacity) { write(value, to: &$0) }
  }

  /// The memory for most texts, and the most of a text, in bytes.
  private static let usualCapacity = 240
  private static let maximumCapacity = 8_192

  @inline(never)
  private func longString(_ append: (WordProgram, inout [UInt8]) -> Bool) -> String? {
    var bytes: [UInt8] = []
    return append(self, &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Writes an integer by one of its rule sets.
  func string(_ value: Int64, bySet set: Int) -> String? {
    String(utf8AtMost: String.plannedCapacity) { write(value, set, depth: 0, to: &$0) }
  }

  @inline(__always)
  private func write(_ value: Int64, to output: inout UTF8Output) {
    // ICU writes the least integer in digits.
    guard value != .min, refusal == nil else { return output.fail() }
    write(value, 0, depth: 0, to: &output)
  }

  private func write(_ value: Double, to output: inout UTF8Output) {
    guard refusal == nil else { return output.fail() }
    write(value, 0, depth: 0, to: &output)
  }
}

// MARK: Integers

extension WordProgram {
  /// The place of no rule: nothing is written.
  private static let none = -1

  /// Writes an integer by a rule set.
  func write(_ value: Int64, _ set: Int, depth: Int, to output: inout UTF8Output) {
    var (value, set, depth) = (value, set, depth)
    while true {
      if UInt64(bitPattern: value) < UInt64(WordProgramData.smallCount),
        smallTexts[set] != RuleSet.none
      {
        return output.append(texts, Int(smallTexts[set]) &+ Int(value))
      }
      guard depth < Self.maximumDepth else { return output.fail() }
      depth &+= 1
      let place = ruleNumber(for: value, in: set)
      guard place >= 0 else { return }
      let rule = rules[place]
      var next = Int(rule.firstStep)
      let end = Int(rule.endOfSteps)
      guard next < end else { return }
      while next &+ 1 < end {
        let step = steps[next]
        if step.kind == .text {
          output.append(texts, Int(step.place))
        } else {
          perform(step, value, rule, depth, to: &output)
        }
        next &+= 1
      }
      // Most rules end with another number, which needs no call.
      let last = steps[next]
      guard last.kind == .ruleSet, let rest = last.operand.of(value, rule.divisor) else {
        return perform(last, value, rule, depth, to: &output)
      }
      value = rest
      set = Int(last.place)
    }
  }

  /// Writes an integer by one rule.
  private func run(_ place: Int, _ value: Int64, depth: Int, to output: inout UTF8Output) {
    guard depth < Self.maximumDepth else { return output.fail() }
    let rule = rules[place]
    for step in rule.firstStep..<rule.endOfSteps {
      perform(steps[Int(step)], value, rule, depth &+ 1, to: &output)
    }
  }

  private func perform(
    _ step: Step,
    _ value: Int64,
    _ rule: Rule,
    _ depth: Int,
    to output: inout UTF8Output
  ) {
    switch step.kind {
    case .text: output.append(texts, Int(step.place))
    case .ruleSet:
      // An integer has no fraction, and ICU writes nothing for it.
      if let operand = step.operand.of(value, rule.divisor) {
        write(operand, Int(step.place), depth: depth, to: &output)
      }
    case .number:
      if step.operand == .same, value >= -DigitWriter.largestExact {
        digits.write(value, Int(step.place), to: &output)
      } else {
        writeNumber(step, value, rule, to: &output)
      }
    case .plural:
      // ICU converts it to 32 bits.
      let shown = Int32(truncatingIfNeeded: value / rule.divisor)
      writePlural(Int(step.place), UInt64(shown.magnitude), to: &output)
    case .rule: run(Int(step.place), value % rule.divisor, depth: depth, to: &output)
    case .spacedDigits, .digits, .zeros: break
    }
  }

  /// Writes a number in digits that is not the rule's own.
  @inline(never)
  private func writeNumber(
    _ step: Step,
    _ value: Int64,
    _ rule: Rule,
    to output: inout UTF8Output
  ) {
    if value > DigitWriter.largestExact {
      guard let operand = step.operand.of(value, rule.divisor) else { return }
      return digits.write(operand, Int(step.place), to: &output)
    }
    // ICU computes these with binary numbers.
    guard value >= -DigitWriter.largestExact else { return output.fail() }
    guard step.operand.isOfIntegers else { return }
    digits.write(
      floored: step.operand.of(Double(value), rule.divisor),
      Int(step.place),
      to: &output
    )
  }

  func writePlural(_ place: Int, _ magnitude: UInt64, to output: inout UTF8Output) {
    let plural = plurals[place]
    let category =
      if plural.isOrdinal {
        ordinals.lend { $0.category(ofWhole: magnitude) }
      } else {
        cardinals.lend { $0.category(ofWhole: magnitude) }
      }
    guard let category else { return output.fail() }
    output.append(texts, Int(plural.texts[Int(category)]))
  }

  /// The place of the rule for an integer; -1 if there is none.
  @inline(__always)
  func ruleNumber(for value: Int64, in number: Int) -> Int {
    let set = sets[number]
    if set.commonMultiple != 0 { return denominator(for: Double(value), in: set) }
    if value < 0, set.negative != RuleSet.none { return Int(set.negative) }
    // It cannot overflow: the least integer is not written.
    let magnitude = value < 0 ? 0 &- value : value
    guard set.first < set.end else { return set.usual == RuleSet.none ? Self.none : Int(set.usual) }
    let bits = Int64.bitWidth &- magnitude.leadingZeroBitCount
    var place = Int(starts[number &* Self.startCount &+ bits])
    while place &+ 1 < Int(set.end), bases[place &+ 1] <= magnitude { place &+= 1 }
    let base = bases[place]
    guard base < magnitude else { return base == magnitude ? place : Self.none }
    let rule = rules[place]
    if rule.rollsBack, magnitude % rule.divisor == 0 {
      return place == Int(set.first) ? Self.none : place &- 1
    }
    return place
  }
}

extension WordProgramData.Operand {
  /// The operand of an integer; nil if ICU writes nothing for it.
  @inline(__always)
  func of(_ value: Int64, _ divisor: Int64) -> Int64? {
    switch self {
    case .same, .whole: value
    case .quotient, .exactQuotient: value / divisor
    case .remainder: value % divisor
    case .magnitude: value < 0 ? 0 &- value : value
    case .fraction, .numerator: nil
    }
  }

  /// Whether integers have it.
  var isOfIntegers: Bool { self != .fraction && self != .numerator }
}
