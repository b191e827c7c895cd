/// Plain values in one block of memory, which are read without reference counting.
///
/// `@unchecked` for its pointer (SE-0331): the memory is written before the table is returned, and
/// never changed, so any number of threads may read it.
@safe @usableFromInline
package struct FlatTable<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let start: UnsafeMutablePointer<Element>
  /// The number of values.
  @usableFromInline package let count: Int

  /// Copies the values.
  @inlinable package init(_ elements: [Element]) {
    count = elements.count
    unsafe start = .allocate(capacity: elements.count)
    for (place, element) in elements.enumerated() {
      unsafe (start + place).initialize(to: element)
    }
  }

  deinit { unsafe start.deallocate() }

  /// The size of the memory, in bytes.
  package var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// The value at an index.
  ///
  /// An index outside the table stops the process.
  @inlinable package subscript(_ place: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
      return unsafe start[place]
    }
  }
}
