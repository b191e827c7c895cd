internal import MachineTime
internal import Sharing

/// Reads the dates that a plan writes, in one pass over their bytes.
///
/// It reads the usual texts alone, and its instant is the one that strict reading finds. All other
/// texts, also those that are wrong, are left to ``DateReading``.
///
/// A text can be taken apart in only one way: numbers end where no digit follows, no other text has
/// digits, and a name that is the beginning of another one ends where that other one goes on
/// differently. So the values of the fields are clear, and the plan would write the text for them and
/// for no others.
final class DatePlanScan: Sendable {
  /// A field or a literal, and the literal that follows it.
  struct Step: BitwiseCopyable, Sendable {
    /// `tail` of a step that no literal follows.
    static var none: UInt16 { .max }

    let kind: DatePlan.Kind
    /// The index of a literal, or of the first of a field's names.
    var base: UInt16 = none
    var tail: UInt16 = none
  }

  /// The longest text that is read, in bytes.
  private static let maximumCount = 400
  /// The years with the same dates in all forms of the Gregorian calendar, and four digits.
  private static let years = 1_600...9_999

  /// The reason why it reads nothing; nil if it reads.
  let refusal: ScanRefusal?
  private let texts: FoldedTexts
  private let steps: FlatTable<Step>
  private let digits: ScanDigits
  /// Whether the texts have a date; else they are times of 1 January 1970.
  let hasDate: Bool
  private let hasTime: Bool
  private let hasZone: Bool

  init(
    _ steps: [Step],
    _ texts: consuming FoldedTexts,
    _ digits: ScanDigits
  ) {
    refusal = nil
    self.texts = texts
    self.steps = FlatTable(steps)
    self.digits = digits
    hasDate = steps.contains { $0.kind == .day }
    hasTime = steps.contains { $0.kind.isHour }
    hasZone = steps.contains { $0.kind == .zone }
  }

  /// Creates a stand-in that reads nothing.
  init(refusedFor refusal: ScanRefusal) {
    self.refusal = refusal
    texts = FoldedTexts()
    steps = FlatTable([])
    digits = ScanDigits([])
    (hasDate, hasTime, hasZone) = (false, false, false)
  }

  var byteCount: Int { 100 + texts.byteCount + steps.byteCount }

  /// The values of the fields of a text; -1 for a field that it does not have.
  private struct Fields {
    var year = -1
    var isShortYear = false
    var month = -1
    var day = -1
    /// 0 for a Sunday.
    var weekday = -1
    /// 0 for the half before noon.
    var half = -1
    /// 0 to 23, or 0 to 11 if `isTwelve`.
    var hour = 0
    var isTwelve = false
    var minute = 0
    var second = 0
  }

  /// The instant that a text means; nil if another reader must read it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - plan: The plan whose texts are read.
  ///   - options: The options, for times that the clocks show twice and for years of two digits.
  /// - Returns: The instant, or nil.
  func instant(
    of text: String,
    writtenBy plan: DatePlan,
    _ options: DateReadingOptions
  ) -> Instant? {
    guard refusal == nil, options.reference == nil else { return nil }
    guard let fields = text.withUTF8Span({ fields(of: $0) }) else { return nil }
    guard let clock = clock(fields, plan.clock.rules, options) else { return nil }
    return instant(clock, text, plan, options)
  }

  // MARK: Fields

  private func fields(of text: Span<UInt8>) -> Fields? {
    guard text.count <= Self.maximumCount else { return nil }
    var fields = Fields()
    var place = FoldedTexts.markEnd(in: text, at: 0)
    for index in 0..<steps.count {
      let step = steps[index]
      // The rest of a text with a zone is compared with what the plan writes.
      if step.kind == .zone { return place < text.count ? fields : nil }
      guard let end = read(step, &fields, text, place) else { return nil }
      place = end
      guard step.tail != Step.none else { continue }
      guard let end = texts.end(of: Int(step.tail), in: text, at: place) else { return nil }
      place = end
    }
    return place == text.count ? fields : nil
  }

  /// Reads a field or a literal, and returns its end.
  @inline(__always)
  private func read(
    _ step: Step,
    _ fields: inout Fields,
    _ text: Span<UInt8>,
    _ place: Int
  ) -> Int? {
    switch step.kind {
    case .literal: return texts.end(of: Int(step.base), in: text, at: place)
    case .monthName:
      guard let name = name(step, 12, text, place) else { return nil }
      fields.month = name.index &+ 1
      return name.end
    case .weekdayName:
      guard let name = name(step, 7, text, place) else { return nil }
      fields.weekday = name.index
      return name.end
    case .dayHalf:
      guard let name = name(step, 2, text, place) else { return nil }
      fields.half = name.index
      return name.end
    default:
      guard let number = number(text, place, most: step.kind == .year ? 4 : 2),
        keep(number, of: step.kind, in: &fields)
      else { return nil }
      return FoldedTexts.markEnd(in: text, at: number.end)
    }
  }

