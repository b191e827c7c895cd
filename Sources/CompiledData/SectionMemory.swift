/// The bytes of a section, and the places of its tables.
///
/// `@unchecked` for its pointer (SE-0331): the memory is never changed.
@safe struct SectionMemory: @unchecked Sendable {
  private let start: UnsafeRawPointer
  /// The size of the section in bytes.
  let limit: Int
  /// The place of the phrases of texts in codes; 0 for none.
  let phrases: Int
  /// The place of the references of the most used values.
  private let common: Int

  /// Names the memory of a section.
  ///
  /// - Parameters:
  ///   - start: The first byte; the memory lives as long as the process.
  ///   - limit: The size in bytes.
  ///   - phrases: The place of the phrases of texts in codes; 0 for none.
  ///   - common: The place of the references of the most used values.
  @unsafe init(_ start: UnsafeRawPointer, limit: Int, phrases: Int, common: Int) {
    unsafe self.start = start
    (self.limit, self.phrases, self.common) = (limit, phrases, common)
  }

  /// The byte at a place, which must be below ``limit``.
  func byte(_ place: Int) -> UInt8 { unsafe start.load(fromByteOffset: place, as: UInt8.self) }

  /// The bytes of a text, whose places must be below ``limit``.
  func text(at place: Int, count: Int) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: start + place, count: count),
      as: UTF8.self
    )
  }

  /// A whole reference, whose places must be below ``limit``.
  func reference(_ place: Int) -> Int {
    Int(byte(place)) | Int(byte(place + 1)) << 8 | Int(byte(place + 2)) << 16
  }

  /// Reads a packed reference, and moves on to the next.
  ///
  /// - Parameters:
  ///   - place: The place of the reference, which may be outside.
  ///   - origin: The place of the value that has the reference.
  /// - Returns: ``limit``, where no value is, for damage.
  func nextReference(_ place: inout Int, of origin: Int) -> Int {
    guard place < limit else { return limit }
    let first = byte(place)
    place += 1
    if first < PackedReference.removed {
      let entry = common + PackedReference.wholeCount * Int(first)
      guard entry <= limit - PackedReference.wholeCount else { return limit }
      return reference(entry)
    }
    guard first > PackedReference.removed else { return PackedReference.removedMark }
    guard place < limit else { return limit }
    let low = Int(byte(place))
    place += 1
    if first < PackedReference.near { return Int(first - PackedReference.early) << 8 | low }
    if first < PackedReference.whole {
      return origin - 1 - (Int(first - PackedReference.near) << 8 | low)
    }
    guard place < limit else { return limit }
    place += 1
    return Int(first - PackedReference.whole) << 16 | low << 8 | Int(byte(place - 1))
  }

  /// Moves on over packed references.
  func skipReferences(_ count: Int, _ place: inout Int) {
    for _ in 0..<count {
      guard place < limit else { return }
      let first = byte(place)
      place += first < PackedReference.early ? 1 : first < PackedReference.whole ? 2 : 3
    }
  }
}
