/// A page of HTML that is written from its start to its end.
///
/// Every text and every value of an attribute is escaped; names of elements and attributes are
/// literals of the code.
struct HTMLWriter {
  /// The attributes of an element in order; one with nil is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// The page so far, as UTF-8.
  private(set) var bytes: [UInt8] = Array("<!DOCTYPE html>\n".utf8)

  /// Writes an element with its content.
  mutating func element<Failure: Error>(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ content: (inout HTMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    start(name, attributes)
    try content(&self)
    bytes += "</\(name)>".utf8
  }

  /// Writes an element whose content is a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element without attributes whose content is a text.
  mutating func element(_ name: StaticString, _ text: String) {
    element(name) { $0.text(text) }
  }

  /// Writes an element that never has content, such as `meta`.
  mutating func start(_ name: StaticString, _ attributes: Attributes = [:]) {
    bytes += "<\(name)".utf8
    for (name, value) in attributes {
      guard let value else { continue }
      bytes += " \(name)=\"".utf8
      text(value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes a text.
  ///
  /// A reader of HTML drops NUL, and takes a carriage return for the end of a line.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      case 0: bytes += "\u{FFFD}".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Writes the end of a line between elements, where it is not seen.
  mutating func lineEnd() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes the style sheet of the page.
  mutating func style(_ sheet: StaticString) {
    bytes += "<style>\n\(sheet)\n</style>\n".utf8
  }
}
