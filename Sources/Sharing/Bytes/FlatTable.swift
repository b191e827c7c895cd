/// Plain values in one block of memory, read without counting a reference.
///
/// `@unchecked` for its pointer (SE-0331): the memory there is written before the table is handed out,
/// and never changed, so any number of threads may read it.
@safe @usableFromInline
package struct FlatTable<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let start: UnsafeMutablePointer<Element>
  /// How many values there are.
  @usableFromInline package let count: Int

  /// Copies values.
  @inlinable package init(_ elements: [Element]) {
    count = elements.count
    unsafe start = .allocate(capacity: elements.count)
    for (place, element) in elements.enumerated() {
      unsafe (start + place).initialize(to: element)
    }
  }

  deinit { unsafe start.deallocate() }

  /// What the memory takes, in bytes.
  package var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// The value at a place; a place that the table does not have ends the process.
  @inlinable package subscript(_ place: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
      return unsafe start[place]
    }
  }
}
