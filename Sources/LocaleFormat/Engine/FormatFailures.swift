internal import ICU
internal import Synchronization

/// How often a fallback form was written; see ``FormatterCache/Statistics/formatFailures``.
@usableFromInline enum FormatFailures {
  private static let counter = Atomic<Int>(0)

  static var total: Int { counter.load(ordering: .relaxed) }

  /// Counts a valid value that ICU did not format.
  static func count(_ error: ICUError) {
    expect(error)
    counter.add(1, ordering: .relaxed)
  }

  /// Ends a debug build where ICU failed in a way that is not known.
  static func expect(_ error: ICUError) {
    // A skeleton may forbid rounding; then a value that needs it has no other form. And ICU divides by
    // an increment with 34 digits, and fails where those do not suffice.
    let isKnown = error.name == "U_FORMAT_INEXACT_ERROR" || error.name == "U_INTERNAL_PROGRAM_ERROR"
    assert(isKnown, "ICU failed on a valid value: \(error)")
  }

  /// Counts a value that a formatter could not write; one that may not be rounded is no failure.
  @usableFromInline static func count(_ error: FormatError) {
    if error.code == .inexact { return }
    counter.add(1, ordering: .relaxed)
  }

  /// Counts a value whose text by ICU would be a wrong number.
  static func countRefusal() { counter.add(1, ordering: .relaxed) }
}
