internal import CatalogFiles
internal import MachineTime
internal import Sharing

// MARK: Texts

extension CatalogTable.Entry {
  /// Whether something in the entry depends on a number.
  var hasForms: Bool { variables.isEmpty ? value.isVaried : true }

  /// Whether the entry has a percent sign or forms, without which no text takes an argument.
  var mayHaveConversions: Bool {
    guard case .text(let text) = value else { return true }
    return !variables.isEmpty || text.text.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether two entries are one text each, with the same plain conversions in the same order.
  ///
  /// False for conversions that need a closer look, such as those with a space or a variable.
  func hasSameConversions(as other: Self) -> Bool {
    guard case .text(let text) = value, case .text(let otherText) = other.value else {
      return false
    }
    var bytes = text.text.utf8.makeIterator()
    var others = otherText.text.utf8.makeIterator()
    while true {
      let isFound = bytes.skip(to: UInt8(ascii: "%"))
      guard others.skip(to: UInt8(ascii: "%")) == isFound else { return false }
      guard isFound else { return true }
      var isAtEnd = false
      while !isAtEnd {
        guard let byte = bytes.next(), others.next() == byte else { return false }
        switch byte {
        case UInt8(ascii: "%"), UInt8(ascii: "@"): isAtEnd = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."),
          UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"):
          break
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
          isAtEnd = true
        default: return false
        }
      }
    }
  }

  /// The place of the first text.
  var firstPlace: SourcePlace { value.firstPlace ?? key.place }
}

extension String.UTF8View.Iterator {
  /// Goes on to after the next byte of a value; false if there is none.
  fileprivate mutating func skip(to value: UInt8) -> Bool {
    while let byte = next() { if byte == value { return true } }
    return false
  }
}

extension CatalogValue {
  fileprivate var isVaried: Bool {
    if case .variants = self { true } else { false }
  }

  fileprivate var firstPlace: SourcePlace? {
    switch self {
    case .text(let text): text.place
    case .variants(_, let variants): variants.first?.value.firstPlace
    }
  }
}

extension String {
  func hasSameBytes(as other: String) -> Bool { ByteText(self) == ByteText(other) }

  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }

  /// Whether the text has words, and not only a number, a sign, or an abbreviation in capitals.
  var hasWords: Bool {
    var letters = 0
    var isCapital = true
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      isCapital = isCapital && scalar.properties.isUppercase
    }
    return letters > 1 && !(isCapital && letters <= 5)
  }

  /// Whether the text is a name that programmers give, such as `save_button` or `list.empty`, and
  /// not a word or a sentence.
  var isIdentifier: Bool {
    let bytes = utf8
    guard !bytes.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return false }
    var last: UInt8 = 0
    for byte in bytes {
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      if last == UInt8(ascii: "_") || last == UInt8(ascii: "."), isLetter { return true }
      let isSmallBefore = last >= 0x61 && last <= 0x7A
      if isSmallBefore, byte >= 0x41, byte <= 0x5A { return true }
      last = byte
    }
    return false
  }

  /// The white space at the beginning and at the end.
  var outerSpace: (first: Substring, last: Substring) {
    let scalars = unicodeScalars
    let first = scalars.prefix { $0.properties.isWhitespace }
    guard first.endIndex < scalars.endIndex else { return (Substring(first), "") }
    let last = scalars.reversed().prefix { $0.properties.isWhitespace }
    return (Substring(first), Substring(scalars.suffix(last.count)))
  }
}

extension Substring {
  /// The words of a message for white space.
  var spaceName: String { isEmpty ? "none" : "'\(String(self).excerpt)'" }
}
