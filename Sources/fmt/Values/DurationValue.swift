internal import LocaleFormat
internal import MachineTime

/// The values of `fmt duration`.
enum DurationValue {
  /// Reads decimal seconds or, if the value begins with a `P` after its sign, a duration of ISO
  /// 8601.
  static func reading(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> Duration {
    if let small = NumberValue.smallInteger(bytes) { return .seconds(small) }
    let text = String(decoding: bytes, as: UTF8.self)
    let unsigned = bytes.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    if unsigned.first == UInt8(ascii: "P") { return try placed(Duration(iso8601: text)) }
    return try placed(Duration(seconds: FixedDecimal(text)))
  }
}
