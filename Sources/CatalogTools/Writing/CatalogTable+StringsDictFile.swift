package import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogTable {
  /// The text of a `.stringsdict` file with the entries, as Xcode writes it.
  ///
  /// - Throws: An issue at the first entry that such a file cannot hold.
  package func stringsDictFile() throws(CatalogIssue) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#, "<dict>",
    ]
    for entry in entries {
      var writer = StringsDictEntryWriter(table: self, entry: entry)
      lines += try writer.write()
    }
    return (lines + ["</dict>", "</plist>"]).joined(separator: "\n") + "\n"
  }
}

/// Writes one entry of a `.stringsdict` file.
struct StringsDictEntryWriter {
  let table: CatalogTable
  let entry: CatalogTable.Entry
  private var lines: [String] = []

  init(table: CatalogTable, entry: CatalogTable.Entry) {
    self.table = table
    self.entry = entry
  }

  /// The lines of the key and its dictionary.
  mutating func write() throws(CatalogIssue) -> [String] {
    if entry.comment != nil { throw unheld("a comment") }
    if entry.isStale { throw unheld("the mark that it is stale") }
    try key(entry.key.text, depth: 1)
    open(depth: 1)
    switch entry.value {
    case .text(let text): try member(StringsDictReader.formatKey, text, depth: 2)
    case .variants(.width, let variants):
      try key("NSStringVariableWidthRuleType", depth: 2)
      try texts(variants, depth: 2)
    case .variants(.device, let variants): try devices(variants)
    case .variants(.plural, _): throw unheld("plural forms without a variable")
    case .variants(.gender, _): throw unheld("texts of genders without a variable")
    }
    for variable in entry.variables { try general(variable) }
    close(depth: 1)
    return lines
  }

  private func unheld(_ part: String) -> CatalogIssue {
    table.unheld(entry, part, in: ".stringsdict")
  }

  // MARK: Rules

  private mutating func devices(_ variants: [CatalogVariant]) throws(CatalogIssue) {
    try key("NSStringDeviceSpecificRuleType", depth: 2)
    open(depth: 2)
    for variant in variants {
      let own = variables(of: variant.name.text)
      switch variant.value {
      case .text(let text) where own.isEmpty: try member(variant.name.text, text, depth: 3)
      case .text(let text):
        try key(variant.name.text, depth: 3)
        open(depth: 3)
        try member(StringsDictReader.formatKey, text, depth: 4)
        for (variable, value) in own { try self.variable(variable, value, depth: 4) }
        close(depth: 3)
      case .variants(.width, let widths) where own.isEmpty:
        try key(variant.name.text, depth: 3)
        open(depth: 3)
        try key("NSStringVariableWidthRuleType", depth: 4)
        try texts(widths, depth: 4)
        close(depth: 3)
      case .variants: throw unheld("forms of a device that have forms themselves")
      }
    }
    close(depth: 2)
  }

  /// The variables that have a separate value for a device.
  private func variables(of device: String) -> [(CatalogVariable, CatalogValue)] {
    entry.variables.compactMap { variable in
      guard case .variants(.device, let variants) = variable.value,
        let variant = variants.first(where: { $0.name.text == device })
      else { return nil }
      return (variable, variant.value)
    }
  }

  /// Writes a variable that is not one of a device.
  private mutating func general(_ variable: CatalogVariable) throws(CatalogIssue) {
    guard case .variants(.device, let variants) = variable.value else {
      try self.variable(variable, variable.value, depth: 2)
      return
    }
    var devices: Set<String> = []
    if case .variants(.device, let values) = entry.value {
      devices = Set(values.map(\.name.text))
    }
    for variant in variants where !devices.contains(variant.name.text) {
      guard variant.name.text == "other" else {
        throw unheld("a variable '\(variable.name.text.excerpt)' of other devices than its texts")
      }
      try self.variable(variable, variant.value, depth: 2)
    }
  }

  private mutating func variable(
    _ variable: CatalogVariable,
    _ value: CatalogValue,
    depth: Int
  ) throws(CatalogIssue) {
    let name = variable.name.text
    if variable.argument != nil || variable.isSubstitution {
      throw unheld("a substitution '\(name.excerpt)' as .xcstrings files have it")
    }
    guard case .variants(let selector, let variants) = value,
      let rule = StringsDictReader.rules[selector], variants.fallback(of: selector) != nil
    else { throw unheld("a variable '\(name.excerpt)' without plural forms") }
    let reserved = [
      StringsDictReader.formatKey, "NSStringVariableWidthRuleType",
      "NSStringDeviceSpecificRuleType",
    ]
    guard !reserved.contains(name) else { throw unheld("a variable '\(name)'") }
    try key(name, depth: depth)
    open(depth: depth)
    let type = CatalogText(rule, at: .start)
    try member(StringsDictReader.specTypeKey, type, depth: depth + 1)
    if let type = variable.valueType {
      try member(StringsDictReader.valueTypeKey, type, depth: depth + 1)
    }
    for variant in variants {
      guard case .text(let text) = variant.value else {
        throw unheld("forms of a variable that have forms themselves")
      }
      try member(variant.name.text, text, depth: depth + 1)
    }
    close(depth: depth)
  }

  private mutating func texts(_ variants: [CatalogVariant], depth: Int) throws(CatalogIssue) {
    open(depth: depth)
    for variant in variants {
      guard case .text(let text) = variant.value else {
        throw unheld("forms by width that have forms themselves")
      }
      try member(variant.name.text, text, depth: depth + 1)
    }
    close(depth: depth)
  }

  // MARK: Lines

  private mutating func open(depth: Int) { line("<dict>", depth) }

  private mutating func close(depth: Int) { line("</dict>", depth) }

  private mutating func line(_ text: String, _ depth: Int) {
    lines.append(String(repeating: "\t", count: depth) + text)
  }

  private mutating func key(_ text: String, depth: Int) throws(CatalogIssue) {
    line("<key>\(try escaped(text))</key>", depth)
  }

  private mutating func member(
    _ name: String,
    _ text: CatalogText,
    depth: Int
  ) throws(CatalogIssue) {
    if let state = text.state, state != .translated {
      throw unheld("the state '\(state.rawValue.excerpt)'")
    }
    try key(name, depth: depth)
    line("<string>\(try escaped(text.text))</string>", depth)
  }

  private func escaped(_ text: String) throws(CatalogIssue) -> String {
    if let escaped = XMLText.escaped(text) { return escaped }
    throw unheld("the character \(XMLText.firstUnheld(in: text) ?? "")")
  }
}
