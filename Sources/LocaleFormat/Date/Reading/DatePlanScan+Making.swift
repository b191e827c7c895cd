internal import MachineTime
internal import Sharing

extension DatePlanScan {
  /// Makes the scan of what a plan writes.
  convenience init(_ plan: DatePlan) {
    let parts = Parts(plan)
    if let refusal = parts.refusal {
      self.init(refusedFor: refusal)
    } else if let texts = FoldedTexts(parts.texts) {
      self.init(parts.steps, texts, ScanDigits(parts.digits))
    } else {
      self.init(refusedFor: .texts)
    }
  }

  /// The scan of a plan; a stand-in if it did not read what the plan writes.
  static func of(_ plan: DatePlan) -> DatePlanScan {
    guard plan.isCompiled else { return DatePlanScan(refusedFor: .noPlan) }
    let scan = DatePlanScan(plan)
    guard scan.refusal == nil, !scan.reads(plan) else { return scan }
    return DatePlanScan(refusedFor: .difference)
  }

  /// Whether it reads what the plan writes, as the same text.
  private func reads(_ plan: DatePlan) -> Bool {
    let options = DateReadingOptions(mode: .strict, choice: nil, start: nil)
    for seconds in hasDate ? Self.probes : Self.timeProbes {
      do throws(FormatError) {
        let instant = try Instant(secondsSince1970: seconds)
        guard let text = plan.string(instant),
          let read = self.instant(of: text, writtenBy: plan, options), plan.writes(text, for: read)
        else { return false }
      } catch {
        return false
      }
    }
    return true
  }

  /// 1 January 2005, 30 June 2015, 12 December 2012.
  private static let probes: [Int64] = [1_104_573_845, 1_435_703_159, 1_355_314_332]
  /// Two times around 1 January 1970.
  private static let timeProbes: [Int64] = [14_706, 60_250]
}

/// The parts of a scan while it is made.
private struct Parts {
  private(set) var steps: [DatePlanScan.Step] = []
  private(set) var texts: [String] = []
  private(set) var refusal: ScanRefusal?
  let digits: [String]
  private let plan: DatePlan

  /// The letters of fields that a scan reads.
  private static let letters = Set("yMLdEecHhKkmsazZOvVXx".utf8)

  init(_ plan: DatePlan) {
    self.plan = plan
    digits = plan.hasASCIIDigits ? [] : (0..<10).map { plan.text($0) }
    guard plan.hasASCIIDigits || ScanDigits.canRead(digits) else {
      refusal = .digits
      return
    }
    // The scan's dates are those of the Gregorian calendar.
    if plan.calendar.arithmetic != .gregorian { refusal = .fields }
    for case .field(let letter, _) in PatternItem.items(of: plan.pattern)
    where !Self.letters.contains(letter) {
      refusal = .fields
    }
    for place in 0..<plan.steps.count where refusal == nil { append(place) }
    if refusal == nil { check() }
  }

  private mutating func append(_ place: Int) {
    let step = plan.steps[place]
    var own = DatePlanScan.Step(kind: step.kind)
    switch step.kind {
    case .literal: own.base = literal(plan.text(Int(step.base)))
    case .monthName: own.base = names(place, 12)
    case .weekdayName: own.base = names(place, 7)
    case .dayHalf: own.base = names(place, 2)
    case .zone, .year, .yearPair, .month, .day, .hour0To23, .hour1To12, .hour0To11, .hour1To24,
      .minute, .second:
      break
    default: refusal = .fields
    }
    if step.kind == .year, step.width > 4 { refusal = .fields }
    if step.tailCount > 0 { own.tail = literal(step.tailText) }
    steps.append(own)
  }

  /// Keeps a literal; a literal of marks of direction is none.
  private mutating func literal(_ text: String) -> UInt16 {
    if ScanDigits.isIn(text) { refusal = .texts }
    guard !FoldedText.fold(text).isEmpty else { return DatePlanScan.Step.none }
    texts.append(text)
    return UInt16(clamping: texts.count - 1)
  }

  private mutating func names(_ place: Int, _ count: Int) -> UInt16 {
    let base = Int(plan.steps[place].base)
    let names = (0..<count).map { plan.text(base + $0) }
    let folded = names.map { FoldedText.fold($0) }
    let next = textAfterName(place)
    for (index, name) in folded.enumerated() {
      let isClear = folded.enumerated().allSatisfy { other, longer in
        guard other != index, longer.first == name.first, longer.starts(with: name) else {
          return true
        }
        guard longer.count > name.count, let next else { return false }
        return next.first != longer[name.count]
      }
      if name.isEmpty || !isClear || ScanDigits.isIn(names[index]) { refusal = .names }
    }
    texts += names
    return UInt16(clamping: texts.count - count)
  }

  /// The folded text after a name: empty at the end, and nil if a field or a mark of direction
  /// follows.
  private func textAfterName(_ place: Int) -> [Unicode.Scalar]? {
    let step = plan.steps[place]
    if step.tailCount == 0, place + 1 == plan.steps.count { return [] }
    var text = step.tailText
    if step.tailCount == 0, plan.steps[place + 1].kind == .literal {
      text = plan.text(Int(plan.steps[place + 1].base))
    }
    let folded = FoldedText.fold(text)
    return folded.isEmpty ? nil : folded
  }

  /// Checks the fields together.
  private mutating func check() {
    // A literal of marks of direction alone is left out: marks are skipped everywhere.
    steps.removeAll { $0.kind == .literal && $0.base == DatePlanScan.Step.none }
    let kinds = steps.map(\.kind).filter { $0 != .literal }
    func count(_ some: DatePlan.Kind...) -> Int { kinds.filter { some.contains($0) }.count }
    let dates = [count(.year, .yearPair), count(.month, .monthName), count(.day)]
    let hours = kinds.filter(\.isHour).count
    let isTwelve = count(.hour1To12, .hour0To11) > 0
    guard dates == [1, 1, 1] || dates == [0, 0, 0] && hours == 1,
      count(.weekdayName) <= dates[0], hours <= 1, count(.dayHalf) <= hours,
      !isTwelve || count(.dayHalf) == 1, count(.minute) <= hours,
      count(.second) <= count(.minute), count(.zone) <= hours
    else { return refusal = .fields }
    for (place, step) in steps.enumerated() where step.tail == DatePlanScan.Step.none {
      guard place + 1 < steps.count else { continue }
      let next = steps[place + 1].kind
      if step.kind.isNumber, next.isNumber || next == .zone { refusal = .order }
    }
    if let zone = steps.firstIndex(where: { $0.kind == .zone }) {
      let isLast = zone == steps.count - 1 && steps[zone].tail == DatePlanScan.Step.none
      if !isLast { refusal = .order }
    }
  }
}

extension DatePlan {
  /// One of the texts of the plan.
  fileprivate func text(_ place: Int) -> String {
    String(utf8AtMost: String.plannedCapacity) { $0.append(texts, place) } ?? ""
  }
}

extension DatePlan.Step {
  fileprivate var tailText: String {
    String(utf8AtMost: 8) { $0.append(tail, count: Int(tailCount)) } ?? ""
  }
}

extension DatePlan.Kind {
  /// Whether a scan reads the field in digits.
  fileprivate var isNumber: Bool {
    switch self {
    case .literal, .monthName, .weekdayName, .dayHalf, .zone: false
    default: true
    }
  }
}
