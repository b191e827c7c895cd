internal import ICU
internal import MachineTime
internal import Sharing

/// How many idle ICU objects a pool keeps: one for each processor, at most 8.
let idleHandleLimit = min(8, processorCount())

/// Lends ICU objects of one kind, one to each caller at a time: for services whose headers do not
/// say that one object may be shared.
final class HandlePool<Resource: ~Copyable & Sendable>: Sendable {
  /// An object on the heap, since an array cannot hold what cannot be copied.
  private final class Box: Sendable {
    let handle: Resource
    init(_ handle: consuming Resource) { self.handle = handle }
  }

  private let open: @Sendable () throws(ICUError) -> Resource
  private let maximumIdle: Int
  private let idle: PosixMutex<[Box]>

  /// Makes a pool with one object in it.
  ///
  /// - Parameters:
  ///   - maximumIdle: The most objects that are kept when nobody uses them.
  ///   - open: Makes an object.
  /// - Throws: The status ICU gave for the first one.
  convenience init(
    maximumIdle: Int = idleHandleLimit,
    _ open: @escaping @Sendable () throws(ICUError) -> Resource
  ) throws(ICUError) {
    self.init(maximumIdle: maximumIdle, holding: try open(), open)
  }

  /// Makes a pool with an object that is open already, or with none in it.
  init(
    maximumIdle: Int = idleHandleLimit,
    holding first: consuming Resource?,
    _ open: @escaping @Sendable () throws(ICUError) -> Resource
  ) {
    self.open = open
    self.maximumIdle = maximumIdle
    var boxes: [Box] = []
    if let first { boxes.append(Box(first)) }
    idle = PosixMutex(boxes)
  }

  /// Lends an object that nobody else has; the lock is held only to take it and to put it back.
  @inline(__always)
  func lend<Result>(
    _ body: (borrowing Resource) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let box = if let kept = idle.withLock({ $0.popLast() }) { kept } else { Box(try open()) }
    defer { giveBack(box) }
    return try body(box.handle)
  }

  private func giveBack(_ box: Box) {
    idle.withLock { idle in
      if idle.count < maximumIdle { idle.append(box) }
    }
  }

  /// Closes the objects that wait to be lent.
  func removeIdle() {
    let boxes = idle.withLock { idle in
      defer { idle = [] }
      return idle
    }
    withExtendedLifetime(boxes) {}
  }

  /// How many objects wait to be lent.
  var idleCount: Int { idle.withLock { $0.count } }
}
