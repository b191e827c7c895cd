internal import ICU
internal import Sharing

/// An ICU number skeleton that a client wrote, taken apart once.
///
/// It holds everything that the package uses of the skeleton.
///
/// Source: ICU's number_skeletons.cpp, `parseSkeleton`.
struct NumberSkeleton: Hashable, Sendable {
  /// The way in which powers of ten are written.
  enum Notation {
    case standard
    case compact
    case scientific
  }

  /// A part of a skeleton between white space.
  struct Stem {
    /// The text before the first `/`.
    let name: Substring
    /// The text after it; nil if there is no `/`.
    let option: Substring?
    /// The place of the stem in UTF-8 bytes.
    let offset: Int

    /// The place of the option in UTF-8 bytes.
    var optionOffset: Int { offset + name.utf8.count + 1 }
  }

  let text: String
  /// The locale category that the skeleton follows.
  let category: AppLocale.Category
  /// The reason why texts of the skeleton cannot be read; nil if they can.
  let readingObstacle: UnusableOption?
  /// Whether a currency or a unit may be written by its name.
  let hasFullNames: Bool
  let hidesSigns: Bool
  let notation: Notation
  /// A CLDR unit identifier, without the kind in `measure-unit/length-meter`, with the place of the
  /// option in UTF-8 bytes.
  let unit: (name: String, offset: Int)?
  /// A CLDR unit usage, with its place in UTF-8 bytes.
  let usage: (name: String, offset: Int)?
  let increment: FixedDecimal?
  /// The factor that numbers are multiplied by; nil for none.
  let scale: DecimalDigits?
  /// A CLDR numbering system, with its place in UTF-8 bytes.
  let numbering: (name: String, offset: Int)?
  /// The reason why no plan writes its numbers; nil if a plan may.
  let planRefusal: PlanRefusal?
  /// The fraction digits that it asks for; nil if it does not, or in another way.
  let fraction: ClosedRange<Int>?

  /// Takes a skeleton apart.
  ///
  /// - Parameters:
  ///   - text: The skeleton.
  ///   - allowsZero: Whether a scale may be zero, as in ICU.
  /// - Throws: `FormatError.Code.invalidSkeleton` for what ICU accepts although it does harm: a
  ///   NUL, a number that fills the memory, or one that makes every number wrong.
  init(_ text: String, allowsZero: Bool = false) throws(FormatError) {
    if let (offset, _) = text.utf8.enumerated().first(where: { $0.element == 0 }) {
      throw .invalidSkeleton(
        text,
        offset: offset,
        reason: Reason("nul-in-skeleton", "it contains a NUL character")
      )
    }
    self.text = text
    let stems = Self.stems(of: text)
    let names = Set(stems.map { $0.name })
    func has(_ some: Set<Substring>) -> Bool { !names.isDisjoint(with: some) }
    func last(_ some: Set<Substring>) -> Stem? {
      stems.last { some.contains($0.name) && $0.option != nil }
    }

    increment = try Self.increment(last(["precision-increment"]), in: text)
    scale =
      try Self.scale(last(["scale"]), in: text, allowsZero) ?? (has(["%x100"]) ? .hundred : nil)
    usage = last(["usage"]).flatMap { stem in
      stem.option.map { (String($0), stem.optionOffset) }
    }
    numbering = last(["numbering-system"]).flatMap { stem in
      stem.option.map { (String($0), stem.optionOffset) }
    }
    unit = last(["unit", "measure-unit"]).flatMap { stem in
      let parts = stem.option?.split(separator: "-", maxSplits: stem.name == "unit" ? 0 : 1)
      return parts?.last.map { (String($0), stem.optionOffset) }
    }

    let isExponent = stems.contains { $0.name.isConciseExponent }
    let isCompact = has(["compact-short", "compact-long", "K", "KK"])
    notation =
      isExponent || has(["scientific", "engineering"])
      ? .scientific : isCompact ? .compact : .standard
    hasFullNames = has(["unit-width-full-name"])
    hidesSigns = has(["sign-never", "+_"])
    category = AppLocale.Category(
      isMoney: has(["currency"]),
      isWords: isCompact || hasFullNames || has(["unit", "measure-unit", "per-measure-unit"]),
      isConverted: has(["usage"])
    )
    planRefusal = Self.planRefusal(of: stems)
    fraction = Self.fraction(of: stems)
    readingObstacle = Self.readingObstacle(
      isConverted: has(["usage", "base-unit"]),
      isMixed: unit?.name.contains("-and-") ?? false,
      scale: scale
    )
  }

