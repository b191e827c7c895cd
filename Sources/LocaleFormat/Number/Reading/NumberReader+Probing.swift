internal import ICU

extension NumberReader {
  /// Learns to read what a formatter writes.
  ///
  /// - Parameter core: The formatter.
  /// - Throws: `FormatError` if the formatters that show the separators cannot be made.
  convenience init(_ core: NumberCore) throws(FormatError) {
    let numerals = try NumeralSet.sets(for: core)
    var learning = Learning(numerals: numerals)
    learning.probe(core)
    let certain = learning.certainForms
    var forms = certain
    if let signs = try core.currencySigns() {
      var known = Set(certain.map { [$0.prefix, $0.suffix] })
      forms += signs.forms(like: certain).filter {
        known.insert([$0.prefix, $0.suffix]).inserted
      }
    }
    self.init(
      forms: forms.sorted {
        $0.prefix.count + $0.suffix.count > $1.prefix.count + $1.suffix.count
      },
      literals: learning.literals,
      numerals: numerals,
      usualShift: learning.usualShift ?? 0,
      leastFraction: learning.leastFraction
    )
  }
}

extension NumberCore {
  /// The signs of the currency; nil for other numbers, and where no sign is written.
  fileprivate func currencySigns() throws(FormatError) -> CurrencySigns? {
    guard let currency else { return nil }
    let style: CurrencyData.NameStyle
    switch recipe.settings.presentation {
    case .symbol: style = .symbol
    case .narrowSymbol: style = .narrow
    case .formalSymbol: style = .formal
    case .variantSymbol: style = .variant
    case .code, .name, .hidden: return nil
    }
    do throws(ICUError) {
      return try CurrencySigns(currency, in: resolvedLocale.dataName, writtenAs: style)
    } catch {
      throw .icu(error, while: "looking for the signs of \(currency)")
    }
  }
}

/// The forms that are learned while probe values are written.
private struct Learning {
  let numerals: [NumeralSet]
  var forms: [NumberReader.Form] = []
  var literals: [[Unicode.Scalar]: FixedDecimal] = [:]
  /// The significant digits of the literals that are finite.
  private var literalDigits: [[Unicode.Scalar]: Int] = [:]
  var usualShift: Int?
  var leastFraction = 0
  /// The index in `forms` of each pair of texts around the digits.
  private var places: [Around: Int] = [:]
  /// The indices of forms that were seen with two powers of ten, and so determine none.
  private var ambiguous: Set<Int> = []

  private struct Around: Hashable {
    let prefix: [Unicode.Scalar]
    let suffix: [Unicode.Scalar]
  }

  init(numerals: [NumeralSet]) { self.numerals = numerals }

  var certainForms: [NumberReader.Form] {
    forms.indices.filter { !ambiguous.contains($0) }.map { forms[$0] }
  }

