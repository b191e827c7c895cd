internal import ICU
internal import MachineTime

/// Lends ICU date formatters of one kind, one to each caller at a time: udat.h does not say that
/// one may be shared.
final class DateHandlePool: Sendable {
  /// What the formatters show.
  enum Content: Sendable {
    case styles(date: DateHandle.Style, time: DateHandle.Style)
    case pattern(String)
  }

  /// A formatter on the heap, since an array cannot hold what cannot be copied.
  private final class Box: Sendable {
    let handle: DateHandle
    init(_ handle: consuming DateHandle) { self.handle = handle }
  }

  private let content: Content
  private let locale: DateLocaleName
  private let zone: String
  private let maximumIdle: Int
  private let idle = PosixMutex<[Box]>([])

  /// Makes a pool with one formatter in it.
  init(_ content: Content, locale: DateLocaleName, zone: String, maximumIdle: Int) throws(ICUError)
  {
    self.content = content
    self.locale = locale
    self.zone = zone
    self.maximumIdle = maximumIdle
    let first = try makeBox()
    idle.withLock { $0.append(first) }
  }

  private func makeBox() throws(ICUError) -> Box {
    switch content {
    case .styles(let date, let time):
      Box(
        try DateHandle(
          date: date,
          time: time,
          locale: locale.name,
          digits: locale.digits,
          zone: zone
        )
      )
    case .pattern(let pattern):
      Box(
        try DateHandle(
          pattern: pattern,
          locale: locale.name,
          digits: locale.digits,
          zone: zone
        )
      )
    }
  }

  /// Lends a formatter that nobody else has; the lock is held only to take it and to put it back.
  func lend<Result>(
    _ body: (borrowing DateHandle) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let box = if let kept = idle.withLock({ $0.popLast() }) { kept } else { try makeBox() }
    defer { giveBack(box) }
    return try body(box.handle)
  }

  private func giveBack(_ box: Box) {
    idle.withLock { idle in
      if idle.count < maximumIdle { idle.append(box) }
    }
  }

  func pattern() throws(ICUError) -> String {
    try lend { handle throws(ICUError) in try handle.pattern() }
  }

  /// How many formatters wait to be lent.
  var idleCount: Int { idle.withLock { $0.count } }
}
