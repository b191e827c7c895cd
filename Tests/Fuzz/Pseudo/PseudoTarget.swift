internal import CatalogFiles

/// Changes the input with one set of options, which the first byte chooses.
///
/// A text keeps its placeholders in the same order, and a format keeps them without the check that
/// `format` has. A second change is none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPseudo(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  guard count > 0 else { return 0 }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes[1...], as: UTF8.self)
  let pseudo = options(bytes[0])
  // A text that is not a format can become one by accident; the check of `format` is for it alone.
  let changed = isFormat(text) ? pseudo.unguarded(text, isFormat: true) : pseudo.format(text)
  for result in [changed, FormatString.inCapitals(text)] {
    precondition(placeholders(of: result) == placeholders(of: text), "\(text) -> \(result)")
    precondition(isFormat(result) == isFormat(text), "\(pseudo): \(text) -> \(result)")
  }
  for change in [pseudo.format, pseudo.text] {
    let once = change(text)
    let twice = change(once)
    precondition(twice.utf8.elementsEqual(once.utf8), "\(pseudo): \(text) -> \(once) -> \(twice)")
  }
  return 0
}

private func isFormat(_ text: String) -> Bool {
  do throws(FormatError) {
    let pieces = try FormatString(text).pieces
    // The placeholders of a format are those that programs fill.
    let count = pieces.count { if case .literal = $0 { false } else { true } }
    precondition(placeholders(of: text).count == count, text)
    return true
  } catch {
    return false
  }
}

/// The placeholders of a text as they are written.
private func placeholders(of text: String) -> [[UInt8]] {
  let bytes = Array(text.utf8)
  return FormatReader.percentParts(of: text).filter(\.isPlaceholder).map { Array(bytes[$0.range]) }
}

private func options(_ bits: UInt8) -> PseudoLocalization {
  PseudoLocalization(
    hasAccents: bits & 1 != 0,
    expansion: bits & 2 == 0 ? nil : bits & 32 != 0 ? .byLength : .percent(40),
    isDoubled: bits & 4 != 0,
    brackets: bits & 8 == 0 ? nil : bits & 32 != 0 ? .square : .sections,
    isRightToLeft: bits & 16 != 0
  )
}
