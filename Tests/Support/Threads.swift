import Foundation

/// Runs `body` on `count` threads at once, even if that is more than there are processors, and
/// waits for all of them.
package func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  let barrier = StartLine(count)
  for index in 0..<count {
    group.enter()
    let thread = Thread {
      barrier.wait()
      body(index)
      group.leave()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
  group.wait()
}

/// A barrier that lets threads continue when all of them have arrived.
package final class StartLine: Sendable {
  private let condition = NSCondition()
  private let missing: Box

  private final class Box: @unchecked Sendable {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  package init(_ count: Int) { missing = Box(count) }

  package func wait() {
    condition.lock()
    missing.count -= 1
    if missing.count == 0 { condition.broadcast() }
    while missing.count > 0 { condition.wait() }
    condition.unlock()
  }
}
