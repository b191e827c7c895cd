extension Unicode.Scalar {
  /// Whether a name can begin with the character.
  ///
  /// Source: UTS #35, Part 9: MessageFormat, `name-start`.
  var isNameStart: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: true
    case 0..<0xA1, 0x61C, 0x1680, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F, 0x205F,
      0x2066...0x2069, 0x3000, 0xFDD0...0xFDEF:
      false
    default: value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether a name can go on with the character.
  var isNameCharacter: Bool {
    switch value {
    case 0x30...0x39, 0x2D, 0x2E: true
    default: isNameStart
    }
  }

  /// Whether the character is a mark or an isolate of writing directions.
  var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }
}

extension MessageBytes {
  /// Moves past white space and marks of directions, where none is needed.
  ///
  /// - Returns: Whether there was white space.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var hasSpace = false
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        hasSpace = true
        position += 1
      case 0x80...:
        let scalar = scalar(at: position)
        guard scalar.isDirectionMark || scalar == "\u{3000}" else { return hasSpace }
        if scalar == "\u{3000}" { hasSpace = true }
        position += UTF8.width(scalar)
      default: return hasSpace
      }
    }
    return hasSpace
  }

  /// Moves past the characters of a name, or of a literal without bars.
  mutating func skipNameCharacters() {
    while let byte = peek {
      if byte < 0x80 {
        guard Unicode.Scalar(byte).isNameCharacter else { return }
        position += 1
        continue
      }
      let scalar = scalar(at: position)
      guard scalar.isNameCharacter else { return }
      position += UTF8.width(scalar)
    }
  }

  /// Moves past one mark of directions, if it is next.
  mutating func skipDirectionMark() {
    guard let byte = peek, byte >= 0x80 else { return }
    let scalar = scalar(at: position)
    if scalar.isDirectionMark { position += UTF8.width(scalar) }
  }

  /// Reads a name; nil if none is next, and then nothing is taken.
  mutating func name() -> String? {
    let before = position
    skipDirectionMark()
    let start = position
    guard let byte = peek,
      byte < 0x80 ? Unicode.Scalar(byte).isNameStart : scalar(at: start).isNameStart
    else {
      position = before
      return nil
    }
    skipNameCharacters()
    let name = text(start..<position)
    skipDirectionMark()
    return name
  }
}
