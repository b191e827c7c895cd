/// The digits and separators of one way to write numbers.
struct NumeralSet: Sendable {
  /// The ten digits, zero first.
  let digits: [Unicode.Scalar]
  /// Whether ASCII digits are accepted in their place.
  let allowsASCII: Bool
  /// The group separator, folded; nil if the locale has none.
  let group: [Unicode.Scalar]?
  /// Whether the format groups digits.
  let writesGroups: Bool
  /// Whether the format fills integer digits up with zeros.
  let writesLeadingZeros: Bool
  /// The decimal separator, folded.
  let decimal: [Unicode.Scalar]
  /// The text before an exponent, folded; nil if there is none.
  let exponent: [Unicode.Scalar]?
  /// The number of digits in the group next to the decimal separator.
  let primaryGroup: Int
  /// The number of digits in every other group.
  let secondaryGroup: Int

  /// The strictness of reading.
  enum Rule {
    /// Groups of the right size or none, and digits of one kind.
    case exact
    /// Groups of any size except the last, and digits of any script.
    ///
    /// The size of the last group distinguishes a group separator from another locale's decimal
    /// separator: `1.23` is not 123 in German.
    case forgiving
  }

  /// A number that was read.
  struct Reading {
    var digits: [UInt8] = []
    /// The number of digits before the decimal separator; nil without a separator.
    var point: Int?
    var exponent = 0
    var fractionDigits: Int { point.map { digits.count - $0 } ?? 0 }
  }

  /// The reason why a text is not a number, and the place.
  struct Fault: Error {
    let index: Int
    /// The reason; nil for a character that does not belong in its place.
    ///
    /// Only the original text shows which character that is, because folded text is read.
    let reason: Reason?
  }

  /// Reads a whole range of a text as a number without a sign.
  func read(
    _ text: FoldedText,
    _ range: Range<Int>,
    _ rule: Rule
  ) throws(Fault) -> Reading {
    var scan = NumeralScan(set: self, rule: rule, scalars: text.scalars[range])
    return try scan.number()
  }
}

/// One pass over the scalars of a number.
private struct NumeralScan {
  private enum Script { case ascii, native, other }

  let set: NumeralSet
  let rule: NumeralSet.Rule
  private let scalars: ArraySlice<Unicode.Scalar>
  private var index: Int
  private var script: Script?
  private var reading = NumeralSet.Reading()
  /// The index of each group separator, and the number of integer digits before it.
  private var groups: [(index: Int, digits: Int)] = []

  init(set: NumeralSet, rule: NumeralSet.Rule, scalars: ArraySlice<Unicode.Scalar>) {
    self.set = set
    self.rule = rule
    self.scalars = scalars
    index = scalars.startIndex
  }

  mutating func number() throws(NumeralSet.Fault) -> NumeralSet.Reading {
    while index < scalars.endIndex {
      if let digit = try digit(at: index) {
        reading.digits.append(0x30 + digit)
        index += 1
      } else if reading.point == nil, takes(set.decimal) {
        try checkGroups()
        reading.point = reading.digits.count
      } else if reading.point == nil, let count = groupSeparatorLength {
        groups.append((index, reading.digits.count))
        index += count
      } else if !reading.digits.isEmpty, let symbol = set.exponent, takes(symbol) {
        try readExponent()
      } else {
        throw fault(index, reading.digits.isEmpty ? .digitExpected : nil)
      }
    }
    guard !reading.digits.isEmpty else { throw fault(index, .digitExpected) }
    if reading.point == nil { try checkGroups() }
    return reading
  }

  /// The length of the group separator at this place; nil if there is none.
  private var groupSeparatorLength: Int? {
    if let group = set.group, !group.isEmpty, scalars[index...].starts(with: group) {
      return group.count
    }
    let isUniversal = scalars[index] == FoldedText.space || scalars[index] == "'"
    return rule == .forgiving && isUniversal ? 1 : nil
  }

  private mutating func takes(_ symbol: [Unicode.Scalar]) -> Bool {
    guard !symbol.isEmpty, scalars[index...].starts(with: symbol) else { return false }
    index += symbol.count
    return true
  }

