/// Returns a number that identifies a value among all values of its type.
///
/// The type is an enum without payloads, an optional one, or a truth value.
///
/// - Parameters:
///   - choice: The value.
///   - width: The bits of the number, so that the type has at most 16 values by default.
/// - Returns: The number.
@inlinable @inline(__always)
package func caseBits<Choice>(_ choice: Choice, width: Int = 4) -> UInt64 {
  precondition(MemoryLayout<Choice>.size == 1, "\(Choice.self) is more than a case")
  let bits = unsafe UInt64(unsafeBitCast(choice, to: UInt8.self))
  precondition(bits < 1 << width, "\(Choice.self) has more than \(1 << width) values")
  return bits
}
