internal import ICU
internal import Sharing

/// Writes the letters and digits of a text, with separators between its words.
struct SlugWriter {
  /// The character to write before the next letter or digit.
  private enum Gap {
    case nothing
    case separator
    case point
  }

  private let recipe: SlugFormat
  private var bytes: [UInt8] = []
  private var gap = Gap.nothing
  /// Whether the last letter is not ASCII, and so keeps its marks.
  private var takesMarks = false

  init(_ recipe: SlugFormat) { self.recipe = recipe }

  /// Whether more text changes nothing, because it would be cut off.
  ///
  /// The end of a file's name is never cut off, and a letter that is refused may still come.
  var isFull: Bool {
    recipe.form == .address && recipe.otherLetters != .refused
      && bytes.count - SlugLimit.longestCharacter > recipe.limit
  }

  /// The letters, digits, separators and points; nothing is added any more.
  consuming func finished() -> [UInt8] { bytes }

  /// Adds a character of ASCII.
  @inline(__always)
  mutating func add(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"): takesMarks = false
    case UInt8(ascii: ".") where recipe.form == .fileName: gap = .point
    case _ where byte.isASCIIDigit: append(byte)
    case _ where byte.isASCIILetter: append(recipe.keepsCase ? byte : byte | 0x20)
    default: gap = .separator
    }
  }

  /// Adds a separator before the next letter or digit.
  mutating func addGap() { gap = .separator }

  /// Adds a character; false if it is a letter that is refused.
  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      add(ascii: UInt8(truncatingIfNeeded: scalar.value))
      return true
    }
    switch CharacterKind(of: scalar) {
    case .digit(let value): append(UInt8(ascii: "0") + value)
    case .mark: if takesMarks, gap == .nothing { bytes += scalar.utf8 }
    case .letter: return addOther(scalar)
    case .format, .other: gap = .separator
    }
    return true
  }

  private mutating func addOther(_ letter: Unicode.Scalar) -> Bool {
    switch recipe.otherLetters {
    case .kept:
      closeGap()
      bytes += letter.utf8
      takesMarks = true
    case .dropped: gap = .separator
    case .refused: return false
    }
    return true
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    closeGap()
    bytes.append(byte)
    takesMarks = false
  }

  private mutating func closeGap() {
    if !bytes.isEmpty {
      switch gap {
      case .nothing: break
      case .separator: if let separator = recipe.separator.byte { bytes.append(separator) }
      case .point: bytes.append(UInt8(ascii: "."))
      }
    }
    gap = .nothing
  }
}

extension SlugFormat.Separator {
  /// The character; nil for none.
  var byte: UInt8? {
    switch self {
    case .hyphen: UInt8(ascii: "-")
    case .underscore: UInt8(ascii: "_")
    case .none: nil
    }
  }
}
