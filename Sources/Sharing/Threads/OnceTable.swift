/// References by index, each of which is set once, by one of several threads.
///
/// `@unchecked` for its pointer (SE-0331): the references are made before the table is returned, and
/// each is a separate atomic.
@safe @usableFromInline
package struct OnceTable<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let start: UnsafeMutablePointer<OnceReference<Object>>
  /// The number of references.
  @usableFromInline package let count: Int

  /// Makes a table of references that are not set.
  package init(count: Int) {
    self.count = count
    unsafe start = .allocate(capacity: count)
    for place in 0..<count { unsafe (start + place).initialize(to: OnceReference()) }
  }

  deinit {
    unsafe start.deinitialize(count: count)
    unsafe start.deallocate()
  }

  /// The object at an index; nil before it is set.
  ///
  /// An index outside the table stops the process.
  @inlinable package func object(at place: Int) -> Object? {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    return unsafe start[place].object
  }

  /// Whether the object at an index is set.
  ///
  /// An index outside the table stops the process.
  @inlinable package func isSet(at place: Int) -> Bool {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    return unsafe start[place].isSet
  }

  /// Sets an object, unless another thread has already set one, and returns the one that is set now.
  ///
  /// An index outside the table stops the process.
  @inlinable package func set(_ object: Object, at place: Int) -> Object {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    return unsafe start[place].set(object)
  }

  /// The object at an index, which is made now if it is not set.
  ///
  /// If several threads make it at the same time, one object is kept and all use it. An index
  /// outside the table stops the process.
  @inlinable package func object<Failure: Error>(
    at place: Int,
    orMake make: () throws(Failure) -> Object
  ) throws(Failure) -> Object {
    if let object = object(at: place) { return object }
    return set(try make(), at: place)
  }

  /// The objects that are set.
  @inlinable package var objects: [Object] { (0..<count).compactMap { object(at: $0) } }

  /// Calls `body` with the object at an index, if it is set, without reference counting.
  ///
  /// An index outside the table stops the process.
  @inlinable @inline(__always)
  package func lend<Result>(at place: Int, _ body: (Object) -> Result?) -> Result? {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    return unsafe start[place].lend(body)
  }
}
