internal import Sharing

/// Writes ranges of numbers without calling ICU: the digits of a number plan, and the texts that ICU
/// writes around and between them.
///
/// The texts depend on the signs of both numbers, and on whether the numbers look alike
/// (``RangePlanData``). They are proved against ICU before they are used.
final class RangePlan: Sendable {
  /// The reason why ICU writes; nil if the plan writes.
  let refusal: PlanRefusal?
  var isCompiled: Bool { refusal == nil }
  private let number: NumberPlan
  /// For each ``RangePlanData/Form``, the text before the digits, between those of the two numbers,
  /// and after them.
  private let texts: UTF8Table
  private let identity: NumberRangeFormat.Identity
  private let capacity: Int

  /// Compiles texts; nil if they are longer than a plan can hold.
  init?(_ data: RangePlanData, _ number: NumberPlan, _ identity: NumberRangeFormat.Identity) {
    let pieces = data.forms.flatMap { [$0.before, $0.between, $0.after] }
    guard let texts = UTF8Table(pieces) else { return nil }
    let longest = data.forms.reduce(0) {
      max($0, $1.before.utf8.count + $1.between.utf8.count + $1.after.utf8.count)
    }
    capacity = 2 * number.maximumCount + longest
    guard capacity <= String.plannedCapacity else { return nil }
    refusal = nil
    self.number = number
    self.texts = texts
    self.identity = identity
  }

  /// Makes a stand-in with the reason why ICU writes.
  init(_ refusal: PlanRefusal) {
    self.refusal = refusal
    number = .refused(refusal)
    texts = UTF8Table()
    identity = .range
    capacity = 0
  }

  var byteCount: Int { isCompiled ? texts.byteCount + 1_000 : 0 }

  /// Appends a range; returns false and appends nothing if the plan cannot write it.
  @inline(__always)
  func append(_ range: ValueRange<FixedDecimal>, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: capacity) { write(range, to: &$0) }
  }

  /// Writes a range; nil if the plan cannot write it.
  @inline(__always)
  func string(_ range: ValueRange<FixedDecimal>) -> String? {
    String(utf8AtMost: capacity) { write(range, to: &$0) }
  }

  private func write(_ range: ValueRange<FixedDecimal>, to output: inout UTF8Output) {
    guard let start = number.shownDecimal(range.start), let end = number.shownDecimal(range.end),
      let first = sign(of: start), let last = sign(of: end)
    else { return output.fail() }
    let form: RangePlanData.Form
    if identity != .range, first == last, start.digits == end.digits {
      form = .alike(first, isExact: start.decimal.isEqual(to: end.decimal))
      output.append(texts, 3 * form.place)
      number.writeDigits(start.digits, to: &output)
    } else {
      form = .range(first, last)
      output.append(texts, 3 * form.place)
      number.writeDigits(start.digits, to: &output)
      output.append(texts, 3 * form.place + 1)
      number.writeDigits(end.digits, to: &output)
    }
    output.append(texts, 3 * form.place + 2)
  }

  /// The sign of a number as it is shown; nil for a negative zero, whose sign ICU does not always
  /// read.
  private func sign(of number: NumberPlan.ShownDecimal) -> RangePlanData.Sign? {
    let isZero = number.digits.whole | number.digits.fraction == 0
    guard number.decimal.isNegative else { return isZero ? .zero : .positive }
    return isZero ? nil : .negative
  }
}

extension ShortDecimal {
  /// Whether two decimals are the same number.
  func isEqual(to other: ShortDecimal) -> Bool {
    if self == other { return true }
    return isNegative == other.isNegative && trimmed == other.trimmed
  }

  /// The digits without zeros at the end, and the power of ten.
  private var trimmed: [UInt64] {
    guard digits != 0 else { return [0, 0] }
    var (digits, exponent) = (digits, exponent)
    while digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    return [digits, UInt64(bitPattern: Int64(exponent))]
  }
}
