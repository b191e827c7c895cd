import Sharing
import Testing

@Suite struct ByteTextTests {
  /// All ways to write ten letters, each as one scalar or as two.
  private static let equivalents = (0..<1024).map { bits in
    ByteText((0..<10).map { bits >> $0 & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined())
  }

  @Test func distinguishesEquivalentTexts() {
    #expect(Set(Self.equivalents.map(\.string)).count == 1)
    #expect(Set(Self.equivalents).count == 1024)
    #expect(ByteText("\u{E9}") == ByteText("\u{E9}") && ByteText("a") != ByteText("b"))
  }

  /// Equal hashes would make each look-up among them slow.
  @Test func hashesEquivalentTextsDifferently() {
    #expect(Set(Self.equivalents.map(\.hashValue)).count > 1000)
    #expect(ByteText("e\u{301}").hashValue == ByteText("e\u{301}").hashValue)
  }
}
