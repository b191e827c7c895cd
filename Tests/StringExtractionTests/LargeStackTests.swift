import Glibc
import Sharing
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

  private func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
    LargeStack.run(byteCount: 1 << 29, seconds: 1, message: "no stack\n", status: 65, body)
  }

  @Test func callsDeeperThanTheStackOfATest() {
    #expect(run { Self.depth(100_000) } == 100_000)
  }

  @Test func dropsAResultThatComesTooLate() {
    let isEnded = SharedFlag()
    let result = run {
      while !isEnded.isSet { usleep(1_000) }
      return 1
    }
    isEnded.set()
    #expect(result == nil)
  }
}

/// A flag that a thread sets for another one.
private final class SharedFlag: Sendable {
  private let value = PosixMutex(false)

  var isSet: Bool { value.withLock { $0 } }

  func set() { value.withLock { $0 = true } }
}
