internal import MachineTime

/// A result that a formatter makes anew at each call.
///
/// Nothing reference-counted that an entry of the cache owns may leave a look-up without a lock: the
/// entry may be freed as soon as the look-up ends. So a look-up returns a fresh result or a value
/// without references (`BitwiseCopyable`), and a body that returns the formatter itself does not
/// compile. What a formatter keeps as a text of its own it writes anew, in a function that is not
/// inlined; what is to be kept is taken under the lock, by ``FormatterTable/core(_:_:)``.
protocol FreshResult {}

extension String: FreshResult {}
extension FormattedText: FreshResult {}
extension FixedDecimal: FreshResult {}
extension Instant: FreshResult {}
extension Optional: FreshResult where Wrapped: FreshResult {}
/// An error cites the caller's text.
extension Result: FreshResult where Success: FreshResult, Failure == FormatError {}
