/// Text in which similar characters are made equal, with the place of each in the original.
///
/// - U+0020, U+00A0, U+202F and U+2009 are one space.
/// - U+002D, U+2212, U+FE63 and U+FF0D are one minus sign.
/// - U+0027 and U+2019 are one apostrophe.
/// - `$`, `£`, `¥`, `₩` and `¢` are the same in full width, `＄`; so are `﹩` and `$`, `₤` and `£`.
/// - Marks that only control the direction of text are left out.
struct FoldedText {
  /// The folded scalars.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The UTF-8 offset of each scalar, and of the end.
  private var offsets: [Int] = []

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      if let folded = Self.folded(scalar) {
        scalars.append(folded)
        offsets.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  static let space: Unicode.Scalar = " "
  static let minus: Unicode.Scalar = "-"
  static let plus: Unicode.Scalar = "+"

  /// Returns the place of a scalar in the original, in UTF-8 bytes.
  func utf8Offset(_ index: Int) -> Int { offsets[min(index, offsets.count - 1)] }

  /// Returns the original text of some scalars; `text` is the text that was folded.
  func typed(_ range: Range<Int>, in text: String) -> String {
    guard let last = range.last else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: utf8Offset(range.lowerBound))
    let end = utf8.index(utf8.startIndex, offsetBy: utf8Offset(last))
    return String(text.unicodeScalars[start...end])
  }

  /// Returns the index of the first scalar at or after a UTF-8 offset of the original.
  func index(utf8Offset offset: Int) -> Int {
    offsets.firstIndex { $0 >= offset } ?? scalars.count
  }

  /// The character that stands for a character and those that are equal to it; nil for a mark of
  /// direction.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xA0, 0x202F, 0x2009: space
    case 0x2212, 0xFE63, 0xFF0D: minus
    case 0x2019: "'"
    // The sets of equivalent signs in ICU's parser (static_unicode_sets.cpp, CLDR's parseLenients).
    case 0xFE69, 0xFF04: "$"
    case 0x20A4, 0xFFE1: "£"
    case 0xFFE5: "¥"
    case 0xFFE6: "₩"
    case 0xFFE0: "¢"
    case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069: nil
    default: scalar
    }
  }

  /// Returns the folded form of a part of a locale's conventions.
  static func fold(_ text: some StringProtocol) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap(folded)
  }

  /// The same text with one space for each run of white space.
  var withSingleSpaces: FoldedText {
    var result = self
    result.scalars = []
    result.offsets = []
    for (scalar, offset) in zip(scalars, offsets) {
      let isSpace = scalar.properties.isWhitespace
      if isSpace, result.scalars.last == Self.space { continue }
      result.scalars.append(isSpace ? Self.space : scalar)
      result.offsets.append(offset)
    }
    result.offsets += offsets.suffix(1)
    return result
  }

  /// The same text in lower case.
  var caseFolded: FoldedText { mapping(\.simpleLowercase) }

  /// Returns the same text with each scalar replaced.
  func mapping(_ change: (Unicode.Scalar) -> Unicode.Scalar) -> FoldedText {
    var result = self
    result.scalars = scalars.map(change)
    return result
  }
}

extension Unicode.Scalar {
  /// The lower-case form if it is one scalar, or else the scalar itself.
  var simpleLowercase: Unicode.Scalar {
    guard value >= 0x80 else {
      return (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) | 0x20) : self
    }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }
}
