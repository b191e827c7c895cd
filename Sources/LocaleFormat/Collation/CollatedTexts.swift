/// Texts to sort, one after another.
///
/// The compiler inlines the code that reads them into clients: otherwise each text would cost an
/// allocation.
@usableFromInline
struct CollatedTexts {
  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var ends: [Int64] = []

  @inlinable
  init<Element>(_ elements: [Element], _ text: (Element) -> some StringProtocol) {
    ends.reserveCapacity(elements.count)
    for element in elements {
      bytes += text(element).utf8
      ends.append(Int64(bytes.count))
    }
  }

  init(bytes: [UInt8], ends: [Int64]) {
    self.bytes = bytes
    self.ends = ends
  }

  /// The numbers of the texts in the order of their bytes.
  var orderByBytes: [Int32] {
    ends.indices.map { Int32(clamping: $0) }.sorted { first, second in
      bytes[range(first)].lexicographicallyPrecedes(bytes[range(second)])
    }
  }

  /// The place of a text among the bytes.
  @inline(__always)
  func range(_ number: Int32) -> Range<Int> {
    let number = Int(number)
    return Int(number == 0 ? 0 : ends[number - 1])..<Int(ends[number])
  }
}
