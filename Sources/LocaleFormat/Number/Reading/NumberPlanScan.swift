internal import Sharing

/// Reads the numbers that a plan writes, in one pass over their bytes.
///
/// It reads the usual texts alone, and its value is the one of ``NumberReader/readStrictly(_:)``. All
/// other texts, also those that are wrong, are left to that reader.
///
/// No text around the digits has a digit. So the first and the last digit of a text are the ends of
/// its number, and only one form can have the texts on both sides.
final class NumberPlanScan: Sendable {
  /// The indices of the texts.
  enum Place {
    static let positive = 0
    static let negative = 2
    static let point = 4
    static let group = 5
  }

  /// The longest text that is read, in bytes.
  private static let maximumCount = 160
  /// The most digits: all of them fit in 64 bits.
  private static let maximumDigits = 19

  /// The reason why it reads nothing; nil if it reads.
  let refusal: ScanRefusal?
  private let texts: FoldedTexts
  private let digits: ScanDigits
  private let hasNegative: Bool
  private let hasPoint: Bool
  private let primaryGroup: Int
  private let secondaryGroup: Int
  private let scale: Int

  /// - Parameters:
  ///   - texts: The texts in the order of ``Place``.
  ///   - digits: The digits.
  ///   - plan: The plan.
  ///   - hasNegative: Whether negative numbers have other texts than positive ones.
  init(
    _ texts: consuming FoldedTexts,
    _ digits: ScanDigits,
    _ plan: NumberPlan,
    hasNegative: Bool
  ) {
    refusal = nil
    hasPoint = !texts.isEmpty(Place.point)
    let isGrouped = plan.primaryGroup > 0 && !texts.isEmpty(Place.group)
    self.texts = texts
    self.digits = digits
    self.hasNegative = hasNegative
    primaryGroup = isGrouped ? plan.primaryGroup : 0
    secondaryGroup = plan.secondaryGroup
    scale = plan.scale
  }

  /// Creates a stand-in that reads nothing.
  init(refusedFor refusal: ScanRefusal) {
    self.refusal = refusal
    texts = FoldedTexts()
    digits = ScanDigits([])
    (hasNegative, hasPoint) = (false, false)
    (primaryGroup, secondaryGroup, scale) = (0, 0, 0)
  }

  var byteCount: Int { 100 + texts.byteCount }

  /// The digits of a text, and their end.
  private struct Body {
    /// The number that the digits before the point are, or all digits without a point.
    var whole: UInt64 = 0
    var fraction: UInt64 = 0
    /// The number of all digits.
    var count = 0
    /// The number of digits before the point; nil without a point.
    var wholeCount: Int?
    var end: Int
  }

  /// The value of a text; nil if another reader must read it.
  func value(of text: String) -> FixedDecimal? {
    guard refusal == nil else { return nil }
    return text.withUTF8Span { text in
      guard text.count <= Self.maximumCount else { return nil }
      if let body = body(of: text, Place.positive) { return decimal(body, isNegative: false) }
      guard hasNegative, let body = body(of: text, Place.negative) else { return nil }
      return decimal(body, isNegative: true)
    }
  }

  /// The digits of a text that has the texts of a form on both sides.
  @inline(__always)
  private func body(of text: Span<UInt8>, _ form: Int) -> Body? {
    guard let start = texts.end(of: form, in: text, at: 0),
      let body = digits(of: text, at: start),
      let end = texts.end(of: form &+ 1, in: text, at: body.end), end == text.count
    else { return nil }
    return body
  }

  @inline(__always)
  private func digits(of text: Span<UInt8>, at start: Int) -> Body? {
    guard let first = digits.digit(in: text, at: start) else { return nil }
    var body = Body(end: start)
    /// The number of digits before the last group separator; nil without one.
    var grouped: Int?
    while true {
      if let digit = digits.digit(in: text, at: body.end) {
        guard digit.isASCII == first.isASCII, body.count < Self.maximumDigits else { return nil }
        if body.wholeCount == nil {
          body.whole = body.whole &* 10 &+ UInt64(digit.value)
        } else {
          body.fraction = body.fraction &* 10 &+ UInt64(digit.value)
        }
        body.count &+= 1
        body.end &+= digit.width
        continue
      }
      guard body.wholeCount == nil else { break }
      if let next = separatorEnd(Place.point, hasPoint, in: text, at: body.end) {
        if let grouped, body.count &- grouped != primaryGroup { return nil }
        body.wholeCount = body.count
        body.end = next
      } else if let next = separatorEnd(Place.group, primaryGroup > 0, in: text, at: body.end) {
        // A group after a leading zero depends on the format.
        guard first.value > 0 else { return nil }
        let size = body.count &- (grouped ?? 0)
        guard grouped == nil ? size <= secondaryGroup : size == secondaryGroup else { return nil }
        grouped = body.count
        body.end = next
      } else {
        break
      }
    }
    if body.wholeCount == nil, let grouped, body.count &- grouped != primaryGroup { return nil }
    return body
  }

  /// The place after a separator that a digit follows; a suffix can begin like a separator.
  @inline(__always)
  private func separatorEnd(
    _ place: Int,
    _ isUsed: Bool,
    in text: Span<UInt8>,
    at start: Int
  ) -> Int? {
    guard isUsed, let end = texts.end(of: place, in: text, at: start),
      digits.digit(in: text, at: end) != nil
    else { return nil }
    return end
  }

  /// The number, with all of its fraction digits; nil if there are too many.
  @inline(__always)
  private func decimal(_ body: Body, isNegative: Bool) -> FixedDecimal? {
    let shown = body.count &- (body.wholeCount ?? body.count)
    let count = shown &+ scale
    guard count < Self.maximumDigits else { return nil }
    var (whole, fraction) = (body.whole, body.fraction)
    if scale > 0 {
      guard let unit = NumberPlan.power(shown), let power = NumberPlan.power(count) else {
        return nil
      }
      // No more digits than fit.
      (whole, fraction) = (whole &* unit &+ fraction).quotientAndRemainder(dividingBy: power)
    }
    let digits = String(utf8AtMost: 2 * Self.maximumDigits + 2) { output in
      if isNegative { output.append(UInt32(0x2D), count: 1) }
      output.appendDigits(whole)
      guard count > 0 else { return }
      output.append(UInt32(0x2E), count: 1)
      output.appendDigits(fraction, count: count)
    }
    let isZero = body.whole | body.fraction == 0
    return digits.map { FixedDecimal(plain: $0, isNegativeZero: isNegative && isZero) }
  }
}
