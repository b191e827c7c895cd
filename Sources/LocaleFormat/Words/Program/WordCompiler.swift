internal import Sharing

/// Compiles a rule set, and the rule sets that it uses, to the tables of a program.
struct WordCompiler {
  /// The rules cannot be compiled.
  struct Refused: Error {}

  private let text: RuleText
  /// The first character of the locale's decimal separator.
  private let decimalPoint: Unicode.Scalar?
  /// The rule sets of the text that are compiled, in the order of their numbers in the program.
  private var sections: [Int] = []
  /// For each set of denominators, the first set that uses it as such.
  private let denominators: [Int: Int]
  private var textPlaces: [ByteText: UInt16] = [:]
  private(set) var data = WordProgramData()

  /// Compiles a rule set.
  ///
  /// - Parameters:
  ///   - name: The rule set.
  ///   - text: All rules.
  ///   - decimalSeparator: The locale's decimal separator.
  /// - Throws: ``Refused`` if a rule has a form that is not known here.
  init(_ name: String, of text: RuleText, decimalSeparator: String) throws(Refused) {
    self.text = text
    decimalPoint = decimalSeparator.unicodeScalars.first
    denominators = Self.denominators(text)
    guard let place = text.place(of: name) else { throw Refused() }
    _ = number(ofSection: place)
    var next = 0
    while next < sections.count {
      try compile(sections[next], number: next)
      next += 1
    }
    data.source = sections.sorted().map { text.sections[$0].text }.joined()
  }

  /// The number of a rule set in the program; it is compiled if it was not used before.
  private mutating func number(ofSection section: Int) -> UInt16 {
    if let number = sections.firstIndex(of: section) { return UInt16(number) }
    sections.append(section)
    return UInt16(sections.count - 1)
  }

  /// Finds the sets that write fractions (`x.x: << >%%name>`): their base values are denominators.
  private static func denominators(_ text: RuleText) -> [Int: Int] {
    var users: [Int: Int] = [:]
    for (user, section) in text.sections.enumerated() {
      for rule in section.rules {
        guard let first = rule.first, first == UInt8(ascii: "x") || first == UInt8(ascii: "0"),
          Self.namesRemainder(rule), let parsed = ParsedRule(rule), parsed.kind.isOfFractions
        else { continue }
        for case .token(let token) in RuleBody(parsed.body)?.parts ?? []
        where token.mark == UInt8(ascii: ">") && token.content != section.name {
          guard let used = text.place(of: token.content) else { continue }
          users[used] = min(users[used] ?? user, user)
        }
      }
    }
    return users
  }

  /// Whether a rule contains `>%`.
  private static func namesRemainder(_ rule: ArraySlice<UInt8>) -> Bool {
    zip(rule, rule.dropFirst()).contains { $0 == UInt8(ascii: ">") && $1 == UInt8(ascii: "%") }
  }

  // MARK: Rule sets

  private mutating func compile(_ section: Int, number: Int) throws(Refused) {
    let isFraction = denominators[section] != nil
    if let user = denominators[section] {
      // ICU reads a set that comes before its user as one of whole numbers, and then finds its rules
      // as denominators.
      guard user < section else { throw Refused() }
      _ = self.number(ofSection: user)
    }
    var context = Context(section: section, number: UInt16(number), isFraction: isFraction)
    var normal: [(rule: ParsedRule, predecessor: Int?)] = []
    var others: [ParsedRule] = []
    for rule in text.sections[section].rules {
      guard let parsed = ParsedRule(rule) else { throw Refused() }
      let predecessor = normal.isEmpty ? nil : normal.count - 1
      for each in parsed.expanded(isFraction: isFraction) {
        if each.kind == .normal { normal.append((each, predecessor)) } else { others.append(each) }
      }
    }
    var next: Int64 = 0
    for place in normal.indices {
      if normal[place].rule.base == 0 { normal[place].rule.setBase(next) }
      guard normal[place].rule.base >= next else { throw Refused() }
      next = normal[place].rule.base + (isFraction ? 0 : 1)
    }
    var set = WordProgramData.RuleSet()
    set.first = UInt16(clamping: data.rules.count)
    set.end = UInt16(clamping: data.rules.count + normal.count)
    for (rule, predecessor) in normal {
      context.predecessor = predecessor.map { UInt16(clamping: Int(set.first) + $0) }
      try append(rule, context)
    }
    if isFraction { set.commonMultiple = try Self.commonMultiple(normal.map(\.rule.base)) }
    context.predecessor = nil
    for rule in others {
      let place = UInt16(clamping: data.rules.count)
      let path = set.path(rule.kind)
      // Of several rules for fractions, the one with the locale's decimal separator.
      if set[keyPath: path] != WordProgramData.RuleSet.none, rule.kind.isOfFractions,
        rule.decimalPoint != decimalPoint
      {
        continue
      }
      set[keyPath: path] = place
      try append(rule, context)
    }
    data.sets.append(set)
    guard data.rules.count < Int(UInt16.max), data.steps.count < Int(UInt16.max) else {
      throw Refused()
    }
  }

  private static func commonMultiple(_ bases: [Int64]) throws(Refused) -> Int64 {
    var result: Int64 = 1
    for base in bases {
      guard base > 0 else { throw Refused() }
      var (larger, smaller) = (result, base)
      while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
      let (multiple, isTooLarge) = (result / larger).multipliedReportingOverflow(by: base)
      guard !isTooLarge else { throw Refused() }
      result = multiple
    }
    return result
  }

