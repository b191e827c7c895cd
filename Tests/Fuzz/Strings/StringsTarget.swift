internal import CatalogFiles

/// Reads the input as a `.strings` file.
///
/// If that succeeds, the entries are written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let outcome = read(bytes)
  switch outcome {
  case .success(let table):
    for issue in table.warnings { check(issue, .warning, in: bytes) }
    checkEntries(table)
  case .failure(let issue): check(issue, .error, in: bytes)
  }
  checkUTF16(bytes, outcome)
  return 0
}

private typealias Outcome = Result<CatalogTable, CatalogIssue>

private func read(_ bytes: [UInt8]) -> Outcome {
  do throws(CatalogIssue) {
    return .success(try CatalogTable(strings: bytes, file: "a"))
  } catch {
    return .failure(error)
  }
}

/// Checks that an issue is inside the file.
private func check(
  _ issue: CatalogIssue,
  _ severity: CatalogIssue.Severity,
  in bytes: [UInt8]
) {
  precondition(issue.severity == severity && !issue.reason.description.isEmpty, "\(issue)")
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  if issue.place.line == 0 {
    precondition((0...bytes.count).contains(issue.place.column), "\(issue)")
  } else {
    precondition((1...lines).contains(issue.place.line), "\(issue)")
    precondition((1...bytes.count + 1).contains(issue.place.column), "\(issue)")
  }
}

private func checkEntries(_ table: CatalogTable) {
  var written = Array("{".utf8)
  var previous = SourcePlace(line: 0, column: -1)
  for entry in table.entries {
    guard case .text(let text) = entry.value else { preconditionFailure("a value with variants") }
    if let comment = entry.comment, !comment.contains("*/") {
      written += Array("\n\n/* \(comment) */\n".utf8)
    }
    written += quoted(entry.key.text) + Array("=".utf8) + quoted(text.text) + Array(";".utf8)
    // A binary file can have its texts in any order.
    guard entry.key.place.line > 0 else { continue }
    precondition(
      (previous.line, previous.column) < (entry.key.place.line, entry.key.place.column),
      "\(entry.key)"
    )
    previous = entry.key.place
  }
  guard case .success(let again) = read(written + [UInt8(ascii: "}")]) else {
    preconditionFailure("what is written is not read")
  }
  precondition(again.warnings.isEmpty && again.entries.count == table.entries.count)
  for (first, second) in zip(table.entries, again.entries) {
    guard case .text(let old) = first.value, case .text(let new) = second.value else {
      preconditionFailure("a value with variants")
    }
    precondition(old.text.utf8.elementsEqual(new.text.utf8), "\(old) is read as \(new)")
    precondition(first.key.text.utf8.elementsEqual(second.key.text.utf8))
    if let comment = first.comment, !comment.contains("*/") {
      precondition(second.comment == comment, "\(comment) is read as \(second.comment ?? "")")
    }
  }
}

/// A text in quotation marks, with the escapes of its UTF-16 for everything but letters that are not
/// digits of an escape.
private func quoted(_ text: String) -> [UInt8] {
  var bytes = Array("\"".utf8)
  for unit in text.utf16 {
    if (0x67...0x7A).contains(unit) {
      bytes.append(UInt8(unit))
    } else {
      let digits = String(unit, radix: 16)
      bytes += Array("\\U\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    }
  }
  return bytes + Array("\"".utf8)
}

/// Checks that a text in UTF-8 is read in the same way in UTF-16.
private func checkUTF16(_ bytes: [UInt8], _ outcome: Outcome) {
  guard let text = String(validating: bytes, as: UTF8.self), let first = bytes.first, first != 0,
    first != 0xEF, bytes.count > 1, !bytes[1...].starts(with: [0]),
    !bytes.starts(with: "bplist".utf8)
  else { return }
  for isLittleEndian in [true, false] {
    let mark: UInt16 = 0xFEFF
    let units = ([mark] + Array(text.utf16)).flatMap { unit in
      isLittleEndian
        ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    precondition(read(units) == outcome, text)
  }
}
