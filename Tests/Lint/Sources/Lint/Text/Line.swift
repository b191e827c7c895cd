/// A line of a text, as UTF-8.
package typealias Line = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  package init(_ text: String) { self = Array(text.utf8)[...] }

  package var text: String { String(decoding: self, as: UTF8.self) }

  func starts(with prefix: String) -> Bool { starts(with: prefix.utf8) }

  func ends(with suffix: String) -> Bool {
    self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  func contains(_ text: String) -> Bool { range(of: text) != nil }

  /// The first place of a text that is not empty.
  func range(of text: String) -> Range<Int>? { range(of: Array(text.utf8)) }

  func range(of bytes: [UInt8]) -> Range<Int>? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    for start in startIndex...(endIndex - bytes.count) where self[start] == first {
      if self[start..<start + bytes.count].elementsEqual(bytes) {
        return start..<start + bytes.count
      }
    }
    return nil
  }

  func replacing(_ text: String, with replacement: String) -> Line {
    var rest = self
    var replaced: [UInt8] = []
    while let range = rest.range(of: text) {
      replaced += rest[..<range.lowerBound] + Array(replacement.utf8)
      rest = rest[range.upperBound...]
    }
    return replaced.isEmpty && rest.count == count ? self : (replaced + rest)[...]
  }

  var withoutIndentation: Line { drop { $0 == .space } }

  /// The parts between spaces and tabs.
  var fields: [Line] { split { $0 == .space || $0 == .tab } }

  var lowercased: Line { Line(map { $0.isUppercase ? $0 | 0x20 : $0 }) }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
  static let parenthesis = UInt8(ascii: "(")
  static let underscore = UInt8(ascii: "_")

  var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  var isLetter: Bool { isUppercase || isLowercase }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isHexDigit: Bool { isDigit || (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "f")) }
  var isLetterOrUnderscore: Bool { isLetter || self == .underscore }
  var isOfName: Bool { isLetterOrUnderscore || isDigit }
}
