/// Makes random messages of ICU's first version, with arguments that mostly fit.
package struct RandomMessages {
  private var random: SplitMix
  /// The arguments of the message that is being made, by name.
  private var types: [String: Character] = [:]

  /// Whether numbers are also written without a type.
  private let hasPlainNumbers: Bool

  package init(seed: UInt64, hasPlainNumbers: Bool = true) {
    random = SplitMix(seed: seed)
    self.hasPlainNumbers = hasPlainNumbers
  }

  /// Other values for the arguments of the last message.
  package mutating func values() -> [(String, Character, String)] {
    types.sorted { $0.key < $1.key }.map { ($0.key, $0.value, value($0.value)) }
  }

  /// A message, and its arguments as lines of name, tab, type and value.
  package mutating func next() -> (pattern: String, arguments: [(String, Character, String)]) {
    types = [:]
    let pattern = message(depth: 0)
    var arguments: [(String, Character, String)] = []
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where !chance(20) {
      arguments.append((name, type, value(type)))
    }
    return (pattern, arguments)
  }

  private mutating func value(_ type: Character) -> String {
    switch type {
    case "n": one(of: Self.numbers)
    case "d": one(of: Self.dates)
    default: one(of: Self.words + ["Ada", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "{x}"])
    }
  }

  private mutating func message(depth: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      for _ in 0..<Int.random(in: 0...3, using: &random) { text += one(of: Self.pieces) }
      if !chance(3) { text += argument(depth: depth) }
    }
    return text
  }

  private mutating func argument(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 2 ? 6 : 10), using: &random) {
    case 0, 1: return "{\(name("t"))}"
    case 2 where hasPlainNumbers: return "{ \(name("n")) }"
    case 3: return "{\(name("n")), number\(one(of: Self.numberStyles))}"
    case 4: return "{\(name("d")),date\(one(of: Self.dateStyles))}"
    case 5: return "{\(name("d")) , time\(one(of: Self.timeStyles))}"
    case 6, 7, 8:
      let kind = chance(4) ? "selectordinal" : "plural"
      let offset = chance(3) ? " offset:\(one(of: ["1", "2", "0", "1.5", "-1"]))" : ""
      var forms: [String] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) { forms.append(one(of: Self.pluralForms)) }
      return "{\(name("n")), \(kind),\(offset)\(written(forms + ["other"], depth))}"
    default:
      var forms: [String] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) { forms.append(one(of: Self.words)) }
      return "{\(name("t")), select,\(written(forms + ["other"], depth))}"
    }
  }

  private mutating func written(_ forms: [String], _ depth: Int) -> String {
    forms.shuffled(using: &random).map { " \($0) {\(message(depth: depth + 1))}" }.joined()
  }

  /// A name of an argument of a type, or rarely of another one.
  private mutating func name(_ type: Character) -> String {
    let name = one(of: ["0", "1", "count", "who", "when", "gr\u{F6}\u{DF}e"])
    if types[name] == type { return name }
    // ICU takes small numbers for dates and refuses large ones, which is not compared.
    if types[name] == nil || (type != "d" && chance(30)) {
      if types[name] == nil { types[name] = type }
      return name
    }
    types["\(type)x"] = type
    return "\(type)x"
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private static let pieces = [
    "a", "file ", "\u{DF}", "\u{65E5}", "it's ", "''", "'{'", "'}'", "'{a}'", "#", "'#'", " ", "\n",
    "|",
    "\u{1F389}",
  ]
  private static let words = ["male", "female", "a1", "one", "few"]
  private static let pluralForms = [
    "=0", "=1", "=2", "=1.5", "zero", "one", "two", "few", "many", "foo",
  ]
  private static let numberStyles = [
    "", ",integer", ", percent", ",currency", ",#,##0.00", ",000", ",(#)", ",#%",
    ",::compact-short",
    ",::.00", ",::currency/EUR", ",::percent scale/100", ",::sign-always", ", \u{A4}#,##0.00",
  ]
  private static let dateStyles = [
    "", ",short", ", medium", ",long", ",full", ",yyyy-MM-dd", ",::yMMMd", ",::MMMMEEEEd",
  ]
  private static let timeStyles = ["", ",short", ", medium", ",HH:mm", ",::jm", ",::Hms"]
  private static let numbers = [
    "0", "1", "2", "3", "5", "11", "21", "100", "1234", "1234567", "1.5", "0.5", "2.5", "-1",
    "-1234.5",
    "12345678901", "0.125", "1.0", "-0", "0.0005", "9007199254740993",
    "123456789012345678901234567890",
  ]
  private static let dates = ["0", "1234567890123", "1700000000000", "951782400000", "-86400000"]
}
