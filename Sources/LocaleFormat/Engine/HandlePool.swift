internal import ICU
internal import MachineTime
internal import Sharing

/// The maximum number of idle ICU objects in a pool: one for each processor, at most 8.
let idleHandleLimit = min(8, processorCount())

/// An owner of idle objects, of any kind.
protocol HandleHolder: AnyObject, Sendable {
  /// Closes the idle objects.
  func removeIdle()
}

/// A pool of ICU objects of one kind, each used by one caller at a time.
///
/// It is for services whose headers do not say that one object may be shared.
final class HandlePool<Resource: ~Copyable & Sendable>: HandleHolder {
  /// An object on the heap, because an array cannot contain a type that is not copyable.
  private final class Box: Sendable {
    let handle: Resource
    init(_ handle: consuming Resource) { self.handle = handle }
  }

  private let open: @Sendable () throws(ICUError) -> Resource
  /// Opens with the data of this pool, wherever it is used.
  private let making = StorePartOfMaking()
  private let maximumIdle: Int
  private let idle: PosixMutex<[Box]>

  /// Creates a pool that contains one object.
  ///
  /// - Parameters:
  ///   - maximumIdle: The maximum number of idle objects.
  ///   - open: Makes an object.
  /// - Throws: The ICU status if the first object cannot be made.
  convenience init(
    maximumIdle: Int = idleHandleLimit,
    _ open: @escaping @Sendable () throws(ICUError) -> Resource
  ) throws(ICUError) {
    self.init(maximumIdle: maximumIdle, holding: try open(), open)
  }

  /// Creates a pool that contains the given object, or none.
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

  /// Calls `body` with an object that is not in use elsewhere.
  ///
  /// The lock is held only to take the object and to put it back.
  @inline(__always)
  func lend<Result>(
    _ body: (borrowing Resource) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let box = if let kept = idle.withLock({ $0.popLast() }) { kept } else { try opened() }
    defer { giveBack(box) }
    return try body(box.handle)
  }

  private func opened() throws(ICUError) -> Box {
    try making { () throws(ICUError) in Box(try open()) }
  }

  private func giveBack(_ box: Box) {
    idle.withLock { idle in
      if idle.count < maximumIdle { idle.append(box) }
    }
  }

  /// Closes the idle objects.
  func removeIdle() {
    let boxes = idle.withLock { idle in
      defer { idle = [] }
      return idle
    }
    withExtendedLifetime(boxes) {}
  }

  /// The number of idle objects.
  var idleCount: Int { idle.withLock { $0.count } }
}
