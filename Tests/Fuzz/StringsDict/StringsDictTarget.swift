internal import CatalogFiles

/// Reads the input as a `.stringsdict` file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStringsDict(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(CatalogIssue) {
    let table = try CatalogTable(stringsdict: bytes, file: "a")
    let again = try CatalogTable(stringsdict: bytes, file: "a")
    precondition(table == again)
    for issue in table.warnings {
      precondition(issue.severity == .warning)
      check(issue, in: bytes)
    }
    for entry in table.entries {
      check(entry.value)
      for variable in entry.variables { checkVariable(variable.value) }
    }
  } catch {
    precondition(error.severity == .error)
    check(error, in: bytes)
  }
  return 0
}

/// Checks that an issue is inside the file.
private func check(_ issue: CatalogIssue, in bytes: [UInt8]) {
  precondition(issue.file == "a" && !issue.reason.description.isEmpty)
  if issue.place.line == 0 {
    precondition((0...bytes.count).contains(issue.place.column), "\(issue)")
    return
  }
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  precondition((1...lines).contains(issue.place.line), "\(issue)")
  precondition((1...bytes.count + 1).contains(issue.place.column), "\(issue)")
}

private func check(_ value: CatalogValue) {
  guard case .variants(let selector, let variants) = value else { return }
  precondition(selector != .plural && selector != .gender && !variants.isEmpty)
  for variant in variants {
    if selector == .width {
      precondition(variant.name.text.allSatisfy(\.isNumber), variant.name.text)
    }
    check(variant.value)
  }
}

/// Checks that a variable is a plural or a gender, also that of a device.
private func checkVariable(_ value: CatalogValue) {
  guard case .variants(let selector, let variants) = value else {
    preconditionFailure("a variable with one text")
  }
  switch selector {
  case .plural: precondition(variants.contains { $0.name.text == "other" })
  case .gender:
    precondition(variants.contains { $0.name.text == "0" })
    precondition(variants.allSatisfy { Int($0.name.text) != nil })
  case .device: for variant in variants { checkVariable(variant.value) }
  case .width: preconditionFailure("a variable that varies by width")
  }
}
