internal import Sharing

/// A reader of the items of one `Accept-Language` field.
///
/// Each call is given the bytes of the field, because a span cannot be stored.
struct AcceptLanguageReader {
  /// The text between two commas.
  struct Item {
    let offset: Int
    /// The language range in lower case; empty if there is a fault.
    var range = ""
    /// In thousandths.
    var quality = 1_000
    var fault: Fault?
    /// The parts that no standard has, and that are read as what they mean.
    var slips: [(slip: Slip, part: Range<Int>)] = []
  }

  /// A part that is not as the standard has it, but has only one meaning.
  enum Slip {
    case underscore
    case suffix
    case spaces
    case digits

    var reason: Reason {
      switch self {
      case .underscore: Reason("underscore-in-language", "'_' is read as '-'")
      case .suffix:
        Reason("suffix-of-posix", "a codeset and '@euro' are not parts of a language")
      case .spaces: Reason("spaces-in-weight", "'q=' has no spaces")
      case .digits:
        Reason("quality-too-exact", "a quality has at most three digits after the point")
      }
    }
  }

  /// The error in an item.
  enum Fault {
    case language
    case length
    case subtag
    case weight
    case quality
    case comma

    var reason: Reason {
      switch self {
      case .language: Reason("language-expected", "a language is 2, 3 or 5 to 8 letters")
      case .length:
        Reason("range-too-long", "a language has at most \(LocaleID.maximumUTF8Count) bytes")
      case .subtag: Reason("subtag-too-long", "a subtag has at most 8 letters or digits")
      case .weight: Reason("weight-expected", "'q=' was expected after ';'")
      case .quality:
        Reason("quality-out-of-range", "a quality is from 0 to 1 with at most three digits")
      case .comma: Reason("comma-expected", "',' was expected after a language")
      }
    }
  }

  private var index = 0

  /// Returns the next item that is not empty; nil at the end.
  mutating func next(in bytes: Span<UInt8>) -> Item? {
    while index < bytes.count, bytes[index].isSpace || bytes[index] == .comma { index += 1 }
    guard index < bytes.count else { return nil }
    var item = Item(offset: index)
    // The text is made last: most items of a hostile header are invalid.
    var range = index..<index
    item.fault = read(bytes, &item, &range)
    skipSpace(bytes)
    if item.fault == nil, index < bytes.count, bytes[index] != .comma {
      item.fault = .comma
    }
    if item.fault == nil {
      // Its bytes are ASCII.
      item.range = String(bytes.extracting(range), in: .lower) ?? ""
      if item.slips.contains(where: { $0.slip == .underscore }) {
        item.range = String(item.range.map { $0 == "_" ? "-" : $0 })
      }
    }
    while index < bytes.count, bytes[index] != .comma { index += 1 }
    return item
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
  }

  /// Reads the range and its weight; returns the error, if there is one.
  private mutating func read(
    _ bytes: Span<UInt8>,
    _ item: inout Item,
    _ range: inout Range<Int>
  ) -> Fault? {
    if let fault = readRange(bytes, &range, &item) { return fault }
    takeSuffix(bytes, after: range, &item)
    skipSpace(bytes)
    guard index < bytes.count, bytes[index] == .semicolon else { return nil }
    index += 1
    skipSpace(bytes)
    let start = index
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "q") else { return .weight }
    index += 1
    skipSpace(bytes)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return .weight }
    index += 1
    skipSpace(bytes)
    let hasSpaces = index - start > 2
    let first = index
    guard let quality = readQuality(bytes) else { return .quality }
    item.quality = quality
    if hasSpaces { item.slips.append((.spaces, start..<index)) }
    // `0.`, three digits, and more than these.
    if index - first > 5 { item.slips.append((.digits, start..<index)) }
    return nil
  }

  /// Takes the codeset and the modifier that a locale of POSIX can have: `.UTF-8`, `@euro`.
  ///
  /// Other modifiers change the language, and are left to make a fault.
  private mutating func takeSuffix(
    _ bytes: Span<UInt8>,
    after range: Range<Int>,
    _ item: inout Item
  ) {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "@"),
      bytes[range.lowerBound] != UInt8(ascii: "*")
    else { return }
    let start = index
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, bytes[index].isNameOfCodeset { index += 1 }
      if index == start + 1 { index = start }
    }
    let modifier = bytes.extracting(index..<min(index + 5, bytes.count))
    if String(modifier, in: .lower) == "@euro" { index += 5 }
    if index > start { item.slips.append((.suffix, start..<index)) }
  }

  /// Reads `*`, or subtags of at most 8 letters and digits; the first has only letters.
  private mutating func readRange(
    _ bytes: Span<UInt8>,
    _ range: inout Range<Int>,
    _ item: inout Item
  ) -> Fault? {
    let start = index
    var hasUnderscore = false
    var languageLength = 0
    if bytes[index] == UInt8(ascii: "*") {
      index += 1
      range = start..<index
      return nil
    }
    var length = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isASCIILetter || byte.isASCIIDigit && start < index - length {
        length += 1
        guard length <= 8 else { return .subtag }
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"), length > 0 {
        hasUnderscore = hasUnderscore || byte == UInt8(ascii: "_")
        if languageLength == 0 { languageLength = length }
        length = 0
      } else {
        break
      }
      index += 1
    }
    guard length > 0 else { return .language }
    if languageLength == 0 { languageLength = length }
    guard languageLength > 1, languageLength != 4 else {
      return .language
    }
    guard index - start <= LocaleID.maximumUTF8Count else { return .length }
    range = start..<index
    if hasUnderscore { item.slips.append((.underscore, range)) }
    return nil
  }

  /// Reads `0`, `0.5` or `1.000`, in thousandths; further digits are cut off.
  private mutating func readQuality(_ bytes: Span<UInt8>) -> Int? {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    var quality = Int(bytes[index] - UInt8(ascii: "0")) * 1_000
    index += 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return quality }
    index += 1
    var unit = 100
    while index < bytes.count, bytes[index].isASCIIDigit {
      // A further digit still shows whether the quality is above 1.
      if unit == 0, bytes[index] != UInt8(ascii: "0"), quality == 1_000 { return nil }
      quality += Int(bytes[index] - UInt8(ascii: "0")) * unit
      unit /= 10
      index += 1
    }
    return quality <= 1_000 ? quality : nil
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let semicolon = UInt8(ascii: ";")

  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }

  fileprivate var isNameOfCodeset: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
