internal import Synchronization

/// The part of the process's stores that code uses: a value of one part is not found in another.
///
/// So code that makes the same values from other data keeps them apart, without a word in any key. Part
/// 0 is that of all code that runs in no other; the code above decides what each part stands for.
@usableFromInline package enum StorePart {
  @TaskLocal private static var ofTask: UInt8 = 0
  /// Whether code ever ran in another part: reading a task-local value costs more than a look-up.
  private static let isEverUsed = Atomic<Bool>(false)
  /// The number of parts.
  package static let count = 8

  /// The part of the code that is running.
  @usableFromInline package static var current: UInt8 {
    // Relaxed: the task itself, or one that started it, set the flag before.
    isEverUsed.load(ordering: .relaxed) ? ofTask : 0
  }

  /// Runs code in a part, which is below ``count``.
  package static func with<Result, Failure: Error>(
    _ part: UInt8,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(part < count)
    guard part != current else { return try body() }
    isEverUsed.store(true, ordering: .relaxed)
    // `withValue` itself would throw `any Error`.
    let outcome = $ofTask.withValue(part) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try outcome.get()
  }

  /// Runs asynchronous code in a part, which is below ``count``.
  package static func with<Result>(
    _ part: UInt8,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    precondition(part < count)
    isEverUsed.store(true, ordering: .relaxed)
    return try await $ofTask.withValue(part) { try await body() }
  }
}

/// The part in which an object was made, for what it makes later.
@usableFromInline package struct StorePartOfMaking: BitwiseCopyable, Sendable {
  private let part = StorePart.current

  @usableFromInline package init() {}

  /// Runs code in that part, wherever it is called.
  @usableFromInline package func callAsFunction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try StorePart.with(part, body)
  }
}

/// A value of the process that is made once in each part.
package struct PartedValue<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let boxes = OnceTable<Box>(count: StorePart.count)
  private let make: @Sendable () -> Value

  /// - Parameter make: Makes the value; threads that need it at the same time may all make one.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value of the current part.
  package var value: Value {
    boxes.object(at: Int(StorePart.current)) { Box(make()) }.value
  }
}

/// A key of a store of the process that is not a `BoundedStore`, in the part in which it was made.
package struct PartedKey<Key: Hashable & Sendable>: Hashable, Sendable {
  package let key: Key
  private let part = StorePart.current

  package init(_ key: Key) { self.key = key }
}
