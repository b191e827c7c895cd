import Foundation
import Sharing

/// A call whose text is known.
struct Verb: Sendable {
  let name: String
  /// Whether the verb returns a text that the entry itself keeps.
  var isKept = false
  let call: @Sendable () throws -> String

  /// Calls it a number of times, after a first call that makes what it needs.
  func repeated(_ count: Int) throws {
    let right = try call()
    for _ in 0..<count where try call() != right { throw WrongText(verb: name) }
  }
}

struct WrongText: Error {
  let verb: String
}

/// Threads that call a verb, together with threads that drop the entries that it uses and overwrite
/// their memory.
///
/// A thread that still uses an entry after it has cleared its hazard pointer reads the overwritten
/// memory, at the latest when it changes a reference count.
final class Hammer: Sendable {
  private let threads: Int
  private let drop: @Sendable () -> Void
  /// Not the standard library's mutex: the thread sanitizer does not see it, and reports a race.
  private let counts = PosixMutex((calls: 0, drops: 0, wrong: 0))

  init(threads: Int, drop: @escaping @Sendable () -> Void) {
    self.threads = threads
    self.drop = drop
  }

  var calls: Int { counts.withLock { $0.calls } }
  var drops: Int { counts.withLock { $0.drops } }
  var wrong: Int { counts.withLock { $0.wrong } }

  func strike(_ verb: Verb, for duration: Duration) throws {
    let right = try verb.call()
    let end = ContinuousClock.now + duration
    let group = DispatchGroup()
    for index in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        if index % 2 == 0 { self.read(verb, right, until: end) } else { self.write(until: end) }
        group.leave()
      }
    }
    group.wait()
  }

  private func read(_ verb: Verb, _ right: String, until end: ContinuousClock.Instant) {
    var count = 0
    while ContinuousClock.now < end {
      for _ in 0..<50 {
        count += 1
        let found: String
        do { found = try verb.call() } catch { found = "\(error)" }
        guard found != right else { continue }
        print("\(verb.name): \(found.debugDescription) and not \(right.debugDescription)")
        counts.withLock { $0.wrong += 1 }
        return
      }
    }
    let calls = count
    counts.withLock { $0.calls += calls }
  }

  private func write(until end: ContinuousClock.Instant) {
    var count = 0
    while ContinuousClock.now < end {
      drop()
      Scribble.write()
      count += 1
    }
    let drops = count
    counts.withLock { $0.drops += drops }
  }
}

/// Allocates freed memory of the usual sizes and overwrites it.
private enum Scribble {
  private static let sizes = [
    32, 48, 64, 80, 96, 112, 128, 160, 192, 256, 320, 384, 512, 640, 768, 1_024,
  ]

  static func write() {
    var blocks = unsafe [UnsafeMutableRawPointer]()
    unsafe blocks.reserveCapacity(sizes.count * 24)
    for size in sizes {
      for _ in 0..<24 {
        let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        unsafe block.initializeMemory(as: UInt8.self, repeating: 0xA5, count: size)
        unsafe blocks.append(block)
      }
    }
    unsafe free(blocks)
  }

  /// A separate function, because the optimizer would otherwise remove writes to memory just before
  /// it is freed.
  @inline(never)
  private static func free(_ blocks: [UnsafeMutableRawPointer]) {
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
  }
}
