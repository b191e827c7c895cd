package import CatalogFiles
internal import Faults
internal import Sharing

extension XLIFFDocument {
  /// The text of the file, as Xcode writes it.
  ///
  /// - Parameters:
  ///   - tool: The name of the program that writes it.
  ///   - version: The version of that program.
  /// - Returns: The text, with the end of its last line.
  /// - Throws: An issue with the path of the original for a text that XML 1.0 cannot hold.
  package func text(tool: String, version: String) throws(CatalogIssue) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">"#,
    ]
    for file in files {
      let source = try file.quoted(file.sourceLanguage, of: file.original)
      var target = ""
      if let language = file.targetLanguage {
        target = " target-language=\(try file.quoted(language, of: file.original))"
      }
      let original = try file.quoted(file.original, of: file.original)
      lines += [
        "  <file original=\(original) source-language=\(source)\(target) datatype=\"plaintext\">",
        "    <header>",
        "      <tool tool-id=\"\(tool)\" tool-name=\"\(tool)\" tool-version=\"\(version)\"/>",
        "    </header>", "    <body>",
      ]
      for unit in file.units { lines += try file.lines(unit) }
      lines += ["    </body>", "  </file>"]
    }
    return (lines + ["</xliff>"]).joined(separator: "\n") + "\n"
  }
}

extension XLIFFDocument.File {
  fileprivate func lines(_ unit: XLIFFDocument.Unit) throws(CatalogIssue) -> [String] {
    var lines = [
      "      <trans-unit id=\(try quoted(unit.id, of: unit.id)) xml:space=\"preserve\">",
      "        <source>\(try escaped(unit.source, of: unit.id))</source>",
    ]
    if let target = unit.target {
      let words = [("state", unit.state), ("state-qualifier", unit.stateQualifier)]
      var state = ""
      for case (let name, let word?) in words {
        state += " \(name)=\(try quoted(word, of: unit.id))"
      }
      lines.append("        <target\(state)>\(try escaped(target, of: unit.id))</target>")
    }
    if let note = unit.note, !note.isEmpty {
      let origin = unit.isNoteGenerated ? #" from="\#(XLIFFDocument.generatedNote)""# : ""
      lines.append("        <note\(origin)>\(try escaped(note, of: unit.id))</note>")
    } else {
      lines.append("        <note/>")
    }
    lines.append("      </trans-unit>")
    return lines
  }

  private func escaped(_ text: String, of id: String) throws(CatalogIssue) -> String {
    if let escaped = XMLText.escaped(text) { return escaped }
    throw unheld(text, id)
  }

  fileprivate func quoted(_ text: String, of id: String) throws(CatalogIssue) -> String {
    if let quoted = XMLText.quoted(text) { return quoted }
    throw unheld(text, id)
  }

  private func unheld(_ text: String, _ id: String) -> CatalogIssue {
    let character = XMLText.firstUnheld(in: text) ?? ""
    return CatalogIssue(
      file: original,
      place: place,
      reason: .unheld(id, "the character \(character)", in: ".xliff")
    )
  }
}
