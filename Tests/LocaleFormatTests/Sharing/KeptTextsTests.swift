import Sharing
import TestSupport
import Testing

@Suite struct KeptTextsTests {
  private func key(_ number: Int, rest: String = "") -> KeptTexts.Key {
    KeptTexts.Key(source: 1, word: UInt64(number), rest: rest)
  }

  @Test func findsWhatWasKept() {
    let texts = KeptTexts(capacity: 64)
    #expect(texts.string(for: key(1)) == nil)
    texts.keep("one", for: key(1))
    texts.keep("a text that is longer than fifteen bytes", for: key(2))
    texts.keep("", for: key(3))
    #expect(texts.string(for: key(1)) == "one")
    #expect(texts.string(for: key(2)) == "a text that is longer than fifteen bytes")
    #expect(texts.string(for: key(3)) == "")
    var bytes = Array("<".utf8)
    #expect(texts.append(for: key(2), to: &bytes))
    #expect(!texts.append(for: key(4), to: &bytes))
    #expect(bytes == Array("<a text that is longer than fifteen bytes".utf8))
    #expect(texts.count == 3)
  }

  @Test func theWholeKeyCounts() {
    let texts = KeptTexts(capacity: 8)
    texts.keep("word", for: key(1))
    texts.keep("rest", for: key(1, rest: "long code"))
    texts.keep("source", for: KeptTexts.Key(source: 2, word: 1))
    #expect(texts.string(for: key(1)) == "word")
    #expect(texts.string(for: key(1, rest: "long code")) == "rest")
    #expect(texts.string(for: key(1, rest: "long cod\u{E9}")) == nil)
    #expect(texts.string(for: key(1, rest: "long")) == nil)
    #expect(texts.string(for: KeptTexts.Key(source: 2, word: 1)) == "source")
  }

  @Test func theFirstTextOfAKeyStays() {
    let texts = KeptTexts(capacity: 8)
    texts.keep("first", for: key(1))
    texts.keep("second", for: key(1))
    #expect(texts.string(for: key(1)) == "first")
    #expect(texts.count == 1)
  }

  @Test func keepsAtMostItsCapacity() {
    let texts = KeptTexts(capacity: 60)
    #expect(texts.capacity == 64)
    for number in 0..<1_000 {
      texts.keep("\(number)", for: key(number))
      #expect(texts.string(for: key(number)) == "\(number)")
    }
    #expect(texts.count == 64)
    let kept = (0..<1_000).filter { texts.string(for: key($0)) != nil }
    #expect(kept.count == 64)
    texts.removeAll()
    #expect(texts.count == 0)
    #expect(texts.string(for: key(999)) == nil)
    texts.keep("again", for: key(1))
    #expect(texts.string(for: key(1)) == "again")
  }

  @Test func whatIsUsedGetsASecondChance() {
    let texts = KeptTexts(capacity: 8)
    texts.keep("hot", for: key(-1 & 0xFF))
    for number in 1_000..<1_200 {
      #expect(texts.string(for: key(-1 & 0xFF)) == "hot")
      texts.keep("\(number)", for: key(number))
    }
  }

  @Test func aLongTextIsNotKept() {
    let texts = KeptTexts(capacity: 8)
    let longest = String(repeating: "x", count: KeptTexts.maximumByteCount)
    texts.keep(longest, for: key(1))
    texts.keep(longest + "x", for: key(2))
    texts.keep(longest, for: key(3, rest: "r"))
    #expect(texts.string(for: key(1)) == longest)
    #expect(texts.string(for: key(2)) == nil && texts.string(for: key(3, rest: "r")) == nil)
  }

  @Test func threadsReadWhileOthersDrop() {
    let texts = KeptTexts(capacity: 16)
    let wrong = Counter()
    inThreads(8) { thread in
      var generator = SplitMix(seed: UInt64(thread))
      for _ in 0..<4_000 {
        let number = Int.random(in: 0..<40, using: &generator)
        let text = "a text of number \(number) on the heap"
        if let found = texts.string(for: key(number)) {
          if found != text { wrong.add() }
        } else {
          texts.keep(text, for: key(number))
        }
        if thread == 0, number == 7 { texts.removeAll() }
      }
    }
    #expect(wrong.value == 0)
    #expect(texts.count <= 16)
  }
}
