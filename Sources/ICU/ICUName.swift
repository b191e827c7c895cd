/// A name of a locale in ICU's form, taken apart at the `@`: `de_CH@numbers=latn;rg=aqzzzz`.
package struct ICUName {
  /// The name without keywords.
  package let base: String
  private let written: Substring

  package init(_ name: String) {
    let end = name.utf8.firstIndex(of: UInt8(ascii: "@"))
    base = end.map { String(name[..<$0]) } ?? name
    written = end.map { name[name.utf8.index(after: $0)...] } ?? ""
  }

  /// The keywords with their values, in the order of the name; an empty value for none.
  package var keywords: [(key: Substring, value: Substring)] {
    if written.isEmpty { return [] }
    return written.utf8.split(separator: UInt8(ascii: ";")).map { pair in
      let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      return (Substring(pair[..<end]), Substring(pair[end...].dropFirst()))
    }
  }

  /// The value of a keyword; nil if the name does not have it.
  package subscript(_ keyword: String) -> String? {
    keywords.first { $0.key == keyword }.map { String($0.value) }
  }
}
