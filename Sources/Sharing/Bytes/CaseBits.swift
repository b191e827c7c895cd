/// What tells a value from all others of its type, which has at most 16: a case without a payload, an
/// optional one, or a truth value.
@inlinable @inline(__always)
package func caseBits<Choice>(_ choice: Choice) -> UInt64 {
  precondition(MemoryLayout<Choice>.size == 1, "\(Choice.self) is more than a case")
  let bits = unsafe UInt64(unsafeBitCast(choice, to: UInt8.self))
  precondition(bits < 16, "\(Choice.self) has more than 16 values")
  return bits
}
