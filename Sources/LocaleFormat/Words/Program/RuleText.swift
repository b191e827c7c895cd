internal import ICU
internal import Sharing

/// The text of ICU's rules, divided into rule sets.
///
/// It is divided as ICU divides it: a rule set ends where `;%` begins the next one, and the rules
/// for lenient reading are left out.
struct RuleText {
  /// A rule set.
  struct Section {
    /// The name with its percent signs, without `@noparse`.
    let name: String
    /// The first rule with the name before it, and the others.
    private let lines: ArraySlice<ArraySlice<UInt8>>
    /// The first rule.
    private let first: ArraySlice<UInt8>

    /// The rules, without the name.
    var rules: [ArraySlice<UInt8>] { [first] + lines.dropFirst() }

    /// The whole text, for ICU.
    var text: String {
      lines.map { String(decoding: $0, as: UTF8.self) + ";" }.joined()
    }

    var isPublic: Bool { !name.hasPrefix("%%") }

    /// Takes the name from the first rule of a set; nil if it has none.
    fileprivate init?(_ lines: ArraySlice<ArraySlice<UInt8>>) {
      guard let line = lines.first, line.first == UInt8(ascii: "%"),
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      let suffix = "@noparse"
      self.name = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
      self.lines = lines
      first = RuleText.withoutSpace(line[(colon + 1)...])
    }
  }

  let sections: [Section]

  /// Divides a text; nil if it has a form that is not known here.
  init?(_ text: String) {
    let rules = Self.rules(of: Array(text.utf8))
    var sections: [Section] = []
    var place = 0
    while place < rules.count {
      var end = place + 1
      while end < rules.count, rules[end].first != UInt8(ascii: "%") { end += 1 }
      guard let section = Section(rules[place..<end]) else { return nil }
      // These are rules of a collator.
      if section.name != "%%lenient-parse" { sections.append(section) }
      place = end
    }
    guard !sections.isEmpty else { return nil }
    self.sections = sections
  }

  /// The rules, each without its semicolon and the space before it.
  private static func rules(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var rules = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { withoutSpace($0) }
    if rules.last?.isEmpty == true { rules.removeLast() }
    return rules
  }

  /// The public rule sets, in ICU's order.
  var publicNames: [String] { sections.filter(\.isPublic).map(\.name) }

  /// The rule set that ICU chooses; empty if it is not a public one.
  var usualName: String {
    let preferred = ["%spellout-numbering", "%digits-ordinal", "%duration"]
    if let section = sections.first(where: { preferred.contains($0.name) }) { return section.name }
    return sections.last(where: \.isPublic)?.name ?? ""
  }

  /// The place of a rule set; of several with one name, of the first.
  func place(of name: some StringProtocol) -> Int? { sections.firstIndex { $0.name == name } }

  /// Removes the white space of patterns from the beginning.
  static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first {
      switch first {
      case 0x09...0x0D, 0x20: rest = rest.dropFirst()
      case 0xC2 where rest.dropFirst().first == 0x85: rest = rest.dropFirst(2)
      case 0xE2:
        // Marks of direction, separators of lines and of paragraphs.
        let mark = Array(rest.prefix(3))
        guard mark.count == 3, mark[1] == 0x80, [0x8E, 0x8F, 0xA8, 0xA9].contains(mark[2]) else {
          return rest
        }
        rest = rest.dropFirst(3)
      default: return rest
      }
    }
    return rest
  }
}

extension RulesPool.Facts {
  /// The properties of rules by their text.
  init(_ text: RuleText) {
    self.init(ruleSets: text.publicNames, usualRuleSet: text.usualName)
  }
}
