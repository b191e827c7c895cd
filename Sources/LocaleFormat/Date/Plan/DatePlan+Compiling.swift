internal import ICU
internal import Sharing

extension DatePlan {
  /// The most bytes of a text, so that it can be written on the stack.
  static var maximumCapacity: Int { 1_000 }

  /// The parts of a plan while it is made.
  struct Parts {
    var steps: [Step] = []
    var texts: [String] = []
    var zonePlaces: [UInt16] = []
    /// The lists of names in `texts`, and the index at which each begins.
    private var bases: [(names: [String], base: Int)] = []
    var capacity = 0
    /// Whether the next literal has a step, and is not the tail of a field.
    private var isAtBoundary = false
    private let digitCount: Int

    init(_ data: DatePlanData) {
      digitCount = data.digits.map(\.utf8.count).max() ?? 1
      texts = data.digits
    }

    private mutating func base(of names: [String]) -> UInt16 {
      if let known = bases.first(where: { $0.names == names }) {
        return UInt16(clamping: known.base)
      }
      let base = texts.count
      bases.append((names, base))
      texts += names
      return UInt16(clamping: base)
    }

    /// Begins a piece of the plan that can be written without the steps before it.
    ///
    /// - Returns: The number of its first step.
    mutating func beginPiece() -> Int {
      isAtBoundary = true
      return steps.count
    }

    /// Appends the literals and fields of one text.
    ///
    /// - Throws: The reason why no plan can write a field.
    mutating func append(
      _ items: [(item: PatternItem, source: Source)],
      from data: DatePlanData
    ) throws(DatePlanData.Refusal) {
      let precision = DayPeriods.Precision(items.map(\.item))
      for (item, source) in items { try append(item, from: data, source: source, precision) }
    }

    /// Appends a literal or a field.
    ///
    /// - Throws: The reason why no plan can write the field.
    private mutating func append(
      _ item: PatternItem,
      from data: DatePlanData,
      source: Source,
      _ precision: DayPeriods.Precision
    ) throws(DatePlanData.Refusal) {
      switch item {
      case .literal(let text): appendLiteral(text)
      case .field(let letter, let count):
        let first = steps.count
        try append(PatternField(letter: letter, count: count), from: data)
        steps[first].letter = letter
        if steps[first].kind == .dayPeriod { steps[first].width = precision.rawValue }
        steps[first].source = source
      }
      isAtBoundary = false
    }

    private mutating func append(
      _ field: PatternField,
      from data: DatePlanData
    ) throws(DatePlanData.Refusal) {
      switch field.shape {
      case .era:
        guard let names = data.names[field], !names.isEmpty else { throw .init(reason: .pattern) }
        appendNames(names, data.eras.eras.isEmpty ? .literal : .eraName)
      case .zone: appendZone(data.zoneTexts[field] ?? [])
      case .names(let kind):
        if kind == .quarterName { try data.checkQuarters() }
        guard let names = data.names[field] else { throw .init(reason: .pattern) }
        appendNames(names, kind)
      case .number(let kind, let width):
        appendNumber(try kind.counted(in: data, field), width: width)
        if let first = data.firstYear, field.letter == UInt8(ascii: "y") {
          steps[steps.count - 1].base = base(of: [first])
        }
      case nil: throw .init(reason: .pattern)
      }
    }

    private mutating func appendLiteral(_ text: String) {
      capacity += text.utf8.count
      let last = steps.count - 1
      guard !isAtBoundary, text.utf8.count <= 8, last >= 0, steps[last].tailCount == 0 else {
        steps.append(Step(base: base(of: [text]), kind: .literal))
        return
      }
      steps[last].tailCount = UInt8(text.utf8.count)
      for (place, byte) in text.utf8.enumerated() {
        steps[last].tail |= UInt64(byte) << (8 * UInt64(place))
      }
    }

    private mutating func appendNames(_ names: [String], _ kind: Kind) {
      capacity += names.map(\.utf8.count).max() ?? 0
      steps.append(Step(base: base(of: names), kind: kind))
    }

    private mutating func appendNumber(_ kind: Kind, width: Int) {
      // The longest number is the milliseconds of a day.
      capacity += max(width, 8) * digitCount
      steps.append(Step(kind: kind, width: UInt8(clamping: width)))
    }

    private mutating func appendZone(_ states: [String?]) {
      capacity += states.map { $0?.utf8.count ?? 0 }.max() ?? 0
      steps.append(Step(base: UInt16(clamping: zonePlaces.count), kind: .zone))
      for text in states {
        zonePlaces.append(text.map { base(of: [$0]) } ?? DatePlan.noPlace)
      }
    }
  }

  /// Compiles a plan, which is not proved yet.
  ///
  /// - Throws: The reason why there is none.
  convenience init(pattern: String, _ data: DatePlanData) throws(DatePlanData.Refusal) {
    var parts = Parts(data)
    try parts.append(data.items.map { ($0, .shared) }, from: data)
    guard parts.capacity <= Self.maximumCapacity else { throw .init(reason: .symbols) }
    try self.init(pattern: pattern, parts, data)
  }

  /// Compiles a plan of parts, which is not proved yet.
  ///
  /// - Throws: The reason why there is none.
  convenience init(
    pattern: String,
    _ parts: Parts,
    _ data: DatePlanData
  ) throws(DatePlanData.Refusal) {
    guard parts.zonePlaces.count < Int(UInt16.max), let texts = UTF8Table(parts.texts)
    else { throw .init(reason: .symbols) }
    self.init(pattern: pattern, parts, data, texts: texts)
  }
}

extension DatePlan.Kind {
  /// The same number as a calendar counts it.
  ///
  /// - Throws: The reason why no plan can write it.
  fileprivate func counted(
    in data: DatePlanData,
    _ field: PatternField
  ) throws(DatePlanData.Refusal) -> DatePlan.Kind {
    let (arithmetic, hasEras) = (data.arithmetic, !data.eras.eras.isEmpty)
    switch self {
    case .month: return arithmetic == .hebrew ? .hebrewMonth : self
    case .quarter:
      try data.checkQuarters()
      return self
    case .year where field.letter == UInt8(ascii: "y"): return hasEras ? .eraYear : self
    case .year:
      // The Gregorian year in which a year begins, by ICU's rules of thumb.
      if arithmetic != .gregorian, field.letter == UInt8(ascii: "r") {
        throw .init(reason: .calendar)
      }
      return arithmetic.hasYearsBelowOne ? .yearAcrossEras : self
    case .yearPair: return hasEras ? .eraYearPair : self
    case .weekYear, .weekYearPair:
      if hasEras, arithmetic == .gregorian { throw .init(reason: .calendar) }
      return self
    default: return self
    }
  }
}

extension DatePlanData {
  /// - Throws: A refusal of a year with 13 months, which ICU divides into five quarters with four
  ///   names.
  fileprivate func checkQuarters() throws(Refusal) {
    guard arithmetic.monthNameCount == 12 else { throw Refusal(reason: .calendar) }
  }
}
