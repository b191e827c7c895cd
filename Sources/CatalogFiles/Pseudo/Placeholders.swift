internal import Faults

/// The placeholders of a text, in order and as they are written.
struct Placeholders: Equatable {
  private let isFormat: Bool
  private let texts: [[UInt8]]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    texts = FormatReader.percentParts(of: text).filter(\.isPlaceholder).map {
      Array(bytes[$0.range])
    }
    do throws(FormatError) {
      _ = try FormatString(text)
      isFormat = true
    } catch {
      isFormat = false
    }
  }
}
