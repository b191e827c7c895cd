internal import CICU

/// ICU's rules that replace letters by others, such as `Latin-ASCII`.
///
/// They can move between threads, but two threads must never use them at the same time: they
/// contain the text that they change.
package struct TransliteratorHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) {
      unsafe cicu_transliterator_close(pointer)
    }
  }
  private let handle: Handle<Resource>

  /// Opens rules (utrans_openU).
  ///
  /// - Parameter name: One of ``names()``.
  /// - Throws: The status that ICU gave.
  package init(_ name: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_transliterator_open") {
      unsafe cicu_transliterator_open(name, &$0)
    }
  }

  /// Returns the names of all rules whose target is ASCII (utrans_openIDs).
  ///
  /// - Throws: The status that ICU gave.
  package static func names() throws(ICUError) -> [String] {
    let lines = try unsafe String("cicu_transliterator_names") {
      unsafe cicu_transliterator_names($0, $1, &$2)
    }
    return lines.split(separator: "\n").map(String.init)
  }

  /// Appends a text after the rules changed it (utrans_transUChars).
  ///
  /// - Parameters:
  ///   - text: A short text: the time grows with the square of its length.
  ///   - bytes: The array to append to.
  /// - Throws: The status that ICU gave.
  package borrowing func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    let rules = unsafe handle.pointer
    try unsafe bytes.append(changing: text, "cicu_transliterator_write") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_transliterator_write(rules, source, length, out, capacity, &status)
    }
  }
}

/// The kind of a character, by ICU's version of Unicode (u_charType).
package enum CharacterKind: Equatable, Sendable {
  /// A letter, or a letter that is a number.
  case letter
  /// A mark, which belongs to the character before it.
  case mark
  /// A digit of any script, also a superscript one, with its value.
  case digit(UInt8)
  /// An invisible character that changes others.
  case format
  /// Any other character.
  case other

  package init(of scalar: Unicode.Scalar) {
    var value: Int32 = 0
    switch unsafe Int(cicu_character_kind(scalar.value, &value)) {
    case CICU_CHARACTER_LETTER: self = .letter
    case CICU_CHARACTER_MARK: self = .mark
    case CICU_CHARACTER_DIGIT: self = .digit(UInt8(clamping: value))
    case CICU_CHARACTER_FORMAT: self = .format
    default: self = .other
    }
  }
}

/// Unicode's normalization.
package enum Normalization {
  /// Appends a text in the form NFC (unorm2_normalize).
  ///
  /// - Throws: The status that ICU gave.
  package static func compose(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    try unsafe bytes.append(changing: text, "cicu_text_compose") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_text_compose(source, length, out, capacity, &status)
    }
  }
}
