import CatalogFiles
import Testing

@Suite struct PlaceCounterTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (7, 2, 2), (9, 3, 1), (10, 3, 2), (11, 3, 2),
    (12, 4, 1), (99, 4, 1),
  ])
  func countsLinesAndScalars(offset: Int, line: Int, column: Int) {
    // The last two lines end with CR LF.
    let bytes = Array("aä\nあ\r\nb\r\n".utf8)
    #expect(
      PlaceCounter.place(of: offset, in: bytes.span) == SourcePlace(line: line, column: column)
    )
  }
}
