internal import ICU
internal import MachineTime

/// Puts the values that were found for the fields of a pattern together into a time that a clock
/// shows.
struct DateResolver {
  let reader: DateReader
  /// The text whose fields were found, as it was typed.
  let text: String
  let folded: FoldedText
  /// The beginning of the hundred years in which a year of two digits lies: the time on the clock,
  /// and the year.
  let century: (start: Double, year: Int)
  /// The year of a date without a year.
  let usualYear: Int32
  let isLenient: Bool

  /// The years that are accepted: no calendar has a year beyond these for an instant.
  private static let years = -99_999...99_999

  /// A value that was found, or that follows from the text.
  private struct Entry {
    let field: CalendarField
    var value: Int
    /// The field in the text; nil for a value that is not in the text.
    let place: FoundField?
  }

  /// Finds the times that the fields can mean, in milliseconds as on a clock at UTC.
  ///
  /// - Throws: The status ICU gave.
  func times(
    of found: [FoundField],
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Result<[Double], DateReader.Fault> {
    var fault: DateReader.Fault?
    var times: [Double] = []
    let base: [Entry]
    do throws(DateReader.Fault) {
      base = try entries(of: found)
    } catch {
      return .failure(error)
    }
    for half in halves(of: found) {
      var entries = base
      switch half {
      case .success(let values): entries += values
      case .failure(let error):
        fault = fault ?? error
        continue
      }
      if let year = try relatedYear(found, by: handle) { entries.insert(year, at: 0) }
      var isFound = false
      for cycle in try cycles(entries, by: handle) where !isFound {
        switch try resolve(cycle + entries, by: handle) {
        case .success(let time):
          times.append(time)
          isFound = true
        case .failure(let error): fault = fault ?? error
        }
      }
    }
    if times.isEmpty, let fault { return .failure(fault) }
    return .success(times)
  }

  // MARK: values of the fields

  private func entries(of found: [FoundField]) throws(DateReader.Fault) -> [Entry] {
    var entries: [Entry] = []
    func add(_ field: CalendarField, _ value: Int, _ place: FoundField) {
      entries.append(Entry(field: field, value: value, place: place))
    }
    for one in found {
      switch one.content {
      case .zone: break
      case .name(let meaning):
        switch meaning {
        case .era(let era): add(.era, Int(era), one)
        case .month(let month, let isLeap):
          add(.month, Int(month), one)
          if reader.isChinese { add(.isLeapMonth, isLeap ? 1 : 0, one) }
        case .weekday(let weekday): add(.weekday, Int(weekday), one)
        case .cyclicYear(let year): add(.year, Int(year), one)
        case .moment(let hour): add(.hourOfDay, Int(hour), one)
        case .quarter, .hours: break
        }
      case .number(let value, let digits):
        guard let (field, value) = try number(one, value, digits, in: found) else { continue }
        add(field, value, one)
        if field == .month, reader.isChinese { add(.isLeapMonth, 0, one) }
      }
    }
    try addQuarter(of: found, to: &entries)
    return entries
  }

  private func number(
    _ one: FoundField,
    _ value: Int,
    _ digits: Int,
    in found: [FoundField]
  ) throws(DateReader.Fault) -> (CalendarField, Int)? {
    let letter = one.field.letter
    if one.field.isYear || letter == "g", !Self.years.contains(value),
      letter != "g" || value > 9_999_999
    {
      throw absent(one)
    }
    switch letter {
    case "y": return (.year, try year(one, value, in: found))
    case "Y": return (.yearForWeek, year(one, value))
    case "u": return (.extendedYear, value)
    case "M", "L": return (.month, try month(one, value, in: found))
    case "d": return (.day, value)
    case "D": return (.dayOfYear, value)
    case "F": return (.weekdayInMonth, value)
    case "g": return (.julianDay, value)
    case "w": return (.weekOfYear, value)
    case "W": return (.weekOfMonth, value)
    case "e", "c": return (.localWeekday, value)
    case "H" where isOfTwelve(one, in: found): return (.hour, value % 12)
    case "k" where isOfTwelve(one, in: found): return (.hour, value % 12)
    case "H": return (.hourOfDay, value)
    case "k":
      guard (1...24).contains(value) else { throw absent(one) }
      return (.hourOfDay, value % 24)
    case "h", "K":
      // A person who writes 14 counts the hours to 24.
      if isLenient, value > 12, !found.contains(where: { $0.field.names == .dayPeriod }) {
        return (.hourOfDay, value)
      }
      guard letter == "h" ? (1...12).contains(value) : (0...11).contains(value) else {
        throw absent(one)
      }
      return (.hour, value % 12)
    case "m": return (.minute, value)
    case "s": return (.second, value)
    case "A": return (.millisecondsInDay, value)
    case "S":
      var milliseconds = value
      for _ in 0..<max(0, 3 - digits) { milliseconds *= 10 }
      for _ in 0..<max(0, digits - 3) { milliseconds /= 10 }
      return (.millisecond, milliseconds)
    default: return nil
    }
  }

  /// Whether an hour of 24 is one of twelve, because AM or PM was typed beside it.
  private func isOfTwelve(_ one: FoundField, in found: [FoundField]) -> Bool {
    guard isLenient, hasTypedHalf(found), case .number(0...12, _) = one.content else {
      return false
    }
    return one.field.letter == "H" || one.field.letter == "k"
  }

  /// Whether a word for a part of the day was typed that the pattern does not have.
  private func hasTypedHalf(_ found: [FoundField]) -> Bool {
    found.contains { $0.field.names == .dayPeriod }
      && !reader.pieces.contains { $0.field?.names == .dayPeriod }
  }

  /// Finds the year that digits mean.
  ///
  /// Two digits are a year in the window of a hundred years, if the pattern has two letters. In
  /// lenient reading, they are if it has one letter, too.
  private func year(_ one: FoundField, _ value: Int) -> Int {
    guard isShortYear(one) else { return value }
    let first = century.year
    let same = CivilArithmetic.floorRemainder(first, 100)
    return first - same + value + (value < same ? 100 : 0)
  }

  /// Finds the year as above, but throws if the text lacks the era and the year is above 999.
  ///
  /// This is for calendars of short eras whose pattern has the era: there, 2024 is a year of
  /// another calendar.
  private func year(
    _ one: FoundField,
    _ value: Int,
    in found: [FoundField]
  ) throws(DateReader.Fault) -> Int {
    let hasEra = found.contains { $0.field.names == .era }
    if reader.hasYoungEras, value > 999, !hasEra,
      reader.pieces.contains(where: { $0.field?.names == .era })
    {
      throw .init(
        index: one.range.lowerBound,
        reason: Reason("era-missing", "the era of year \(value) is missing")
      )
    }
    return year(one, value)
  }

  private func isShortYear(_ one: FoundField) -> Bool {
    guard case .number(0..., digits: 2) = one.content, reader.hasCenturies,
      one.field.letter == "y" || one.field.letter == "Y"
    else { return false }
    return one.field.count == 2 || isLenient && one.field.count == 1
  }

  /// Finds the calendar's number of a month; a Hebrew year without a leap month has no month in its
  /// place.
  private func month(
    _ one: FoundField,
    _ value: Int,
    in found: [FoundField]
  ) throws(DateReader.Fault) -> Int {
    guard value >= 1 else { throw absent(one) }
    guard reader.calendar == "hebrew", value >= 6 else { return value - 1 }
    var number = Int(usualYear)
    for other in found {
      if case .number(let value, _) = other.content, other.field.isYear {
        number = year(other, value)
      }
    }
    let isLeap = CivilArithmetic.floorRemainder(number * 12 + 17, 19) >= 12
    return isLeap ? value - 1 : value
  }

  private func addQuarter(
    of found: [FoundField],
    to entries: inout [Entry]
  ) throws(DateReader.Fault) {
    for one in found where one.field.names == .quarter {
      let quarter: Int
      switch one.content {
      case .number(let value, _): quarter = value - 1
      case .name(.quarter(let value)): quarter = Int(value)
      default: continue
      }
      guard (0...4).contains(quarter) else { throw absent(one) }
      guard let month = entries.first(where: { $0.field == .month }) else {
        entries.append(Entry(field: .month, value: quarter * 3, place: one))
        continue
      }
      guard month.value / 3 == quarter else { throw contradicted(one) }
    }
  }

  /// The half of the day, or the hours, that the fields allow; several if they do not decide.
  private func halves(of found: [FoundField]) -> [Result<[Entry], DateReader.Fault>] {
    var hours: (bits: UInt32, place: FoundField)?
    var half: (value: Int, place: FoundField)?
    var whole: Int?
    for one in found {
      switch (one.content, one.field.letter) {
      case (.name(.hours(let bits)), _): hours = (bits & (hours?.bits ?? bits), one)
      case (.number(let value, _), "h"), (.number(let value, _), "K"): half = (value, one)
      case (.number(let value, _), "H"), (.number(let value, _), "k"):
        if isOfTwelve(one, in: found) { half = (value, one) } else { whole = value % 24 }
      default: break
      }
    }
    guard let half, whole == nil else {
      guard let hours else { return [.success([])] }
      if let whole {
        // `14:00 PM` is an hour of twelve that does not exist.
        let isHalf = hasTypedHalf(found) && [0xFFF, 0xFFF000].contains(hours.bits)
        let fits =
          !isHalf && (0..<24).contains(whole) && hours.bits >> UInt32(whole) & 1 == 1
        return [fits ? .success([]) : .failure(contradicted(hours.place))]
      }
      let first = hours.bits.trailingZeroBitCount
      return [.success([Entry(field: .hourOfDay, value: first, place: hours.place)])]
    }
    guard let hours else {
      let isAsked = reader.pieces.contains { $0.field?.names == .dayPeriod }
      if isLenient, half.value > 12 { return [.success([])] }
      if isAsked {
        let end = half.place.range.upperBound
        return [.failure(.init(index: end, reason: .dayHalfMissing))]
      }
      return [.success([Entry(field: .halfOfDay, value: 0, place: half.place)])]
    }
    let possible = [0, 1].filter { side in
      let hour = side * 12 + half.value % 12
      // On a clock of 24 hours, `0:30 PM` does not exist.
      if side == 1, half.value == 0, hasTypedHalf(found) { return false }
      return hours.bits >> UInt32(hour) & 1 == 1
    }
    guard !possible.isEmpty else { return [.failure(contradicted(hours.place))] }
    return possible.map { .success([Entry(field: .halfOfDay, value: $0, place: hours.place)]) }
  }

  /// The calendar's year that the summer of a Gregorian year lies in.
  private func relatedYear(
    _ found: [FoundField],
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Entry? {
    for one in found where one.field.letter == "r" {
      guard case .number(let value, _) = one.content else { continue }
      // July begins some 181 days after the start of the year.
      let day = CivilArithmetic.days(toYear: value) + 181
      let values = try handle.values(
        of: [.extendedYear],
        atMilliseconds: Double(day) * 86_400_000
      )
      return Entry(field: .extendedYear, value: Int(values[0]), place: one)
    }
    return nil
  }

  /// The cycles to try for a year in a cycle of sixty, if the text has no other year.
  ///
  /// The present cycle comes first, then its neighbours, because they have other leap months.
  private func cycles(
    _ entries: [Entry],
    by handle: borrowing DateHandle
  ) throws(ICUError) -> [[Entry]] {
    let fields = Set(entries.map(\.field))
    guard reader.isChinese, fields.contains(.year), fields.isDisjoint(with: [.extendedYear, .era])
    else { return [[]] }
    let now = Double(Instant.now().millisecondsSince1970)
    let present = Int(try handle.values(of: [.era], atMilliseconds: now)[0])
    return [present, present - 1, present + 1].map { era in
      [Entry(field: .era, value: era, place: nil)]
    }
  }

  // MARK: the time

  private func resolve(
    _ entries: [Entry],
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Result<Double, DateReader.Fault> {
    let fields = Set(entries.map(\.field))
    var deciding: [Entry] = []
    var others: [Entry] = []
    for entry in entries {
      if entry.field.isDecided(by: fields) { others.append(entry) } else { deciding.append(entry) }
    }
    if fields.isDisjoint(with: CalendarField.ofDates) {
      deciding.append(Entry(field: .julianDay, value: Int(reader.vocabulary.usualDay), place: nil))
    } else if fields.isDisjoint(with: CalendarField.ofYears) {
      deciding.insert(
        Entry(field: .extendedYear, value: Int(usualYear), place: nil),
        at: 0
      )
    }
    let resolution = try handle.resolve(
      deciding.map { ($0.field, Int32(clamping: $0.value)) },
      checking: others.map { ($0.field, Int32(clamping: $0.value)) }
    )
    switch resolution {
    case .contradiction(let index):
      let entry = (deciding + others)[index]
      guard let place = entry.place else {
        return .failure(.init(index: 0, reason: Reason("no-such-date", "this date does not exist")))
      }
      let lacksYear =
        !fields.isDisjoint(with: CalendarField.ofDates)
        && fields.isDisjoint(with: CalendarField.ofYears)
      if lacksYear, entry.field == .day, fields.contains(.month), index < deciding.count {
        let reason = Reason.dayDoesNotExist(self.text(place), inUsualYear: usualYear)
        return .failure(.init(index: place.range.lowerBound, reason: reason))
      }
      let isSecondary = index >= deciding.count || entry.field == .weekday || entry.field == .era
      return .failure(isSecondary ? contradicted(place) : absent(place))
    case .time(let time):
      return try moved(entries, time, by: handle)
    }
  }

  /// Reads the first year of the window a hundred years later, if the time is before the window
  /// begins.
  private func moved(
    _ entries: [Entry],
    _ time: Double,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Result<Double, DateReader.Fault> {
    guard time < century.start,
      let index = entries.firstIndex(where: { entry in
        entry.value == century.year && entry.place.map(isShortYear) == true
      })
    else { return .success(time) }
    var later = entries
    later[index].value += 100
    return try resolve(later, by: handle)
  }

  // MARK: faults

  private func absent(_ one: FoundField) -> DateReader.Fault {
    .init(index: one.range.lowerBound, reason: .fieldDoesNotExist(one.field, text(one)))
  }

  private func contradicted(_ one: FoundField) -> DateReader.Fault {
    .init(index: one.range.lowerBound, reason: .contradictsRest(text(one)))
  }

  private func text(_ one: FoundField) -> String {
    folded.typed(one.range, in: text)
  }
}