  /// Numbers that together have every plural form that CLDR has.
  private static let counts = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 21, 22, 25, 40, 50, 100, 101, 102, 103, 111,
  ]
  /// Numbers for the other magnitudes.
  private static let fewCounts = [1, 2, 3, 5, 15, 19, 21, 101]

  /// Writes every probe, positive and whole numbers first.
  ///
  /// So a text without a sign is taken for a positive number. A text that several numbers round to
  /// is taken for the whole number among them.
  mutating func probe(_ core: NumberCore) {
    let isCompact = core.recipe.settings.notation.isCompact
    let powers = isCompact ? Array(1...18) + [-1, -2] : [6, 2, 3, -1, -2, -3]
    for isNegative in [false, true] {
      for count in Self.counts { learn(count, 0, isNegative, core) }
      for power in powers {
        for count in Self.fewCounts { learn(count, power, isNegative, core) }
      }
      learn(0, 0, isNegative, core)
      learnInfinity(isNegative, core)
    }
    literals[FoldedText.fold(core.string(FixedDecimal.nan))] = .nan
  }

  private mutating func learn(
    _ count: Int,
    _ power: Int,
    _ isNegative: Bool,
    _ core: NumberCore
  ) {
    let value = DecimalDigits(
      Array("\(count)".utf8),
      point: "\(count)".utf8.count + power,
      isNegative: isNegative
    )
    learn(value, core)
  }

  private mutating func learn(_ value: DecimalDigits, _ core: NumberCore) {
    let text = core.text(FixedDecimal(value))
    guard let split = Split(text) else {
      let folded = FoldedText.fold(text.string)
      // Rounding can make other values look the same: `mille` is 1000, and not 1010.
      let count = value.significand.digits.count
      if literals[folded] == nil || literalDigits[folded].map({ $0 > count }) ?? false {
        literals[folded] = FixedDecimal(value.trimmed)
        literalDigits[folded] = count
      }
      return
    }
    guard let reading = split.reading(numerals) else { return }
    let written = reading.decimal(isNegative: value.isNegative, shiftedBy: 0)
    let shift = value.isZero ? nil : value.powerOfTen(from: written)
    guard value.isZero ? written.isZero : shift != nil else { return }
    if let shift, usualShift == nil {
      usualShift = shift
      leastFraction = reading.fractionDigits
    }
    let form = NumberReader.Form(
      prefix: split.prefix,
      suffix: split.suffix,
      isNegative: value.isNegative,
      shift: shift
    )
    keep(form)
  }

  /// Keeps a form, unless the same text already means something else.
  private mutating func keep(_ form: NumberReader.Form) {
    let around = Around(prefix: form.prefix, suffix: form.suffix)
    guard let known = places[around] else {
      places[around] = forms.count
      forms.append(form)
      return
    }
    if forms[known].shift == nil {
      forms[known] = form
    } else if let shift = form.shift, shift != forms[known].shift {
      ambiguous.insert(known)
    }
  }

  private mutating func learnInfinity(_ isNegative: Bool, _ core: NumberCore) {
    let value = isNegative ? FixedDecimal.negativeInfinity : .infinity
    let folded = FoldedText.fold(core.string(value))
    if literals[folded] == nil { literals[folded] = value }
  }
}

/// A written number, split at its digits.
private struct Split {
  let prefix: [Unicode.Scalar]
  let suffix: [Unicode.Scalar]
  private let body: String

  private static let bodyKinds: Set<FormattedText.Kind> = [
    .integer, .group, .decimal, .fraction, .exponentSymbol, .exponentSign, .exponent,
  ]

  /// Nil if no digits are written.
  init?(_ text: FormattedText) {
    let isBody = text.parts.map { Self.bodyKinds.contains($0.kind) }
    guard let first = isBody.firstIndex(of: true), let last = isBody.lastIndex(of: true) else {
      return nil
    }
    func joined(_ parts: ArraySlice<FormattedText.Part>) -> String {
      parts.map { String(text[$0]) }.joined()
    }
    prefix = FoldedText.fold(joined(text.parts[..<first]))
    suffix = FoldedText.fold(joined(text.parts[(last + 1)...]))
    body = joined(text.parts[first...last])
  }

  func reading(_ numerals: [NumeralSet]) -> NumeralSet.Reading? {
    let folded = FoldedText(body)
    for set in numerals {
      do throws(NumeralSet.Fault) {
        return try set.read(folded, folded.scalars.indices, .exact)
      } catch { continue }
    }
    return nil
  }
}

extension NumberFormat.Notation {
  var isCompact: Bool { self == .compactShort || self == .compactLong }
}

extension FormattedText {
  /// The text of all parts of some kinds.
  func text(of kinds: Set<Kind>) -> String {
    parts.filter { kinds.contains($0.kind) }.map { String(self[$0]) }.joined()
  }
}

extension DecimalDigits {
  /// Finds the power of ten that turns another number into this one; nil if there is none, and for
  /// zero.
  func powerOfTen(from other: DecimalDigits) -> Int? {
    let (own, theirs) = (significand, other.significand)
    guard !own.digits.isEmpty, own.digits == theirs.digits else { return nil }
    return own.exponent - theirs.exponent
  }

  /// The digits from the first to the last that is not zero, and the power of ten of the last.
  fileprivate var significand: (digits: [UInt8], exponent: Int) {
    let zero = UInt8(ascii: "0")
    let all = Array((whole + fraction).drop { $0 == zero })
    let trailing = all.reversed().prefix { $0 == zero }.count
    return (Array(all.dropLast(trailing)), trailing - fraction.count)
  }
}
