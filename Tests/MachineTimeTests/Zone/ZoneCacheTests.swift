import Glibc
import Sharing
import Testing

@testable import MachineTime

struct ZoneCacheTests {
  private static let table = ZoneTable(
    fixed: TimeZoneOffset(seconds: 0, isDaylight: false, abbreviation: "X")
  )

  private static func id(_ number: Int) throws -> TimeZoneID { try TimeZoneID("Z\(number)") }

  @Test func theCacheNeverHoldsMoreThanItsCapacity() throws {
    let cache = ZoneCache(capacity: 3)
    for number in 0..<100 {
      let id = try Self.id(number)
      let rules = try cache.rules(for: id) { TimeZoneRules(id: $0, table: Self.table) }
      #expect(rules.id == id)
      #expect(cache.count == min(number + 1, 3))
    }
  }

  @Test func whatIsAskedForStaysWhenOthersComeAndGo() throws {
    let cache = ZoneCache(capacity: 3)
    let hot = TimeZoneID("Hot")
    var readings = 0
    for number in 0..<100 {
      _ = try cache.rules(for: hot) {
        readings += 1
        return TimeZoneRules(id: $0, table: Self.table)
      }
      _ = try cache.rules(for: Self.id(number)) { TimeZoneRules(id: $0, table: Self.table) }
    }
    #expect(readings == 1)
  }

  @Test func aFailureIsNotKept() throws {
    let cache = ZoneCache(capacity: 3)
    let id = try Self.id(0)
    #expect(throws: FormatError.unknownTimeZone(id.identifier)) {
      try cache.rules(for: id) { (id) throws(FormatError) in throw .unknownTimeZone(id.identifier) }
    }
    #expect(cache.count == 0)
    let rules = try cache.rules(for: id) { TimeZoneRules(id: $0, table: Self.table) }
    #expect(rules.id == id)
  }

  @Test func threadsThatAskTogetherShareOneReading() async throws {
    let cache = ZoneCache(capacity: 64)
    let readings = PosixMutex<[TimeZoneID: Int]>([:])
    let found = try await withThrowingTaskGroup(of: [ObjectIdentifier].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<50).map { number in
            let rules = try cache.rules(for: Self.id(number)) { id in
              readings.withLock { $0[id, default: 0] += 1 }
              _ = usleep(500)
              return TimeZoneRules(id: id, table: Self.table)
            }
            return ObjectIdentifier(rules)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0 == found[0] })
    #expect(readings.withLock { $0.values.allSatisfy { $0 == 1 } && $0.count == 50 })
  }

  @Test func noLockIsHeldWhileAZoneIsRead() throws {
    let cache = ZoneCache(capacity: 4)
    let inner = try Self.id(1)
    // If a lock were held, this would never return.
    _ = try cache.rules(for: Self.id(0)) { (id) throws(FormatError) in
      _ = try cache.rules(for: inner) { TimeZoneRules(id: $0, table: Self.table) }
      return TimeZoneRules(id: id, table: Self.table)
    }
    #expect(cache.count == 2)
  }

  @Test func threadsUnderEvictionGetTheZoneTheyAskFor() async throws {
    let cache = ZoneCache(capacity: 5)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for step in 0..<5_000 {
            let id = try Self.id((step * (thread + 1)) % 17)
            let rules = try cache.rules(for: id) { TimeZoneRules(id: $0, table: Self.table) }
            #expect(rules.id == id)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(cache.count == 5)
  }
}
