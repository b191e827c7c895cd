internal import CatalogFiles

/// Reads the input as a string catalog, and makes the table of each language.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXCStrings(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var limits = CatalogLimits()
  limits.byteCount = 1000
  limits.depth = 16
  limits.valueCount = 100
  do throws(CatalogIssue) {
    check(try XCStringsFile(bytes, file: "f", limits: limits), count)
  } catch {
    precondition(error.severity == .error && error.file == "f")
    check(error.place, count)
    precondition(!error.reason.description.isEmpty)
  }
  return 0
}

private func check(_ file: XCStringsFile, _ count: Int) {
  precondition(file.languages.first == file.sourceLanguage)
  precondition(Set(file.languages).count == file.languages.count)
  precondition(file.version.hasPrefix("1"))
  for warning in file.warnings {
    precondition(warning.severity == .warning)
    check(warning.place, count)
  }
  var last = SourcePlace(line: 0, column: 0)
  for entry in file.entries {
    precondition((last.line, last.column) < (entry.key.place.line, entry.key.place.column))
    last = entry.key.place
    precondition(Set(entry.localizations.keys).isSubset(of: file.languages))
    for phrases in entry.phrases.values {
      for phrase in phrases.texts {
        precondition(phrase.state == phrases.state)
        check(phrase.place, count)
      }
    }
  }
  for language in file.languages {
    let table = file.table(for: language)
    precondition(table.entries.count <= file.entries.count)
    if language == file.sourceLanguage { precondition(table.entries.count == file.entries.count) }
    for entry in table.entries {
      check(entry.value, depth: 0, count)
      for variable in entry.variables {
        precondition((1...999).contains(variable.argument ?? 1))
        check(variable.value, depth: 0, count)
      }
    }
  }
}

private func check(_ value: CatalogValue, depth: Int, _ count: Int) {
  precondition(depth <= 16)
  switch value {
  case .text(let text): check(text.place, count)
  case .variants(_, let variants):
    precondition(!variants.isEmpty)
    for variant in variants {
      check(variant.name.place, count)
      check(variant.value, depth: depth + 1, count)
    }
  }
}

private func check(_ place: SourcePlace, _ count: Int) {
  precondition(place.line >= 1 && place.column >= 1)
  precondition(place.line + place.column <= count + 2, "\(place)")
}
