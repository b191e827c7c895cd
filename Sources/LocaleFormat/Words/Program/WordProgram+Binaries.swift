internal import Sharing

// ICU computes these with binary numbers, and so does this, in the same order.

extension WordProgram {
  /// Writes a binary number by a rule set.
  func write(_ value: Double, _ number: Int, depth: Int, to output: inout UTF8Output) {
    guard depth < Self.maximumDepth else { return output.fail() }
    let set = sets[number]
    guard set.commonMultiple == 0 else {
      return run(denominator(for: value, in: set), value, depth: depth + 1, to: &output)
    }
    if value.isNaN {
      guard set.nan != RuleSet.none else { return digits.writeNaN(to: &output) }
      return run(Int(set.nan), value, depth: depth + 1, to: &output)
    }
    if value < 0, set.negative != RuleSet.none {
      return run(Int(set.negative), value, depth: depth + 1, to: &output)
    }
    let magnitude = value.magnitude
    if magnitude.isInfinite { return writeInfinity(value, set, depth: depth + 1, to: &output) }
    var special = RuleSet.none
    if magnitude != magnitude.rounded(.down) {
      if magnitude < 1 { special = set.proper }
      if special == RuleSet.none { special = set.improper }
    }
    if special == RuleSet.none { special = set.usual }
    if special != RuleSet.none {
      return run(Int(special), value, depth: depth + 1, to: &output)
    }
    let nearest = (magnitude + 0.5).rounded(.down)
    guard nearest < DigitWriter.limit else { return output.fail() }
    let place = ruleNumber(for: Int64(nearest), in: number)
    if place >= 0 { run(place, value, depth: depth + 1, to: &output) }
  }

  private func writeInfinity(
    _ value: Double,
    _ set: RuleSet,
    depth: Int,
    to output: inout UTF8Output
  ) {
    guard set.infinity != RuleSet.none else { return digits.writeInfinity(to: &output) }
    run(Int(set.infinity), value, depth: depth, to: &output)
  }

  /// Writes a binary number by one rule.
  private func run(_ place: Int, _ value: Double, depth: Int, to output: inout UTF8Output) {
    guard depth <= Self.maximumDepth else { return output.fail() }
    guard place >= 0 else { return }
    let rule = rules[place]
    for index in rule.firstStep..<rule.endOfSteps {
      let step = steps[Int(index)]
      let next = Int(step.place)
      switch step.kind {
      case .text: output.append(texts, next)
      case .ruleSet: hand(operand(step, value, place), next, depth: depth, to: &output)
      case .number: digits.write(operand(step, value, place), next, to: &output)
      case .plural: writePlural(next, value, rule, to: &output)
      case .rule:
        run(next, operand(step, value, place), depth: depth + 1, to: &output)
      case .spacedDigits: writeDigits(of: value, next, " ", depth: depth, to: &output)
      case .digits: writeDigits(of: value, next, "", depth: depth, to: &output)
      case .zeros: writeZeros(of: value, place, next, depth: depth, to: &output)
      }
    }
  }

  private func operand(_ step: Step, _ value: Double, _ place: Int) -> Double {
    guard step.operand == .numerator else { return step.operand.of(value, rules[place].divisor) }
    return (value * Double(bases[place]) + 0.5).rounded(.down)
  }

  /// Writes an operand by a rule set: if it is whole, as an integer.
  private func hand(_ value: Double, _ number: Int, depth: Int, to output: inout UTF8Output) {
    if value.isInfinite { return writeInfinity(value, sets[number], depth: depth, to: &output) }
    guard value == value.rounded(.down) else {
      return write(value, number, depth: depth, to: &output)
    }
    guard value.magnitude < DigitWriter.limit else { return output.fail() }
    write(Int64(value), number, depth: depth, to: &output)
  }

  private func writePlural(
    _ place: Int,
    _ value: Double,
    _ rule: Rule,
    to output: inout UTF8Output
  ) {
    let divisor = Double(rule.divisor)
    let shown =
      value >= 0 && value < 1 ? (value * divisor + 0.5).rounded(.down) : value / divisor
    // ICU converts it to 32 bits, and a number beyond these is undefined in C++.
    guard shown.magnitude < 0x1p31 else { return output.fail() }
    writePlural(place, UInt64(shown.magnitude), to: &output)
  }

  /// Writes the digits after the point, each by a rule set.
  private func writeDigits(
    of value: Double,
    _ number: Int,
    _ separator: StaticString,
    depth: Int,
    to output: inout UTF8Output
  ) {
    guard value.isFinite, let decimal = ShortDecimal(value) else { return output.fail() }
    let count = -decimal.exponent
    guard decimal.digits != 0, count > 0, value != value.rounded(.down) else {
      return write(Int64(0), number, depth: depth, to: &output)
    }
    // ICU keeps 20 digits.
    guard count <= 19 else { return output.fail() }
    for power in (0..<count).reversed() {
      if power < count - 1, separator.utf8CodeUnitCount > 0 {
        output.append(UInt64(UInt8(ascii: " ")), count: 1)
      }
      let unit = ShortDecimal.power(power) ?? 1
      write(Int64(decimal.digits / unit % 10), number, depth: depth, to: &output)
    }
  }

  /// Writes the zeros before the digits of a numerator.
  private func writeZeros(
    of value: Double,
    _ place: Int,
    _ number: Int,
    depth: Int,
    to output: inout UTF8Output
  ) {
    let denominator = Double(bases[place])
    var numerator = (value * denominator + 0.5).rounded(.down)
    // ICU would never stop.
    guard numerator > 0 else { return output.fail() }
    numerator *= 10
    while numerator < denominator {
      write(Int64(0), number, depth: depth, to: &output)
      output.append(UInt64(UInt8(ascii: " ")), count: 1)
      numerator *= 10
    }
  }

  /// The place of the rule whose denominator fits a fraction best, as ICU finds it.
  func denominator(for value: Double, in set: RuleSet) -> Int {
    let multiple = set.commonMultiple
    let product = value * Double(multiple) + 0.5
    guard product.magnitude < DigitWriter.limit else { return -1 }
    let numerator = Int64(product.rounded(.down))
    var least = Int64.max
    var winner = Int(set.first)
    for place in Int(set.first)..<Int(set.end) {
      // ICU's product can overflow too.
      var difference = (numerator &* bases[place]) % multiple
      if multiple - difference < difference { difference = multiple - difference }
      guard difference < least else { continue }
      least = difference
      winner = place
      if difference == 0 { break }
    }
    // The second of two rules with one denominator is for other numerators than 1.
    if winner + 1 < Int(set.end), bases[winner + 1] == bases[winner] {
      let numerator = Double(bases[winner]) * value
      if numerator < 0.5 || numerator >= 2 { winner += 1 }
    }
    return winner
  }
}

extension WordProgramData.Operand {
  /// The operand of a binary number; the numerator depends on the base value.
  func of(_ value: Double, _ divisor: Int64) -> Double {
    switch self {
    case .same, .numerator: value
    case .quotient: (value / Double(divisor)).rounded(.down)
    case .exactQuotient: value / Double(divisor)
    case .remainder: value.truncatingRemainder(dividingBy: Double(divisor))
    case .magnitude: value.magnitude
    case .whole: value.rounded(.down)
    case .fraction: value - value.rounded(.down)
    }
  }
}
