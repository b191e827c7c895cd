internal import Sharing

/// The parts of some texts, read without reference counting.
struct PieceTable: ~Copyable, Sendable {
  /// A part without its place.
  struct Piece: BitwiseCopyable, Sendable {
    let kind: FormattedText.Kind
    let source: FormattedText.Source
    let utf8Count: UInt16
  }

  /// The parts of all texts, in order.
  let pieces: FlatTable<Piece>
  /// The end of the parts of each text.
  private let ends: FlatTable<UInt16>

  init(_ texts: [[Piece]]) {
    pieces = FlatTable(Array(texts.joined()))
    var end = 0
    ends = FlatTable(
      texts.map {
        end += $0.count
        return UInt16(clamping: end)
      }
    )
  }

  /// Takes the parts in some ranges of a text; nil if one of them is only partly in a range, or very
  /// long.
  init?(of text: FormattedText, in ranges: [Range<Int>]) {
    var texts: [[Piece]] = []
    for range in ranges {
      let found = text.parts.filter { $0.utf8Range.overlaps(range) }
      let isWhole = found.allSatisfy {
        range.lowerBound <= $0.utf8Range.lowerBound && $0.utf8Range.upperBound <= range.upperBound
          && $0.utf8Range.count <= UInt16.max
      }
      guard isWhole else { return nil }
      texts.append(
        found.map {
          Piece(kind: $0.kind, source: $0.source, utf8Count: UInt16($0.utf8Range.count))
        }
      )
    }
    self.init(texts)
  }

  var count: Int { pieces.count }
  var byteCount: Int { pieces.byteCount + ends.byteCount }

  /// The places of the parts of a text.
  @inline(__always)
  func range(_ text: Int) -> Range<Int> {
    (text == 0 ? 0 : Int(ends[text &- 1]))..<Int(ends[text])
  }
}