  /// Keeps the value of a number; false if the field has no such value.
  @inline(__always)
  private func keep(
    _ number: (value: Int, count: Int, end: Int),
    of kind: DatePlan.Kind,
    in fields: inout Fields
  ) -> Bool {
    let value = number.value
    switch kind {
    case .year:
      fields.year = value
      return number.count == 4 && Self.years.contains(value)
    case .yearPair:
      fields.year = value
      fields.isShortYear = true
      return number.count == 2
    case .month:
      fields.month = value
      return value >= 1 && value <= 12
    case .day:
      fields.day = value
      return value >= 1
    case .hour0To23:
      fields.hour = value
      return value <= 23
    case .hour1To24:
      fields.hour = value % 24
      return value >= 1 && value <= 24
    case .hour1To12, .hour0To11:
      fields.hour = value % 12
      fields.isTwelve = true
      return kind == .hour1To12 ? value >= 1 && value <= 12 : value <= 11
    case .minute:
      fields.minute = value
      return value <= 59
    case .second:
      fields.second = value
      return value <= 59
    default: return false
    }
  }

  /// The digits at a place: at least one, and not more than a field has.
  @inline(__always)
  private func number(
    _ text: Span<UInt8>,
    _ start: Int,
    most: Int
  ) -> (value: Int, count: Int, end: Int)? {
    var (value, count, place) = (0, 0, start)
    while let digit = digits.digit(in: text, at: place) {
      guard count < most else { return nil }
      value = value &* 10 &+ Int(digit.value)
      count &+= 1
      place &+= digit.width
    }
    return count > 0 ? (value, count, place) : nil
  }

  /// The longest name at a place.
  @inline(__always)
  private func name(
    _ step: Step,
    _ count: Int,
    _ text: Span<UInt8>,
    _ place: Int
  ) -> (index: Int, end: Int)? {
    var found: (index: Int, end: Int)?
    for index in 0..<count {
      guard let end = texts.end(of: Int(step.base) &+ index, in: text, at: place) else { continue }
      if end > found?.end ?? place { found = (index, end) }
    }
    return found
  }

  // MARK: The instant

  /// The date and the time on the zone's clocks; nil if the calendar has no such date.
  private func clock(
    _ fields: Fields,
    _ rules: TimeZoneRules,
    _ options: DateReadingOptions
  ) -> CivilDateTime? {
    do throws(FormatError) {
      let time = try CivilTime(
        hour: fields.isTwelve ? fields.hour &+ 12 &* max(fields.half, 0) : fields.hour,
        minute: fields.minute,
        second: fields.second
      )
      guard fields.half < 0 || (time.hour >= 12) == (fields.half == 1) else { return nil }
      guard hasDate else { return CivilDateTime(try CivilDate(year: 1970, month: 1, day: 1), time) }
      let date: CivilDate
      if fields.isShortYear {
        guard let found = Century(rules, options).date(fields.year, fields.month, fields.day, time)
        else { return nil }
        date = found
      } else {
        date = try CivilDate(year: fields.year, month: fields.month, day: fields.day)
      }
      guard fields.weekday < 0 || fields.weekday == date.isoWeekday % 7 else { return nil }
      return CivilDateTime(date, time)
    } catch {
      return nil
    }
  }

  /// The instant of a time on the zone's clocks; nil if they skip it, and for another zone.
  private func instant(
    _ clock: CivilDateTime,
    _ text: String,
    _ plan: DatePlan,
    _ options: DateReadingOptions
  ) -> Instant? {
    let candidates: (Instant, Instant?)
    do throws(FormatError) {
      switch try plan.clock.rules.meaning(of: clock) {
      case .unique(let only): candidates = (only.instant, nil)
      case .overlap(let earlier, let later):
        if hasZone {
          candidates = (later.instant, earlier.instant)
        } else if !hasTime {
          candidates = (earlier.instant, nil)
        } else {
          guard options.choice != .reject else { return nil }
          let isEarlier = options.choice == .earlier || options.choice == .compatible
          candidates = (isEarlier ? earlier.instant : later.instant, nil)
        }
      case .gap: return nil
      }
    } catch {
      return nil
    }
    guard hasZone else { return candidates.0 }
    if plan.writes(text, for: candidates.0) { return candidates.0 }
    guard let other = candidates.1, plan.writes(text, for: other) else { return nil }
    return other
  }
}

extension DatePlan {
  /// Whether a text is that of an instant.
  func writes(_ text: String, for instant: Instant) -> Bool {
    guard let own = string(instant) else { return false }
    // Not `==`, which takes canonically equivalent texts for equal.
    return own.withUTF8Span { own in
      text.withUTF8Span { text in
        guard own.count == text.count else { return false }
        for place in own.indices where own[place] != text[place] { return false }
        return true
      }
    } ?? false
  }
}

extension DatePlan.Kind {
  var isHour: Bool {
    switch self {
    case .hour0To23, .hour1To12, .hour0To11, .hour1To24: true
    default: false
    }
  }
}
