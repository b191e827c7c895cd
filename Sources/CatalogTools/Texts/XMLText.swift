internal import Faults

/// Texts in XML.
enum XMLText {
  /// A text between two tags.
  ///
  /// - Returns: The text with its references; nil if XML 1.0 cannot hold a character of it.
  static func escaped(_ text: String) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      guard isAllowed(scalar) else { return nil }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A reader makes a line feed of it.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text in quotation marks, for an attribute; nil if XML 1.0 cannot hold a character of it.
  static func quoted(_ text: String) -> String? {
    guard let escaped = escaped(text) else { return nil }
    var result = "\""
    for scalar in escaped.unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      // A reader makes spaces of them.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether XML 1.0 can hold a character, as itself or as a reference.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// The first character of a text that XML 1.0 cannot hold, such as `U+0007`; nil if it can hold
  /// all of them.
  static func firstUnheld(in text: String) -> String? {
    guard let scalar = text.unicodeScalars.first(where: { !isAllowed($0) }) else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
