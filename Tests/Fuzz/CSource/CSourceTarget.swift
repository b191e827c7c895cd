import CatalogFiles
import ExtractedTexts
import StringExtraction

/// Extracts the texts of the input as a source of Objective-C.
///
/// Each text must begin at a quotation mark, or at the mark of a raw literal, and the texts must stay the
/// same when space is added around the source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSource(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = extract(bytes) else { return 0 }
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  for place in first.texts.map(\.key.place) + first.issues.map(\.place) {
    precondition((1...lines).contains(place.line), "\(place)")
    precondition((1...bytes.count + 1).contains(place.column), "\(place)")
  }
  for (text, next) in zip(first.texts, first.texts.dropFirst()) {
    let (place, later) = (text.key.place, next.key.place)
    precondition((place.line, place.column) < (later.line, later.column), "\(text) \(next)")
  }
  for issue in first.issues { precondition(!issue.reason.description.isEmpty, "\(issue)") }
  // A byte order mark, or the first byte 0, decides the encoding only at the beginning.
  guard let head = bytes.first, head > 0, head < 0x80, bytes.count < 2 || bytes[1] > 0,
    let second = extract(Array("\n".utf8) + bytes + Array("\n".utf8))
  else { return 0 }
  precondition(second.texts.count == first.texts.count, "\(first.texts) \(second.texts)")
  for (text, other) in zip(first.texts, second.texts) {
    precondition(text.key.text == other.key.text, "\(text) \(other)")
    precondition(other.key.place.line == text.key.place.line + 1, "\(text) \(other)")
  }
  return 0
}

private func extract(_ bytes: [UInt8]) -> SourceExtraction? {
  let functions = ["f=key", "g=table,_,key,value,comment"].compactMap(
    LookupFunction.init(describing:)
  )
  var extraction = SourceExtraction(routines: ["L"], functions: functions)
  do throws(CatalogIssue) {
    try extraction.read(bytes, file: "a.m")
    return extraction
  } catch {
    return nil
  }
}