  // MARK: Rules

  /// The properties of a rule set that its rules need.
  private struct Context {
    let section: Int
    let number: UInt16
    let isFraction: Bool
    /// The rule before this one, for `>>>`.
    var predecessor: UInt16?
  }

  private mutating func append(_ rule: ParsedRule, _ context: Context) throws(Refused) {
    guard let body = RuleBody(rule.body) else { throw Refused() }
    let first = UInt16(clamping: data.steps.count)
    let hasRemainder =
      rule.kind == .normal && !context.isFraction
      && body.parts.contains {
        if case .token(let token) = $0 { token.mark == UInt8(ascii: ">") } else { false }
      }
    for part in body.parts {
      switch part {
      case .text(let text): data.steps.append(.init(kind: .text, place: place(of: text)))
      case .plural(let plural): append(plural)
      case .token(let token): try append(token, rule.kind, context)
      }
    }
    data.bases.append(rule.base)
    data.rules.append(
      WordProgramData.Rule(
        divisor: rule.divisor,
        firstStep: first,
        endOfSteps: UInt16(clamping: data.steps.count),
        rollsBack: hasRemainder && rule.base % rule.divisor != 0
      )
    )
  }

  private mutating func place(of text: String) -> UInt16 {
    if let place = textPlaces[ByteText(text)] { return place }
    let place = UInt16(clamping: data.texts.count)
    textPlaces[ByteText(text)] = place
    data.texts.append(text)
    return place
  }

  private mutating func append(_ plural: RuleBody.Plural) {
    var texts = InlineArray<6, UInt16>(repeating: 0)
    let other = plural.texts[.other] ?? ""
    for category in PluralCategory.allCases {
      texts[Int(category.index)] = place(of: plural.texts[category] ?? other)
    }
    data.steps.append(.init(kind: .plural, place: UInt16(clamping: data.plurals.count)))
    data.plurals.append(.init(isOrdinal: plural.isOrdinal, texts: texts))
  }

  private mutating func append(
    _ token: RuleBody.Token,
    _ kind: ParsedRule.Kind,
    _ context: Context
  ) throws(Refused) {
    let isDoubled = token.mark == UInt8(ascii: "<") && token.content.hasSuffix("<")
    let content = isDoubled ? String(token.content.dropLast()) : token.content
    let isNumber = content.hasPrefix("#") || content.hasPrefix("0")
    // A denominator without a name would be written by the rule set that ICU chooses for all.
    guard token.text != "==", !(context.isFraction && kind == .normal && content.isEmpty) else {
      throw Refused()
    }
    let operand: WordProgramData.Operand
    switch (token.mark, kind) {
    case (UInt8(ascii: "="), _): operand = .same
    case (UInt8(ascii: "<"), .normal):
      operand = context.isFraction ? .numerator : isNumber ? .exactQuotient : .quotient
    case (UInt8(ascii: ">"), .normal) where !context.isFraction: operand = .remainder
    case (UInt8(ascii: ">"), .negative): operand = .magnitude
    case (UInt8(ascii: "<"), .improper), (UInt8(ascii: "<"), .proper), (UInt8(ascii: "<"), .usual):
      operand = .whole
    case (UInt8(ascii: ">"), .improper), (UInt8(ascii: ">"), .proper), (UInt8(ascii: ">"), .usual):
      operand = .fraction
    default: throw Refused()
    }
    guard !isDoubled || operand == .numerator else { throw Refused() }
    if isNumber {
      guard operand != .fraction, let pattern = DigitPattern(content) else { throw Refused() }
      let place = data.patterns.firstIndex(of: pattern) ?? data.patterns.count
      if place == data.patterns.count { data.patterns.append(pattern) }
      data.steps.append(.init(kind: .number, operand: operand, place: UInt16(clamping: place)))
      return
    }
    let isTriple = content == ">"
    var set = context.number
    if !content.isEmpty, !isTriple {
      guard content.hasPrefix("%"), let section = text.place(of: content) else { throw Refused() }
      set = number(ofSection: section)
    }
    if operand == .fraction, set == context.number {
      data.steps.append(.init(kind: isTriple ? .digits : .spacedDigits, place: set))
    } else if operand == .remainder, isTriple, let rule = context.predecessor {
      data.steps.append(.init(kind: .rule, operand: operand, place: rule))
    } else {
      if isDoubled { data.steps.append(.init(kind: .zeros, place: set)) }
      data.steps.append(.init(kind: .ruleSet, operand: operand, place: set))
    }
  }
}

extension ParsedRule.Kind {
  /// Whether a set can have several rules of this kind, for different decimal separators.
  fileprivate var isOfFractions: Bool { [.improper, .proper, .usual].contains(self) }
}

extension WordProgramData.RuleSet {
  /// The place of a special rule.
  fileprivate func path(_ kind: ParsedRule.Kind) -> WritableKeyPath<Self, UInt16> {
    switch kind {
    case .negative: \.negative
    case .improper: \.improper
    case .proper: \.proper
    case .infinity: \.infinity
    case .nan: \.nan
    case .usual, .normal: \.usual
    }
  }
}