  static func == (left: NumberSkeleton, right: NumberSkeleton) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension NumberSkeleton {
  /// The stems of a skeleton, separated as ICU separates them: by `Pattern_White_Space`.
  static func stems(of text: String) -> [Stem] {
    words(of: text).map { stem in
      let name = stem.prefix { $0 != "/" }
      return Stem(
        name: name,
        option: name.endIndex == stem.endIndex ? nil : stem[name.endIndex...].dropFirst(),
        offset: text.utf8.distance(from: text.startIndex, to: stem.startIndex)
      )
    }
  }

  /// The stems with their options, each in one piece.
  static func words(of text: String) -> [Substring] {
    text.unicodeScalars.split { $0.properties.isPatternWhitespace }.map(Substring.init)
  }

  /// The number in the option of a stem.
  ///
  /// ICU writes out exponents, so `scale/1E999999999` would fill the memory.
  private static func number(
    _ stem: Stem,
    in text: String
  ) throws(FormatError) -> FixedDecimal? {
    let number = (stem.option ?? "").prefix { $0 != "/" }
    let isPlain = number.utf8.allSatisfy { byte in
      byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+")
    }
    guard isPlain, number.utf8.count <= 100 else {
      throw .invalidSkeleton(
        text,
        offset: stem.optionOffset,
        reason: Reason(
          "no-plain-number",
          "a number in it must be in plain digits and at most 100 bytes long"
        )
      )
    }
    do throws(FormatError) {
      return try FixedDecimal(String(number))
    } catch {
      // ICU reports what is wrong with it.
      return nil
    }
  }

  private static func increment(
    _ stem: Stem?,
    in text: String
  ) throws(FormatError) -> FixedDecimal? {
    guard let stem, let step = try number(stem, in: text) else { return nil }
    func refusal(_ reason: Reason) -> FormatError {
      .invalidSkeleton(text, offset: stem.optionOffset, reason: reason)
    }
    // ICU takes the absolute value.
    guard !step.digits.hasPrefix("-"), !DecimalDigits(step).isZero else {
      throw refusal(Reason("increment-above-zero", "an increment must be above zero"))
    }
    guard step.fitsICU else {
      throw refusal(
        Reason(
          "increment-too-large",
          "an increment in a skeleton must be at most \(Int64.max) without its decimal point"
        )
      )
    }
    return step
  }

  private static func scale(
    _ stem: Stem?,
    in text: String,
    _ allowsZero: Bool
  ) throws(FormatError) -> DecimalDigits? {
    guard let stem, let scale = try number(stem, in: text) else { return nil }
    let digits = DecimalDigits(scale)
    guard allowsZero || !digits.isZero else {
      throw .invalidSkeleton(
        text,
        offset: stem.optionOffset,
        reason: Reason("scale-of-zero", "a scale cannot be zero")
      )
    }
    return digits
  }

  private static func readingObstacle(
    isConverted: Bool,
    isMixed: Bool,
    scale: DecimalDigits?
  ) -> UnusableOption? {
    if isConverted { return .readingWithUsage }
    if isMixed { return .readingMixedUnits }
    guard let scale, !scale.isPowerOfTen else { return nil }
    return .readingWithScale
  }
}

extension Substring {
  /// Whether a stem is an exponent in the concise form: `E0`, `EE+!00`.
  fileprivate var isConciseExponent: Bool { first == "E" && last == "0" }
}

extension DecimalDigits {
  fileprivate static let hundred = DecimalDigits(FixedDecimal(100))
}
