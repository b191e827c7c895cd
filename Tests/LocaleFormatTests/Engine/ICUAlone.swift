import ICU
import Testing

/// Runs tests without the data that was compiled ahead, so that ICU writes the first texts and proves
/// plans.
struct ICUAlone: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DataChoice.with(.icu) { try await function() }
  }
}

extension Trait where Self == ICUAlone {
  static var icuAlone: Self { Self() }
}
