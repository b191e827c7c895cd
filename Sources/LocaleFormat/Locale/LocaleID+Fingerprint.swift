internal import ICU
internal import Sharing

/// Digests of tags, valid within one process.
enum TagFingerprint {
  /// Random for each process, so that a client cannot choose tags with equal digests.
  private static let seeds = (
    first: UInt64.random(in: .min ... .max), second: UInt64.random(in: .min ... .max)
  )

  /// Returns the digest of a tag.
  static func of(_ tag: String) -> UInt64 {
    if let short = SmallASCII(tag) { return of(short) }
    var hasher = Hasher()
    hasher.combine(tag)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// Returns the digest of a short tag, at a tenth of the cost of SipHash; nearly every tag is
  /// short.
  @inline(__always)
  static func of(_ tag: SmallASCII) -> UInt64 {
    let seeds = seeds
    let product = (tag.low ^ seeds.first).multipliedFullWidth(
      by: UInt64(tag.high) &<< 32 ^ seeds.second
    )
    let mixed = (product.high ^ product.low ^ seeds.second).multipliedFullWidth(
      by: 0x9E37_79B9_7F4A_7C15
    )
    return mixed.high ^ mixed.low
  }
}
