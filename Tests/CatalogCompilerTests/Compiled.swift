import CatalogFiles
import CatalogTools
import Foundation

@testable import catalogcompiler

/// The result of compiling files.
struct Compiled {
  let issues: [String]
  /// The lines of the Swift file without their indentation; nil after an error.
  let lines: [String]?

  /// Compiles files by their names.
  init(_ files: [String: String], development: String? = nil) {
    let files = files.map { TableFile(name: $0, path: $0, bytes: Array($1.utf8)) }
    let result = CatalogCompiler.compile(files, target: "App", development: development)
    issues = result.issues.map(\.description)
    lines = result.source?.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// Compiles one English table.
  init(_ strings: String) { self.init(["en.lproj/Localizable.strings": strings]) }

  /// The members of the Swift file but the catalog.
  var members: [String] {
    (lines ?? []).filter { $0.hasPrefix("static") && !$0.hasPrefix("static let catalog") }
      .compactMap { line in line.range(of: " {").map { String(line[..<$0.lowerBound]) } }
  }
}

/// The text of a string catalog with one key.
func catalog(_ key: String, _ localizations: String) -> String {
  """
  {"sourceLanguage":"en","version":"1.0","strings":{"\(key)":{"localizations":{
  \(localizations)}}}}
  """
}
