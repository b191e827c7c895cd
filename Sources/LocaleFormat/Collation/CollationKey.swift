internal import ICU
internal import Sharing

/// The sort key of a text: bytes whose order is that of the texts.
///
/// Keys pay where they are kept, such as in a column of a database: making one takes as long as ten
/// comparisons. Bytes are comparable only with those that the same order and the same version of
/// ICU's data made, which ``stamp`` tells. Store the stamp with the column; if it differs from that
/// of today's ``CollationFormat/Formatter/stamp``, make the keys anew.
///
/// ```swift
/// let german = try CollationFormat().formatter(for: "de")
/// let keys = try ["Zebra", "Ärger", "Art"].map { text throws(FormatError) in try german.key(of: text) }
/// keys[1] < keys[2]  // true
/// keys[1].stamp == german.stamp  // true
/// ```
public struct CollationKey: Hashable, Sendable {
  /// The bytes to compare as unsigned numbers, without a zero among them.
  public let bytes: [UInt8]
  /// The order and the version of the data that made the bytes.
  public let stamp: CollationStamp

  /// Creates a key from bytes and a stamp that were stored.
  public init(bytes: [UInt8], stamp: CollationStamp) {
    self.bytes = bytes
    self.stamp = stamp
  }
}

extension CollationKey: Comparable {
  /// Compares the bytes of keys with the same stamp; keys with different stamps are apart.
  public static func < (first: CollationKey, second: CollationKey) -> Bool {
    guard first.stamp == second.stamp else { return first.stamp.digest < second.stamp.digest }
    return first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

/// A digest of an order of texts and of the version of its data.
///
/// It is the same in every process and on every machine with the same data. Equal stamps mean that
/// sort keys can be compared.
public struct CollationStamp: Hashable, Sendable {
  let digest: UInt64

  init(
    _ collator: CollatorHandle,
    validLocale: String,
    reordering: [Int32]?
  ) throws(ICUError) {
    var hash = StableHash()
    let found = try collator.attributes
    hash.add(UInt64(collator.version))
    for byte in validLocale.utf8 { hash.add(UInt64(byte)) }
    let numbers: [Int32?] = [
      found.strength?.rawValue, found.caseFirst?.rawValue, found.maximumVariable?.rawValue,
      found.caseLevel == true ? 1 : 0, found.isNumeric == true ? 1 : 0,
      found.isShifted == true ? 1 : 0, found.isBackwards == true ? 1 : 0,
      found.normalizes == true ? 1 : 0,
    ]
    for number in numbers + (reordering ?? []).map(Optional.some) {
      hash.add(UInt64(bitPattern: Int64(number ?? -1)))
    }
    digest = hash.value
  }

  /// Reads the text of a stamp; nil if it is not 16 hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == 16, text.utf8.first != UInt8(ascii: "+"),
      let digest = UInt64(text, radix: 16)
    else { return nil }
    self.digest = digest
  }
}

extension CollationStamp: CustomStringConvertible, Codable {
  /// The stamp as 16 hexadecimal digits.
  public var description: String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Encodes the text of the stamp.
  ///
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes the text of a stamp.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for another text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let stamp = CollationStamp(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a stamp is 16 hexadecimal digits"
      )
    }
    self = stamp
  }
}

/// FNV-1a over words: the same in every process.
private struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (word >> UInt64(shift) & 0xFF)) &* 0x100_0000_01b3
    }
  }
}