  private mutating func digit(at index: Int) throws(NumeralSet.Fault) -> UInt8? {
    let scalar = scalars[index]
    let found: (value: UInt8, script: Script)
    if (0x30...0x39).contains(scalar.value), set.allowsASCII || rule == .forgiving {
      found = (UInt8(scalar.value - 0x30), .ascii)
    } else if let value = set.digits.firstIndex(of: scalar) {
      found = (UInt8(value), .native)
    } else if rule == .forgiving, scalar.value >= 0x80, let value = scalar.decimalDigit {
      found = (value, .other)
    } else {
      return nil
    }
    if rule == .exact, let script, script != found.script {
      throw fault(
        index,
        Reason("digits-of-two-scripts", "one number has digits of two scripts")
      )
    }
    script = found.script
    return found.value
  }

  /// Checks the sizes of the groups, after the integer digits are read.
  private func checkGroups() throws(NumeralSet.Fault) {
    guard let first = groups.first else { return }
    guard first.digits > 0 else { throw fault(first.index, .digitExpected) }
    // `0,123` means a number below one.
    guard reading.digits.first != UInt8(ascii: "0") || set.writesLeadingZeros else {
      throw fault(first.index, Reason("group-after-zero", "a group cannot follow a leading zero"))
    }
    if rule == .exact {
      guard set.writesGroups else {
        throw fault(
          first.index,
          Reason("format-without-groups", "the format does not group digits")
        )
      }
      guard first.digits <= set.secondaryGroup else {
        throw fault(
          first.index,
          Reason("separator-missing", "a separator is missing before this digit")
        )
      }
    }
    for (place, group) in groups.enumerated() {
      let isLast = place == groups.count - 1
      let size = (isLast ? reading.digits.count : groups[place + 1].digits) - group.digits
      let expected = isLast ? max(1, set.primaryGroup) : set.secondaryGroup
      guard isLast || rule == .exact ? size == expected : size > 0 else {
        throw fault(
          group.index,
          Reason("digits-expected-behind", "\(expected) digits were expected after this separator")
        )
      }
    }
  }

  private mutating func readExponent() throws(NumeralSet.Fault) {
    let start = index
    var isNegative = false
    if index < scalars.endIndex,
      scalars[index] == FoldedText.minus || scalars[index] == FoldedText.plus
    {
      isNegative = scalars[index] == FoldedText.minus
      index += 1
    }
    var exponent = 0
    var count = 0
    while index < scalars.endIndex, let digit = try digit(at: index) {
      exponent = min(exponent * 10 + Int(digit), 1_000_000)
      count += 1
      index += 1
    }
    guard count > 0 else { throw fault(index, .digitExpected) }
    guard exponent <= FixedDecimal.maximumExponent else {
      throw fault(start, .exponentTooLarge)
    }
    guard index == scalars.endIndex else {
      throw fault(index, nil)
    }
    reading.exponent = isNegative ? -exponent : exponent
  }

  private func fault(_ index: Int, _ reason: Reason?) -> NumeralSet.Fault {
    NumeralSet.Fault(index: index, reason: reason)
  }
}

extension NumeralSet.Fault {
  /// The reason, which cites the character as it was typed.
  ///
  /// - Parameters:
  ///   - text: The text as it was given.
  ///   - offset: The place of the fault in it, in UTF-8 bytes.
  /// - Returns: The reason.
  func reason(citing text: String, at offset: Int) -> Reason {
    if let reason { return reason }
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    let character = text[place...].first.map { String($0).excerpt } ?? ""
    return Reason("stray-character", "'\(character)' is not expected here")
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var decimalDigit: UInt8? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return UInt8(exactly: value)
  }
}

extension NumeralSet.Reading {
  /// Makes the number, times a power of ten.
  func decimal(isNegative: Bool, shiftedBy shift: Int) -> DecimalDigits {
    DecimalDigits(
      digits,
      point: (point ?? digits.count) + exponent + shift,
      isNegative: isNegative
    )
  }
}
