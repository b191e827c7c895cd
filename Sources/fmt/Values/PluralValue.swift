public import ArgumentParser
internal import FmtKit
public import LocaleFormat

/// A value of `fmt plural`.
enum PluralValue {
  case number(PluralOperands)
  /// A range, with the offset of its points.
  case range(PluralOperands, PluralOperands, dots: Int)

  /// Reads a number as it is shown, or two with `..` between them.
  init(_ bytes: ArraySlice<UInt8>) throws(ValueError) {
    guard let ends = try NumberValue.ends(of: bytes) else {
      self = .number(try Self.operands(bytes))
      return
    }
    self = .range(
      try Self.operands(ends.start),
      try Self.operands(ends.end, at: ends.end.startIndex - bytes.startIndex),
      dots: ends.start.count
    )
  }

  private static func operands(
    _ bytes: ArraySlice<UInt8>,
    at start: Int = 0
  ) throws(ValueError) -> PluralOperands {
    if let integer = NumberValue.smallInteger(bytes) { return PluralOperands(integer) }
    return try placed(at: start, PluralOperands(String(decoding: bytes, as: UTF8.self)))
  }
}

extension PluralRules.Kind: EnumerableFlag {
  /// The help of the flag that names the kind.
  public static func help(for value: PluralRules.Kind) -> ArgumentHelp? {
    switch value {
    case .cardinal:
      ArgumentHelp(
        "The rules of amounts: 1 day, 2 days.",
        example: "fmt plural 2 --cardinal --locale en → other"
      )
    case .ordinal:
      ArgumentHelp(
        "The rules of places in an order: 1st, 2nd.",
        example: "fmt plural 2 --ordinal --locale en → two"
      )
    }
  }
}
