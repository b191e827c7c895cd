/// Hashes bytes, eight at a time; equal bytes have equal hashes for one seed.
///
/// A table of texts from outside needs a seed that nobody knows, so that nobody can prepare texts
/// with equal hashes.
@inlinable @inline(__always)
package func byteHash(_ bytes: Span<UInt8>, seed: UInt64) -> UInt64 {
  let count = bytes.count
  var hash = seed ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
  let raw = unsafe bytes.bytes
  var place = 0
  while place &+ 8 <= count {
    let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
    hash = folded(hash ^ word)
    place &+= 8
  }
  if place < count {
    var word: UInt64 = 0
    if count >= 8 {
      // The last eight bytes, some of which are hashed already.
      word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else {
      while place < count {
        word = word << 8 | UInt64(bytes[place])
        place &+= 1
      }
    }
    hash = folded(hash ^ word)
  }
  return folded(hash)
}

/// Multiplies by an odd constant, and mixes the upper half of the product into the lower one.
@inlinable @inline(__always)
func folded(_ value: UInt64) -> UInt64 {
  let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
  return product.low ^ product.high
}
