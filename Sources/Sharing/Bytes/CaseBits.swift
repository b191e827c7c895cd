/// Returns a number that identifies a value among all values of its type, of which there are at
/// most 16.
///
/// The type is an enum without payloads, an optional one, or a truth value.
@inlinable @inline(__always)
package func caseBits<Choice>(_ choice: Choice) -> UInt64 {
  precondition(MemoryLayout<Choice>.size == 1, "\(Choice.self) is more than a case")
  let bits = unsafe UInt64(unsafeBitCast(choice, to: UInt8.self))
  precondition(bits < 16, "\(Choice.self) has more than 16 values")
  return bits
}
