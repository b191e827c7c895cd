/// Texts as they are written in Swift.
enum SwiftLiteral {
  /// A literal of a text, in one line.
  static func string(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 16)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A literal of a text whose characters are bytes.
  static func string(bytes: [UInt8]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map(Unicode.Scalar.init))
    return string(text)
  }

  /// The lines of a text in a documentation comment.
  static func documentation(_ text: String) -> [String] {
    var lines = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else if isShown(scalar) {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
    case "\n": bytes += #"\n"#.utf8
    case "\r": bytes += #"\r"#.utf8
    case "\t": bytes += #"\t"#.utf8
    case _ where isShown(scalar): bytes += String(scalar).utf8
    default: bytes += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
    }
  }

  /// Whether a scalar is visible in an editor and changes nothing around it: not a control character,
  /// not a mark of direction, not a separator of lines.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      return false
    default: return true
    }
  }
}
