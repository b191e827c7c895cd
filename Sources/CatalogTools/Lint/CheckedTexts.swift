internal import CatalogFiles
internal import Faults
internal import Sharing

// MARK: Texts

extension CatalogTable.Entry {
  /// Whether something in the entry depends on a number.
  var hasForms: Bool { variables.isEmpty ? value.isVaried : true }

  /// Whether the entry has a percent sign or forms, without which no text takes an argument.
  var mayHaveConversions: Bool {
    guard messageVersion == nil else { return false }
    guard case .text(let text) = value else { return true }
    return !variables.isEmpty || text.text.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether two entries are one text each, with the same plain conversions in the same order.
  ///
  /// False for conversions that need a closer look, such as those with a space or a variable.
  func hasSameConversions(as other: Self) -> Bool {
    guard case .text(let text) = value, case .text(let otherText) = other.value,
      variables.isEmpty, other.variables.isEmpty
    else { return false }
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

  /// Whether white space is anywhere in the text.
  var hasSpace: Bool { unicodeScalars.contains(where: \.properties.isWhitespace) }

  /// Whether the text is a name that programmers give, such as `save_button` or `list.empty`, and
  /// not a word, a sentence, an address or the name of a file.
  ///
  /// Words in camel case are not, because names of products are written so.
  var isIdentifier: Bool {
    let words = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isIdentifierByte }
    }
    guard isName, !isAddress else { return false }
    if words.contains(where: { $0.dropFirst().dropLast().contains(UInt8(ascii: "_")) }) {
      return true
    }
    return words.count > 1
      && words.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0.first ?? 0) }
  }

  /// Whether the text is an address or the name of a file, which stay in translations.
  var isAddress: Bool {
    guard !hasSpace else { return false }
    if contains("://") { return true }
    let words = utf8.split(separator: UInt8(ascii: "."))
    guard words.count > 1, let last = words.last else { return false }
    return Self.endings.contains(String(decoding: last, as: UTF8.self).lowercased())
  }

  /// The endings of names of files and of hosts.
  private static let endings: Set<String> = [
    "app", "com", "css", "csv", "dev", "dmg", "doc", "docx", "gif", "gz", "heic", "htm", "html",
    "io", "jpeg", "jpg", "js", "json", "log", "md", "mov", "mp3", "mp4", "net", "org", "pdf",
    "plist", "png", "rtf", "sh", "strings", "svg", "swift", "txt", "wav", "xls", "xlsx", "xml",
    "yaml", "yml", "zip",
  ]

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
  /// The words of a message for white space: what can be seen as it is or by its escape, else by its
  /// code points.
  var spaceName: String {
    if isEmpty { return "none" }
    if utf8.allSatisfy({ $0 < 0x80 }) { return "'\(String(self).excerpt)'" }
    let codes = unicodeScalars.prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
    return codes.joined(separator: " ") + (unicodeScalars.count > 8 ? " …" : "")
  }
}

extension UInt8 {
  /// Whether the byte can be in a name that programmers give.
  fileprivate var isIdentifierByte: Bool {
    isASCIIDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-")
  }
}
