/// The claim of a comment about the code before it: `expression  // value`.
struct Claim {
  enum Result {
    /// The value, as an expression.
    case value(String)
    /// The expression throws.
    case failure
    /// The value depends on the machine or the time.
    case anything
  }

  let code: String
  let result: Result

  /// Whether a line is a comment that holds only a value: `// "1.234"`.
  static func isValue(_ line: String) -> Bool {
    let bare = line.drop { $0 == " " }
    return bare.hasPrefix("// \"") || bare.hasPrefix("// [")
  }

  /// The claim of a line, or nil for a line that has none.
  init?(line: String) {
    guard let mark = line.range(of: "  // ") else { return nil }
    let code = line[..<mark.lowerBound]
    guard code.contains(where: { $0 != " " }) else { return nil }
    self.code = String(code)
    let comment = line[mark.upperBound...]
    if comment.hasPrefix("throws") {
      result = .failure
    } else if comment.hasPrefix("such as ") {
      result = .anything
    } else {
      // Words may follow a number or a truth value: `5, a Friday`.
      let first = comment.first ?? " "
      let isSimple = first.isNumber || first == "-" || ["t", "f", "n"].contains(first)
      result = .value(String(isSimple ? comment.prefix { $0 != "," } : comment))
    }
  }
}

extension String {
  /// The brackets that a line opens minus those that it closes, and the lowest value on the way.
  ///
  /// Brackets in texts and comments are ignored.
  var brackets: (balance: Int, least: Int) {
    var balance = 0
    var least = 0
    var isText = false
    var isEscaped = false
    var previous: Character = " "
    for character in self {
      if isEscaped {
        isEscaped = false
      } else if isText, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isText.toggle()
      } else if !isText {
        if character == "/", previous == "/" { break }
        if "([{".contains(character) { balance += 1 }
        if ")]}".contains(character) { balance -= 1 }
        least = Swift.min(least, balance)
      }
      previous = character
    }
    return (balance, least)
  }

  /// Whether the line continues the expression of the line before: `.map { … }`, `+ 1`.
  var continues: Bool {
    let bare = drop { $0 == " " }
    return bare.hasPrefix(".") || bare.hasPrefix("+ ") || bare.hasPrefix("&& ")
  }
}
