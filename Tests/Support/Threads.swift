import Foundation

/// Runs `body` on so many threads at once, more than there are processors too, and waits for all.
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

/// Lets threads go when all have come.
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
