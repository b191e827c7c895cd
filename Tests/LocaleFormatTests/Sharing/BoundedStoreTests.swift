import Sharing
import Testing

@Suite struct BoundedStoreTests {
  @Test func keepsNoMoreThanItsBound() {
    let store = BoundedStore<Int, String>(maximumCost: 4)
    for key in 0..<100 {
      store.keep("\(key)", for: key)
      // An entry that is used stays.
      #expect(store.kept(for: 0) == "0")
    }
    #expect(store.count == 4)
    #expect(store.kept(for: 99) == "99")
    #expect(store.kept(for: 50) == nil)
    #expect(store.value(for: 99, isGood: { _ in false }, make: { "new" }) == "new")
    #expect(store.kept(for: 99) == "new")
  }

  @Test func keepsNoMoreBytesThanItsBound() {
    let store = BoundedStore<Int, Int>(maximumCost: 100)
    for key in 0..<50 {
      store.keep(key, for: key, cost: 1 + key % 40)
      #expect(store.cost <= 100)
      #expect(store.kept(for: key) == key)
    }
    store.keep(1, for: 99, cost: 101)
    #expect(store.kept(for: 99) == nil)
    store.removeAll()
    #expect(store.cost == 0)
    #expect(store.count == 0)
  }

  @Test func givesWhatWasUsedASecondChance() {
    let store = BoundedStore<String, Int>(maximumCost: 3)
    for key in ["a", "b", "c"] { store.keep(0, for: key, cost: 1) }
    _ = store.kept(for: "a")
    store.keep(0, for: "d", cost: 1)
    #expect(store.kept(for: "a") != nil)
    #expect(store.count == 3)
  }

  @Test func countsAValueOnce() {
    let store = BoundedStore<String, Int>(maximumCost: 10)
    store.keep(1, for: "a", cost: 4)
    store.keep(2, for: "a", cost: 6)
    #expect(store.cost == 6)
    #expect(store.count == 1)
    #expect(store.kept(for: "a") == 2)
  }

  /// Returns a store that is full of entries that are no longer used.
  private func filled() -> BoundedStore<String, Int> {
    let store = BoundedStore<String, Int>(maximumCost: 4)
    for key in ["old 1", "old 2", "old 3", "old 4"] { store.keep(0, for: key) }
    return store
  }

  /// Checks that a new entry replaces an old one, and not another new one.
  @Test(arguments: 1...4)
  func newKeysInTurnAreMadeOnce(count: Int) {
    let store = filled()
    var made = 0
    for round in 0..<20 {
      _ = store.value(for: "new \(round % count)") {
        made += 1
        return made
      }
    }
    #expect(made == count)
  }

  @Test func oneThatCameLateOutlivesAFloodShorterThanTheStore() {
    let store = filled()
    store.keep(1, for: "late")
    for key in ["flood 1", "flood 2", "flood 3"] { store.keep(0, for: key) }
    #expect(store.kept(for: "late") == 1)
  }

  @Test func costsAddUp() {
    let store = BoundedStore<String, Int>(maximumCost: 10)
    store.keep(1, for: "a", cost: 4)
    store.keep(2, for: "b", cost: 6)
    #expect(store.cost == 10)
    // An entry may replace itself and others.
    store.keep(3, for: "a", cost: 8)
    #expect(store.kept(for: "a") == 3)
    #expect(store.kept(for: "b") == nil)
    #expect(store.cost == 8)
    // An entry that is too large for the store is not kept, and the entry that it was to replace is
    // removed.
    store.keep(4, for: "a", cost: 11)
    #expect(store.count == 0)
    #expect(store.cost == 0)
    for key in ["c", "d", "e"] { store.keep(5, for: key, cost: 3) }
    #expect(store.count == 3)
    #expect(store.cost == 9)
  }

  @Test func whatIsThereStaysWhereNothingIsToReplaceIt() {
    let store = BoundedStore<String, Int>(maximumCost: 2)
    store.keepIfAbsent(1, for: "a")
    store.keepIfAbsent(2, for: "a")
    #expect(store.kept(for: "a") == 1)
  }
}
