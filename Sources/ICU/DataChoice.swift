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

  /// The choice of the process, plus 1; 0 before it is known.
  private static let ofProcess = Atomic<UInt8>(0)

  /// The choice that holds where this is called; if it is the process's, it is settled from then on.
  package static var current: DataChoice {
    if let own = scoped { return own }
    let made = ofProcess.load(ordering: .relaxed)
    if made > 0, let choice = DataChoice(rawValue: made - 1) { return choice }
    return firstUse()
  }

  /// The choice of the code that is running, if that is not the process's.
  ///
  /// Each choice has a part of the process's stores, so that no store mixes two.
  package static var scoped: DataChoice? {
    let part = StorePart.current
    return part > 0 ? DataChoice(rawValue: part - 1) : nil
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

  /// Calls `body` with a choice; nil for that of the process.
  ///
  /// What is made in `body` and makes something later does that with the same choice: see
  /// `StorePartOfMaking`.
  package static func with<Result, Failure: Error>(
    _ choice: DataChoice?,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try StorePart.with(part(of: choice), body)
  }

  /// Calls `body` with a choice; nil for that of the process.
  package static func with<Result>(
    _ choice: DataChoice?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await StorePart.with(part(of: choice), body)
  }

  private static func part(of choice: DataChoice?) -> UInt8 {
    guard let choice, ofProcess.load(ordering: .relaxed) != choice.rawValue + 1 else { return 0 }
    return choice.rawValue + 1
  }
}

/// Throws if formatters are made from compiled data alone, so that ICU must not answer, or cannot be
/// made at all.
func checkICU(_ function: String) throws(ICUError) {
  try DataChoice.current.check(function)
}
