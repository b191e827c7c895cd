internal import CatalogFiles

/// Changes the input with one set of options, which the first byte chooses.
///
/// A format keeps its placeholders in the same order, without the check that `format` has. A second
/// change is none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPseudo(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  guard count > 0 else { return 0 }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes[1...], as: UTF8.self)
  let pseudo = options(bytes[0])
  let placeholders = Placeholders(text)
  // A text that is not a format can become one by accident; the check of `format` is for it alone.
  let changed =
    placeholders == nil ? pseudo.format(text) : pseudo.unguarded(text, isFormat: true)
  precondition(Placeholders(changed) == placeholders, "\(pseudo): \(text) -> \(changed)")
  for change in [pseudo.format, pseudo.text] {
    let once = change(text)
    let twice = change(once)
    precondition(twice.utf8.elementsEqual(once.utf8), "\(pseudo): \(text) -> \(once) -> \(twice)")
  }
  let capitals = FormatString.inCapitals(text)
  if placeholders != nil {
    precondition(Placeholders(capitals) == placeholders, "\(text) -> \(capitals)")
  }
  return 0
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

/// The placeholders of a format as they are written; nil for a text that is not one.
private struct Placeholders: Equatable {
  private let texts: [[UInt8]]

  init?(_ format: String) {
    do throws(FormatError) {
      let bytes = Array(format.utf8)
      texts = try FormatString(format).pieces.compactMap { piece in
        switch piece {
        case .literal: return nil
        case .conversion(let conversion):
          let end = conversion.offset + conversion.specifier.utf8.count
          return Array(bytes[conversion.offset..<end])
        case .variable(let name, let argument, let offset):
          let head = argument.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
          return Array(bytes[offset..<min(offset + head.utf8.count, bytes.count)])
        case .ownArgument(let offset): return Array(bytes[offset..<offset + 4])
        }
      }
    } catch {
      return nil
    }
  }
}
