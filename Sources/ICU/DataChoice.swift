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

  /// The choice of a task; nil for that of the process.
  @TaskLocal private static var ofTask: DataChoice?
  /// Whether a task ever made a choice: reading it costs more than all the rest.
  private static let isEverOfTask = Atomic<Bool>(false)
  private static let ofProcess = Atomic<UInt8>(0)

  /// The choice that holds where this is called.
  package static var current: DataChoice {
    if isEverOfTask.load(ordering: .relaxed), let own = ofTask { return own }
    return DataChoice(rawValue: ofProcess.load(ordering: .relaxed)) ?? .system
  }

  /// The choice of the process.
  package static var process: DataChoice {
    get { DataChoice(rawValue: ofProcess.load(ordering: .relaxed)) ?? .system }
    set { ofProcess.store(newValue.rawValue, ordering: .relaxed) }
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

  /// Whether ICU may be asked for what compiled data lacks.
  var allowsICU: Bool { self != .pinned }
}

/// Throws if formatters are made from compiled data alone, so that ICU must not answer.
func checkICU(_ function: String) throws(ICUError) {
  guard DataChoice.current.allowsICU else {
    throw ICUError(status: absent, function: function)
  }
}
