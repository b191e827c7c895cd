package import Faults
package import MessageSyntax

/// The message that a text of a catalog is.
package enum CatalogMessage: Hashable, Sendable {
  /// A message in ICU's syntax.
  case icu(ICUMessage)
  /// A message of MessageFormat 2.
  case messageFormat2(Message)

  /// Reads a message.
  ///
  /// - Throws: `FormatError.Code.syntaxError`, or the code of another fault, with the place.
  package init(_ source: String, _ version: MessageVersion) throws(FormatError) {
    switch version {
    case .icu: self = .icu(try ICUMessage(source))
    case .messageFormat2: self = .messageFormat2(try Message(source))
    }
  }

  /// The message as it is written.
  package var source: String {
    switch self {
    case .icu(let message): message.description
    case .messageFormat2(let message): message.description
    }
  }

  /// The names of the arguments, in the order of their first use.
  package var arguments: [String] {
    switch self {
    case .icu(let message): message.arguments
    case .messageFormat2(let message): message.variables
    }
  }

  /// The text of a message without arguments, marks and functions; nil if it has some, or cannot be read.
  package static func fixedText(_ source: String, _ version: MessageVersion) -> String? {
    // Most texts are as they are written.
    if isPlain(source, version) { return source }
    do throws(FormatError) {
      switch try CatalogMessage(source, version) {
      case .icu(let message): return message.fixedText
      case .messageFormat2(let message): return message.fixedText
      }
    } catch {
      return nil
    }
  }

  /// A text as it is written in a message.
  package static func source(ofText text: String, _ version: MessageVersion) -> String {
    if isPlain(text, version) { return text }
    return switch version {
    case .icu: ICUMessage(parts: [.text(text)]).description
    case .messageFormat2: Message(.pattern([.text(text)])).description
    }
  }

  /// Whether a text is the same in a message, which is seen without reading it.
  private static func isPlain(_ source: String, _ version: MessageVersion) -> Bool {
    let bytes = source.utf8
    switch version {
    case .icu: return !bytes.contains { "{}'".utf8.contains($0) || $0 == 0 }
    case .messageFormat2:
      // A point at the beginning, also after space, begins a declaration.
      guard bytes.first.map({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ".") }) ?? true else {
        return false
      }
      return !bytes.contains { "{}\\".utf8.contains($0) || $0 == 0 }
    }
  }
}
