/// Texts that have nothing to translate.
package enum SymbolText {
  /// Whether a text has no letter outside of its conversions, as `•`, `(%@)` and `%lld %%`.
  ///
  /// A variable such as `%#@files@` stands for words.
  package static func isSymbol(_ text: String) -> Bool {
    pieces(of: text).allSatisfy { piece in
      switch piece {
      case .literal(let text): !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      case .conversion, .ownArgument: true
      case .variable: false
      }
    }
  }

  /// The parts of a text, which is a literal as a whole if it is not a format.
  private static func pieces(of text: String) -> [FormatString.Piece] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [.literal(text)] }
    do throws(FormatError) {
      return try FormatString(text).pieces
    } catch {
      return [.literal(text)]
    }
  }
}
