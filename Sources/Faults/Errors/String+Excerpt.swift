extension String {
  /// The text in one line, shortened so that a message stays readable.
  ///
  /// It is cut after a number of scalars, because a character can be of any length. Control characters
  /// are shown as escapes.
  package var excerpt: String {
    utf8.count <= 60
      ? withVisibleControls
      : "\(String(unicodeScalars.prefix(40)).withVisibleControls)… (\(utf8.count) bytes)"
  }

  /// The text with escapes in place of control characters and of ends of lines: `\n`, `\u{1B}`.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isControl:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor, ends a line, or commands a terminal.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
