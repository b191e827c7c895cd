/// The names of languages into which texts can be translated.
package enum TargetLanguage {
  /// The codes that stand for no single language.
  private static let codesOfNone: Set<String> = ["mis", "mul", "und", "zxx"]

  /// Whether a name is that of a language: subtags of letters and digits, of which the first one is a
  /// code of two or three letters, or a registered word of five to eight.
  ///
  /// `es.lproj`, `root`, `Base`, `und` and `x-private` are not. `German`, as folders were named before
  /// there were codes, is.
  package static func isName(_ name: String) -> Bool {
    guard CatalogTables.isLanguage(name) else { return false }
    let code = CatalogTables.folded(name).utf8.prefix { $0 != UInt8(ascii: "-") }
    return code.count != 4 && code.allSatisfy { (0x61...0x7A).contains($0) }
      && !codesOfNone.contains(String(decoding: code, as: UTF8.self))
  }
}
