internal import FmtKit

/// The text of a manual page in the language mdoc.
///
/// Source: [mdoc(7)](https://man.openbsd.org/mdoc.7).
struct ManualText {
  private(set) var lines: [String] = []
  /// The longest line of a paragraph, as mdoc's style asks for.
  private static let width = 78

  /// Adds a macro with its arguments, which are escaped already.
  mutating func macro(_ name: String, _ arguments: String = "") {
    lines.append(arguments.isEmpty ? ".\(name)" : ".\(name) \(arguments)")
  }

  /// Adds sentences, each on new lines.
  mutating func prose(_ text: String) {
    var line = ""
    func end() {
      if !line.isEmpty { lines.append(Self.protected(line)) }
      line = ""
    }
    for word in text.split(separator: " ") {
      let word = Self.escaped(String(word), isCode: false)
      if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.width { end() }
      line += line.isEmpty ? word : " \(word)"
      if word.hasSuffix(".") || word.hasSuffix(".)") { end() }
    }
    end()
  }

  /// Adds lines that are kept as they are.
  mutating func literal(_ code: [String]) {
    macro("Bd", "-literal -offset indent")
    lines += code.map { Self.protected(Self.escaped($0, isCode: true)) }
    macro("Ed")
  }

  /// Adds the parts of a command line, such as `fmt locale info [<locale> ...]`.
  mutating func synopsis(_ usage: String) {
    var words = usage.split(separator: " ").map(String.init)[...]
    lines.append(".Nm")
    words.removeFirst()
    for word in words {
      let opens = word.prefix { "[(".contains($0) }
      let closes = word.suffix(word.reversed().prefix { "])".contains($0) }.count)
      let core = String(word.dropFirst(opens.count).dropLast(closes.count))
      for bracket in opens { macro(bracket == "[" ? "Oo" : "Po") }
      if core == "|" {
        lines.append(core)
      } else if core.hasPrefix("<"), core.hasSuffix(">") {
        macro("Ar", Self.escaped(String(core.dropFirst().dropLast()), isCode: true))
      } else if core.hasPrefix("--") {
        macro("Fl", Self.flag(String(core.dropFirst(2))))
      } else if core == "..." {
        macro("No", "...")
      } else {
        macro("Cm", Self.escaped(core, isCode: true))
      }
      for bracket in closes { macro(bracket == "]" ? "Oc" : "Pc") }
    }
  }

  /// The argument of the macro `Fl` for a long option.
  static func flag(_ option: String) -> String { "\\-" + escaped(option, isCode: true) }

  /// Escapes characters that mean something else in mdoc.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isCode: Whether every hyphen is the one that is typed. In prose only a hyphen that is not
  ///     between two letters is.
  /// - Returns: The text in ASCII.
  static func escaped(_ text: String, isCode: Bool) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": result += "\\e"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      case "\u{A0}": result += "\\~"
      case "-":
        let isJoined =
          index > 0 && scalars[index - 1].properties.isAlphabetic && index + 1 < scalars.count
          && scalars[index + 1].properties.isAlphabetic
        result += isJoined && !isCode ? "-" : "\\-"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }

  /// A line that is not a macro, whatever its first character is.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }
}
