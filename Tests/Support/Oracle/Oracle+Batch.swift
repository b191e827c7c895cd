import ICUOracle
import LocaleFormat

/// Joined texts; `ends` contains the end of each one.
package struct JoinedTexts: Equatable {
  package var bytes: [UInt8] = []
  package var ends: [Int32] = []

  package init() {}

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// The text at an index, as bytes.
  package subscript(place: Int) -> ArraySlice<UInt8> {
    bytes[Int(place == 0 ? 0 : ends[place - 1])..<Int(ends[place])]
  }
}

extension Oracle {
  /// Writes binary numbers; returns false when ICU fails.
  package static func numbers(
    _ values: [Double],
    _ options: String,
    locale: LocaleID,
    into texts: inout JoinedTexts
  ) -> Bool {
    unsafe fill(&texts, count: values.count) {
      unsafe oracle_numbers_binary(locale.tag, options, values, Int32(values.count), $0, $1, $2)
    }
  }

  /// Writes whole numbers; returns false when ICU fails.
  package static func numbers(
    _ values: [Int],
    _ options: String,
    locale: LocaleID,
    into texts: inout JoinedTexts
  ) -> Bool {
    let values = values.map(Int64.init)
    return unsafe fill(&texts, count: values.count) {
      unsafe oracle_numbers_whole(locale.tag, options, values, Int32(values.count), $0, $1, $2)
    }
  }

  /// Writes decimal numbers; returns false when ICU fails.
  package static func numbers(
    _ values: [String],
    _ options: String,
    locale: LocaleID,
    into texts: inout JoinedTexts
  ) -> Bool {
    let joined = values.map { $0 + "\0" }.joined().utf8.map(CChar.init(bitPattern:))
    return unsafe fill(&texts, count: values.count) {
      unsafe oracle_numbers_decimal(locale.tag, options, joined, Int32(values.count), $0, $1, $2)
    }
  }

  private typealias Fill = (
    UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
  ) -> Int32

  private static func fill(_ texts: inout JoinedTexts, count: Int, _ fill: Fill) -> Bool {
    // The largest binary number has 309 digits, of up to four bytes each.
    let capacity = 65_536 + count * 512
    let length = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { out in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { ends -> Int32 in
        guard let start = out.baseAddress, let firstEnd = ends.baseAddress else { return -1 }
        let length = unsafe fill(start, Int32(capacity), firstEnd)
        guard length >= 0 else { return length }
        texts.removeAll()
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
        unsafe texts.bytes.append(contentsOf: bytes)
        unsafe texts.ends.append(contentsOf: ends)
        return length
      }
    }
    return length >= 0
  }
}
