/// A result that a shared object creates at each call.
///
/// A shared object may be freed as soon as a lock-free read ends, so no reference-counted object
/// that it owns may be returned. A read therefore returns a fresh result, or a value without
/// references (`BitwiseCopyable`). A body that returns the object itself does not compile. A text
/// that the object stores is copied in a function that is not inlined. References that outlive the
/// read are taken under a lock.
@usableFromInline package protocol FreshResult {}

extension String: FreshResult {}
extension Optional: FreshResult where Wrapped: FreshResult {}
