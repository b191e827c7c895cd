internal import ICU
internal import Synchronization

/// The count of fallback forms; see ``FormatterCache/Statistics/formatFailures``.
@usableFromInline enum FormatFailures {
  private static let counter = Atomic<Int>(0)

  static var total: Int { counter.load(ordering: .relaxed) }

  /// Counts a valid value that ICU did not format, unless a skeleton forbids to round it.
  static func count(_ error: ICUError) {
    expect(error)
    if error.isInexact { return }
    counter.add(1, ordering: .relaxed)
  }

  /// Stops a debug build if ICU failed for an unexpected reason.
  static func expect(_ error: ICUError) {
    // Three failures are expected. A skeleton may forbid rounding that a value needs. ICU divides by
    // an increment with 34 digits, and fails if these are not enough. And ICU must not be asked, or
    // is not there, for a number with more digits than a plan of compiled data writes.
    let isKnown =
      error.isInexact || error.isAbsence || error.name == "U_INTERNAL_PROGRAM_ERROR"
    assert(isKnown, "ICU failed on a valid value: \(error)")
  }

  /// Counts a value that could not be written, unless the reason is that it must not be rounded.
  @usableFromInline static func count(_ error: FormatError) {
    if error.code == .inexact { return }
    counter.add(1, ordering: .relaxed)
  }

  /// Counts a value that ICU would write as a wrong number.
  static func countRefusal() { counter.add(1, ordering: .relaxed) }
}
