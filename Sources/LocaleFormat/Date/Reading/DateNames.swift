internal import ICU

/// The names that one field is written with, and their meanings.
struct DateNames: Sendable {
  /// The meaning of a name.
  enum Meaning: Hashable, Sendable {
    case era(Int32)
    case month(Int32, isLeap: Bool)
    case weekday(Int32)
    case quarter(Int32)
    /// A year in a cycle of sixty.
    case cyclicYear(Int32)
    /// The hours of a day that have the name, as bits.
    case hours(UInt32)
    /// Noon or midnight in place of a time.
    case moment(Int32)
  }

  /// Folded, in lower case, longest first; a name has several meanings if it does not distinguish
  /// them.
  let entries: [(name: [Unicode.Scalar], meanings: [Meaning])]
  /// The first scalar of each name, so that few names are compared with a text.
  private let firsts: [Unicode.Scalar]
  /// The names of noon and of midnight, which are written at that moment alone, and its hour.
  let moments: [[Unicode.Scalar]: Int32]

  init(
    _ found: [[Unicode.Scalar]: Set<Meaning>],
    moments: [[Unicode.Scalar]: Int32] = [:]
  ) {
    self.moments = moments
    entries = found.filter { !$0.key.isEmpty }
      .map { ($0.key, $0.value.sorted { $0.order < $1.order }) }
      .sorted {
        $0.name.count != $1.name.count
          ? $0.name.count > $1.name.count : $0.name.lexicographicallyPrecedes($1.name)
      }
    firsts = entries.map { $0.name[0] }
  }

  /// The number of the next entry whose name a text has at a place; nil if there are no more.
  func entry(from number: Int, in lower: [Unicode.Scalar], at start: Int) -> Int? {
    guard start < lower.count else { return nil }
    let first = lower[start]
    for candidate in number..<firsts.count where firsts[candidate] == first {
      if lower[start...].starts(with: entries[candidate].name) { return candidate }
    }
    return nil
  }

  /// The meanings of all names that begin with a word.
  func meanings(ofNamesWith word: ArraySlice<Unicode.Scalar>) -> Set<Meaning> {
    var meanings: Set<Meaning> = []
    for candidate in firsts.indices where firsts[candidate] == word.first {
      let entry = entries[candidate]
      if entry.name.starts(with: word) { meanings.formUnion(entry.meanings) }
    }
    return meanings
  }

  /// Joins several tables into one.
  init(joining tables: [DateNames]) {
    var all: [[Unicode.Scalar]: Set<Meaning>] = [:]
    for entry in tables.flatMap(\.entries) {
      all[entry.name] = Self.joined(all[entry.name] ?? [], Set(entry.meanings))
    }
    // A name that another field has for a longer time does not mean the moment.
    var moments = tables.reduce(into: [:]) { $0.merge($1.moments) { first, _ in first } }
      .filter { moment in
        tables.allSatisfy { table in
          table.moments[moment.key] != nil || !table.entries.contains { $0.name == moment.key }
        }
      }
    // A name of the hour after noon alone, as `mittags`, is also that of noon.
    for (name, meanings) in all where meanings == [.hours(1 << 12)] { moments[name] = 12 }
    self.init(all, moments: moments)
  }

  /// Joins two sets of meanings of one name; sets of hours become one.
  static func joined(_ left: Set<Meaning>, _ right: Set<Meaning>) -> Set<Meaning> {
    let all = left.union(right)
    let hours = all.reduce(UInt32(0)) { bits, meaning in
      if case .hours(let more) = meaning { bits | more } else { bits }
    }
    return hours == 0 ? all : [.hours(hours)]
  }
}

extension DateNames.Meaning {
  fileprivate var order: Int32 {
    switch self {
    case .era(let value): -value  // the present one first
    case .month(let value, let isLeap): value * 2 + (isLeap ? 1 : 0)
    case .weekday(let value), .quarter(let value), .cyclicYear(let value): value
    case .hours, .moment: 0
    }
  }
}

/// Learns the names of a formatter's fields from what it writes.
struct DateNameProbe {
  /// The options of the formatter; their content is replaced.
  let options: DateHandle.Options
  let calendar: String
  let digits: DigitFolding

  private static let day = 86_400_000.0
  /// 2023-01-01T00:00:00Z.
  private static let start = 1_672_531_200_000.0

  private var isLunisolar: Bool { ["chinese", "dangi", "hebrew"].contains(calendar) }

  /// Learns the names that a field is written with.
  func names(of field: DatePatternField) throws(ICUError) -> DateNames {
    switch field.names {
    case .month: try months(field)
    case .weekday: try table(field, steps: 7, of: Self.day, [.weekday]) { .weekday($0[0]) }
    case .era: try eras(field)
    case .quarter: try table(field, steps: 24, of: 16 * Self.day, [.month]) { .quarter($0[0] / 3) }
    case .cyclicYear:
      try table(field, steps: 70, of: 340 * Self.day, [.year]) { .cyclicYear($0[0]) }
    case .dayPeriod: try dayPeriods(field)
    case nil: DateNames([:])
    }
  }

