/// A result that a shared object makes anew at each call.
///
/// Nothing reference-counted that the object owns may leave a reading without a lock: the object may be freed as
/// soon as the reading ends. So a reading returns a fresh result or a value without references (`BitwiseCopyable`),
/// and a body that returns the object itself does not compile. What an object keeps as a text of its own it writes
/// anew, in a function that is not inlined; what is to be kept is taken under a lock.
@usableFromInline package protocol FreshResult {}

extension String: FreshResult {}
extension Optional: FreshResult where Wrapped: FreshResult {}
