internal import ICU

/// The texts around the digits of ranges, found in what ICU writes.
struct RangePlanData {
  /// The sign of a number after rounding.
  enum Sign: Int, CaseIterable {
    case negative, zero, positive

    /// Two numbers with the sign as ICU gets them, different ones unless they are zeros.
    fileprivate var samples: (first: String, second: String) {
      switch self {
      case .negative: ("-7", "-4")
      case .zero: ("0", "0")
      case .positive: ("4", "7")
      }
    }
  }

  /// A way in which two numbers are written.
  enum Form {
    /// Both numbers.
    case range(Sign, Sign)
    /// One number, because both look alike; they are also equal if `isExact`.
    case alike(Sign, isExact: Bool)

    static let all: [Form] =
      Sign.allCases.flatMap { first in Sign.allCases.map { .range(first, $0) } }
      + Sign.allCases.flatMap { [.alike($0, isExact: false), .alike($0, isExact: true)] }

    /// The index in ``all``.
    var place: Int {
      switch self {
      case .range(let first, let last): 3 * first.rawValue + last.rawValue
      case .alike(let sign, let isExact): 9 + 2 * sign.rawValue + (isExact ? 1 : 0)
      }
    }

    /// Two numbers that are written in this way, as ICU gets them.
    fileprivate var sample: (start: String, end: String) {
      switch self {
      case .range(let first, let last): (first.samples.first, last.samples.second)
      case .alike(let sign, let isExact):
        // ICU takes numbers of different lengths for different ones.
        (sign.samples.first, sign.samples.first + (isExact ? "" : ".0"))
      }
    }
  }

  /// The texts before the digits, between those of both numbers, and after them.
  struct Texts: Hashable {
    let before: String
    let between: String
    let after: String
  }

  /// The texts of each ``Form``.
  var forms: [Texts]

  /// Reads the texts that a formatter writes; nil if the digits are not found.
  ///
  /// - Throws: The status ICU gave.
  init?(writtenBy handle: RangeHandle) throws(ICUError) {
    var forms: [Texts] = []
    for form in Form.all {
      let sample = form.sample
      guard let texts = Self.texts(of: try handle.text(decimal: sample.start, sample.end))
      else { return nil }
      forms.append(texts)
    }
    self.forms = forms
  }

  private static func texts(of text: FieldText) -> Texts? {
    let bytes = Array(text.string.utf8)
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let first = text.digits(span: 0) ?? text.digits(span: -1)
    guard let first else { return nil }
    guard let second = text.digits(span: 1) else {
      return Texts(
        before: string(0..<first.lowerBound),
        between: "",
        after: string(first.upperBound..<bytes.count)
      )
    }
    guard first.upperBound <= second.lowerBound else { return nil }
    return Texts(
      before: string(0..<first.lowerBound),
      between: string(first.upperBound..<second.lowerBound),
      after: string(second.upperBound..<bytes.count)
    )
  }
}

extension FieldText {
  /// The place of the digits of a number, with the point and all separators.
  fileprivate func digits(span: Int32) -> Range<Int>? {
    let digits = fields.filter {
      $0.category == Self.numberCategory && $0.span == span && Self.digitFields.contains($0.number)
    }
    guard let start = digits.map(\.utf8Range.lowerBound).min(),
      let end = digits.map(\.utf8Range.upperBound).max()
    else { return nil }
    return start..<end
  }

  /// Integer, fraction, decimal separator, group separator (UNumberFormatFields).
  private static let digitFields: Set<Int32> = [0, 1, 2, 6]
}
