internal import Sharing
internal import Synchronization

/// Which data formatters are made from.
package enum DataChoice: UInt8, Sendable {
  /// Compiled data if it was made from the very ICU that is loaded; otherwise ICU.
  case system
  /// ICU alone, for tests and for the tool that compiles data.
  case icu
  /// Compiled data alone.
  case pinned
  /// Compiled data, and ICU for what it lacks.
  case pinnedElseSystem
  /// No data, because the environment names a choice that does not exist: nothing can be made.
  case unknown

  /// The choice of a task, for tests; nil for that of the process.
  @TaskLocal private static var ofTask: DataChoice?
  /// Whether a task ever made a choice: reading it costs more than all the rest.
  private static let isEverOfTask = Atomic<Bool>(false)
  /// The choice of the process, plus 1; 0 before it is known.
  private static let ofProcess = Atomic<UInt8>(0)

  /// The choice that holds where this is called; it is the process's from then on.
  package static var current: DataChoice {
    if isEverOfTask.load(ordering: .relaxed), let own = ofTask { return own }
    let made = ofProcess.load(ordering: .relaxed)
    if made > 0, let choice = DataChoice(rawValue: made - 1) { return choice }
    return firstUse()
  }

  @inline(never)
  private static func firstUse() -> DataChoice {
    let choice = ofEnvironment
    let (isFirst, other) = ofProcess.compareExchange(
      expected: 0,
      desired: choice.rawValue + 1,
      ordering: .relaxed
    )
    return isFirst ? choice : DataChoice(rawValue: other - 1) ?? choice
  }

  /// Sets the choice of the process; false if another was used before.
  package static func use(_ choice: DataChoice) -> Bool {
    let (isFirst, other) = ofProcess.compareExchange(
      expected: 0,
      desired: choice.rawValue + 1,
      ordering: .relaxed
    )
    return isFirst || other == choice.rawValue + 1
  }

  /// The name of the environment's variable with the choice.
  package static let variable = "LOCALEFORMAT_DATA"
  /// The choices that the variable can name.
  package static let names: [(name: String, choice: DataChoice)] = [
    ("system", .system), ("pinned", .pinned), ("pinned-else-system", .pinnedElseSystem),
  ]
  /// The value of the variable; an empty one names nothing, as if it were not set.
  package static let named = environmentValue(variable).flatMap { $0.isEmpty ? nil : $0 }

  /// The choice that the environment names.
  private static var ofEnvironment: DataChoice {
    guard let named else { return .system }
    return names.first { $0.name == named }?.choice ?? .unknown
  }

  /// Whether ICU may be asked for what compiled data lacks.
  package static var allowsICU: Bool { current.allowsICU && Library.isPresent }

  private var allowsICU: Bool { self != .pinned && self != .unknown }

  /// Throws if ICU must not answer.
  fileprivate func check(_ function: String) throws(ICUError) {
    if !allowsICU {
      throw ICUError(status: self == .unknown ? noChoice : absent, function: function)
    }
  }

  /// Calls `body` with a choice for this task.
  package static func with<Result, Failure: Error>(
    _ choice: DataChoice,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isEverOfTask.store(true, ordering: .relaxed)
    // `withValue` rethrows any error, and `body` throws only its own.
    let result = $ofTask.withValue(choice) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Calls `body` with a choice for this task.
  package static func with<Result>(
    _ choice: DataChoice,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    isEverOfTask.store(true, ordering: .relaxed)
    return try await $ofTask.withValue(choice) { try await body() }
  }
}

/// Throws if formatters are made from compiled data alone, so that ICU must not answer, or cannot be
/// made at all.
package func checkICU(_ function: String) throws(ICUError) {
  try DataChoice.current.check(function)
}