  private func handle(_ pattern: String) throws(ICUError) -> DateHandle {
    var options = options
    options.content = .pattern(pattern)
    options.zone = "Etc/UTC"
    return try DateHandle(options)
  }

  /// Folds a text as names are compared.
  private func fold(_ text: String) -> [Unicode.Scalar] {
    FoldedText.fold(text).map { digits.fold($0).simpleLowercase }
  }

  private func table(
    _ field: DatePatternField,
    steps: Int,
    of step: Double,
    from first: Double = start,
    _ fields: [CalendarField],
    _ meaning: ([Int32]) -> DateNames.Meaning
  ) throws(ICUError) -> DateNames {
    DateNames(try seen(field, steps: steps, of: step, from: first, fields, meaning))
  }

  private func seen(
    _ field: DatePatternField,
    steps: Int,
    of step: Double,
    from first: Double = start,
    _ fields: [CalendarField],
    _ meaning: ([Int32]) -> DateNames.Meaning
  ) throws(ICUError) -> [[Unicode.Scalar]: Set<DateNames.Meaning>] {
    let handle = try handle(field.text)
    var found: [[Unicode.Scalar]: Set<DateNames.Meaning>] = [:]
    for index in 0..<steps {
      let moment = first + Double(index) * step
      let name = try handle.string(
        DateHandle.Moment(millisecondsSince1970: moment, offsetSeconds: 0, isDaylight: false)
      )
      let values = try handle.values(of: fields, atMilliseconds: moment)
      found[fold(name), default: []].insert(meaning(values))
    }
    return found
  }

  private func months(_ field: DatePatternField) throws(ICUError) -> DateNames {
    // The shortest month has five days. In calendars that follow the moon, any three years have a
    // leap month.
    var found = try seen(
      field,
      steps: isLunisolar ? 90 : 100,
      of: (isLunisolar ? 14 : 4) * Self.day,
      [.month, .isLeapMonth]
    ) { .month($0[0], isLeap: $0[1] != 0) }
    addLeapMonths(to: &found)
    return DateNames(found)
  }

  /// Adds the names of all leap months: any month of China can be a leap month, and all are marked
  /// in the same way.
  private func addLeapMonths(to found: inout [[Unicode.Scalar]: Set<DateNames.Meaning>]) {
    var usual: [Int32: [Unicode.Scalar]] = [:]
    var leap: (name: [Unicode.Scalar], month: Int32)?
    for (name, meanings) in found {
      for case .month(let month, let isLeap) in meanings {
        if isLeap { leap = (name, month) } else { usual[month] = name }
      }
    }
    guard let leap, let inner = usual[leap.month], inner.count < leap.name.count,
      let place = leap.name.indices.first(where: { leap.name[$0...].starts(with: inner) })
    else { return }
    for (month, name) in usual {
      let marked = leap.name[..<place] + name + leap.name[(place + inner.count)...]
      found[Array(marked), default: []].insert(.month(month, isLeap: true))
    }
  }

  private func eras(_ field: DatePatternField) throws(ICUError) -> DateNames {
    guard calendar != "japanese" else {
      // The first of some 240 eras began in 645, and some lasted for a year.
      return try table(
        field,
        steps: 2_600,
        of: 200 * Self.day,
        from: -41_850_000_000_000,
        [.era]
      ) { .era($0[0]) }
    }
    return try table(
      field,
      steps: 60,
      of: 100_000 * Self.day,
      from: -300_000_000_000_000,
      [.era]
    ) { .era($0[0]) }
  }

  /// Learns the names by half hours: noon and midnight have their own, unlike the half hours after
  /// them.
  private func dayPeriods(_ field: DatePatternField) throws(ICUError) -> DateNames {
    let handle = try handle(field.text + "|mm")
    var found: [[Unicode.Scalar]: Set<DateNames.Meaning>] = [:]
    var halfHours: [[Unicode.Scalar]: [Int]] = [:]
    for index in 0..<48 {
      let moment = Self.start + Double(index) * 1_800_000
      let text = try handle.string(
        DateHandle.Moment(millisecondsSince1970: moment, offsetSeconds: 0, isDaylight: false)
      )
      let name = fold(String(text.prefix { $0 != "|" }))
      found[name] = DateNames.joined(found[name] ?? [], [.hours(1 << UInt32(index / 2))])
      halfHours[name, default: []].append(index)
    }
    let moments = halfHours.compactMapValues { seen -> Int32? in
      seen == [0] ? 0 : seen == [24] ? 12 : nil
    }
    return DateNames(found, moments: moments)
  }
}

/// The digits that are read alike.
struct DigitFolding: Sendable {
  /// The locale's digit zero; nil if the locale writes numbers without digits.
  let zero: UInt32?

  /// Turns a digit of the locale into the ASCII digit.
  func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let zero, scalar.value >= zero, scalar.value < zero + 10 else { return scalar }
    return Unicode.Scalar(UInt8(0x30 + scalar.value - zero))
  }

  /// Turns a digit of any script into the ASCII digit.
  static func foldAny(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x80, scalar.properties.numericType == .decimal,
      let value = scalar.properties.numericValue, let digit = UInt8(exactly: value)
    else { return scalar }
    return Unicode.Scalar(0x30 + digit)
  }
}
