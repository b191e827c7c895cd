/// Words of a text, and names of Swift made of them.
enum Words {
  /// Splits a text at everything that is not a letter or a digit, and where small letters are
  /// followed by a capital.
  ///
  /// Of several capitals before a small letter the last one begins a word: `URLError` is `URL` and
  /// `Error`.
  static func split(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var words: [String] = []
    var word = ""
    for (index, scalar) in scalars.enumerated() {
      guard isPart(scalar) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if isCapital(scalar), !word.isEmpty {
        let previous = scalars[index - 1]
        let isBeforeSmall = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        if !isCapital(previous) || isBeforeSmall {
          words.append(word)
          word = ""
        }
      }
      word.unicodeScalars.append(scalar)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Joins words to a name that begins with a small letter; nil if there are none.
  ///
  /// A name is at most about 80 characters long, and ends with a whole word.
  static func name(_ words: [String]) -> String? {
    guard let first = words.first else { return nil }
    return joined(first.lowercased(), words.dropFirst())
  }

  /// Joins words to the name of a type; nil if there are none.
  static func typeName(_ words: [String]) -> String? {
    guard let first = words.first else { return nil }
    return joined(capitalized(first), words.dropFirst())
  }

  private static func joined(_ first: String, _ others: ArraySlice<String>) -> String {
    var name = String(first.unicodeScalars.prefix(maximumCount))
    for word in others {
      let word = capitalized(word)
      guard name.unicodeScalars.count + word.unicodeScalars.count <= maximumCount else { break }
      name += word
    }
    return name.unicodeScalars.first.map(isLetter) ?? false ? name : "_" + name
  }

  private static let maximumCount = 80

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether a name of Swift can have a scalar.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: isLetter(scalar)
    }
  }
}

/// Names that Swift has a use for.
enum SwiftKeywords {
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names that cannot be those of members, or mean something else after a point.
  static let reserved: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

  /// A name as it is declared.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A label as it is declared.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }
}
