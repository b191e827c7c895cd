internal import LocaleFormat
internal import Sharing

/// The place that a filled text is written to: memory on the stack, or an array for a text that is too long for
/// it.
protocol FillSink: ~Copyable {
  /// Whether there is no use in writing more.
  var isFull: Bool { get }

  mutating func append(_ block: borrowing ByteBlock, at offset: Int, count: Int)
  mutating func append(_ text: String)
  /// Writes an integer by the conventions of an app locale; nil for those of the current one.
  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError)
}

extension UTF8Output: FillSink {
  var isFull: Bool { !isComplete }

  mutating func append(_ text: String) { append(text[...]) }

  @inline(__always)
  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try context.write(value, in: app, to: &self)
  }
}

/// A text of any length, up to a limit.
struct LongText: FillSink {
  private(set) var bytes: [UInt8] = []

  /// The longest filled text, in bytes.
  static let maximumCount = 4 << 20

  var isFull: Bool { bytes.count > Self.maximumCount }

  mutating func append(_ block: borrowing ByteBlock, at offset: Int, count: Int) {
    bytes.append(block, at: offset, count: count)
  }

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    bytes += try context.withCache { cache throws(FormatError) in
      try cache.string(value, as: context.integers, for: app?.numbers)
    }.utf8
  }
}
