import Glibc
import Sharing
import StringExtraction
import TestSupport
import Testing

@Suite struct LargeStackTests {
  /// A function that needs stack for each call.
  private static func depth(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { buffer in
      unsafe buffer.initialize(repeating: count)
      return unsafe depth(count - 1) + (buffer[0] == count ? 1 : 0)
    }
  }

  private func run<Value: Sendable>(
    _ nanoseconds: inout Int64,
    _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    LargeStack.run(byteCount: 1 << 29, nanoseconds: &nanoseconds, body)
  }

  @Test func callsDeeperThanTheStackOfATest() {
    var time: Int64 = 10_000_000_000
    #expect(run(&time) { Self.depth(100_000) } == 100_000)
    #expect(time > 0 && time < 10_000_000_000)
  }

  @Test func dropsAResultThatTakesTooMuchProcessorTime() {
    let isEnded = SharedFlag()
    var time: Int64 = 20_000_000
    let result = run(&time) {
      while !isEnded.isSet {}
      return 1
    }
    isEnded.set()
    #expect(result == nil && time <= 0)
  }

  @Test func waitsForAThreadThatTakesNoProcessorTime() {
    var time: Int64 = 20_000_000
    let result = run(&time) {
      usleep(60_000)
      return 1
    }
    #expect(result == 1)
  }
}

/// A flag that a thread sets for another one.
private final class SharedFlag: Sendable {
  private let value = PosixMutex(false)

  var isSet: Bool { value.withLock { $0 } }

  func set() { value.withLock { $0 = true } }
}
