internal import CatalogFiles
internal import CatalogTools

/// Reads the input as XLIFF: the places of faults and warnings are inside it, and what is read and
/// written again reads equal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXLIFF(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(CatalogIssue) {
    let document = try XLIFFDocument(input, file: "a")
    for warning in document.warnings { check(warning, in: input) }
    check(placeless(document))
  } catch {
    check(error, in: input)
  }
  return 0
}

private func check(_ issue: CatalogIssue, in input: [UInt8]) {
  let lines = 1 + input.count { $0 == 0x0A || $0 == 0x0D }
  precondition(
    issue.place.line >= 1 && issue.place.line <= lines && issue.place.column >= 1
      && issue.place.column <= input.count + 1,
    "\(issue) is not in the file"
  )
}

private func check(_ document: XLIFFDocument) {
  let text: String
  do throws(CatalogIssue) {
    text = try document.text(tool: "fmt", version: "1")
  } catch {
    // References can name characters that XML does not allow, and texts can have them.
    precondition(error.reason.code == "unheld", "\(error) in \(document)")
    return
  }
  do throws(CatalogIssue) {
    let again = placeless(try XLIFFDocument(Array(text.utf8), file: "b"))
    precondition(again == document, "\(document) reads as \(again) from \(text)")
    let second = try again.text(tool: "fmt", version: "1")
    precondition(second == text, "written in another way")
  } catch {
    preconditionFailure("\(error) in \(text)")
  }
}

/// The document without the places of its elements, which writing changes.
private func placeless(_ document: XLIFFDocument) -> XLIFFDocument {
  var document = document
  document.warnings = []
  for file in document.files.indices {
    document.files[file].place = .start
    for unit in document.files[file].units.indices {
      document.files[file].units[unit].place = .start
    }
  }
  return document
}
