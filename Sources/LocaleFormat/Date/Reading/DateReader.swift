internal import ICU
internal import MachineTime
internal import Sharing

/// Reads dates as one formatter writes them.
///
/// The names are not known from rules, but learned from what the formatter itself writes. The
/// pieces of the pattern are looked for in the text one after the other. ICU's calendar puts their
/// values together, and decides whether there is such a date.
final class DateReader: Sendable {
  /// The reason why a text is not read, and the place.
  struct Fault: Error {
    /// The index of the scalar in the folded text.
    var index: Int
    var reason: Reason
  }

  let pieces: [DatePiece]
  let calendar: String
  let digits: DigitFolding
  /// The names of each field of the pattern.
  let names: [DatePatternField: DateNames]
  /// The year of the calendar on 1 January 1970, used if a text has no year.
  let usualYear: Int32
  /// The number of that day, used if a text has no date.
  let usualDay: Int32
  private let options: DateHandle.Options
  private let lenientNames = PosixMutex<[DatePatternField.Names: DateNames]?>(nil)

  /// Learns to read.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that the formatter writes.
  ///   - options: The options that the formatter was made of.
  /// - Throws: The status ICU gave.
  init(pattern: String, options: DateHandle.Options) throws(ICUError) {
    self.options = options
    var numbers = options
    numbers.content = .pattern("ss")
    numbers.zone = "Etc/UTC"
    let clock = try DateHandle(numbers)
    let zeros = try clock.string(
      DateHandle.Moment(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
    )
    let zero = FoldedText.fold(zeros).last
    digits = DigitFolding(
      zero: zero.flatMap { $0.properties.numericType == .decimal ? $0.value : nil }
    )
    calendar = try clock.calendarType()
    let epoch = try clock.values(of: [.extendedYear, .julianDay], atMilliseconds: 0)
    (usualYear, usualDay) = (epoch[0], epoch[1])
    let digits = digits
    pieces = DatePiece.pieces(of: pattern).map { piece in
      if case .literal(let text) = piece { .literal(text.map(digits.fold)) } else { piece }
    }
    let probe = DateNameProbe(options: options, calendar: calendar, digits: digits)
    var names: [DatePatternField: DateNames] = [:]
    for case .field(let field) in pieces where names[field] == nil && field.names != nil {
      // In China, the digits of a leap month can have a mark.
      let isMarked = field.names == .month && Self.chinese.contains(calendar)
      if !field.isNumeric || isMarked { names[field] = try probe.names(of: field) }
    }
    self.names = names
  }

  private static let chinese: Set<String> = ["chinese", "dangi"]
  var isChinese: Bool { Self.chinese.contains(calendar) }

  /// Whether years of two digits lie in a window of a hundred years, as in ICU.
  var hasCenturies: Bool { !isChinese && calendar != "japanese" }

  /// Whether the years of the present era are below a thousand.
  var hasYoungEras: Bool { calendar == "japanese" || calendar == "roc" }

  /// The names of all lengths, learned at the first use.
  func allNames() throws(ICUError) -> [DatePatternField.Names: DateNames] {
    if let known = lenientNames.withLock({ $0 }) { return known }
    let probe = DateNameProbe(options: options, calendar: calendar, digits: digits)
    var tables: [DatePatternField.Names: DateNames] = [:]
    for case .field(let field) in pieces {
      guard let kind = field.names, tables[kind] == nil else { continue }
      let texts: [String] =
        switch kind {
        case .era: ["G", "GGGG", "GGGGG"]
        case .month: ["MMMM", "MMM", "LLLL", "LLL"]
        case .weekday: ["EEEE", "EEE", "EEEEEE", "cccc", "ccc"]
        case .quarter: ["QQQQ", "QQQ", "qqqq", "qqq"]
        case .dayPeriod:
          field.letter == "a" ? ["a", "aaaa", "aaaaa"] : ["a", "b", "bbbb", "B", "BBBB"]
        case .cyclicYear: []
        }
      var all = names.filter { $0.key.names == kind }.map(\.value)
      for text in texts {
        let other = DatePatternField(letter: text.unicodeScalars.first ?? "a", count: text.count)
        all.append(try probe.names(of: other))
      }
      if kind == .dayPeriod { all.append(.english) }
      tables[kind] = DateNames(joining: all).forPeople
    }
    let made = tables
    lenientNames.withLock { $0 = made }
    return made
  }
}

extension DateNames {
  /// AM and PM, as people write them in many languages.
  fileprivate static let english = DateNames([
    Array("am".unicodeScalars): [.hours(0xFFF)], Array("a.m.".unicodeScalars): [.hours(0xFFF)],
    Array("pm".unicodeScalars): [.hours(0xFFF000)],
    Array("p.m.".unicodeScalars): [.hours(0xFFF000)],
  ])

  /// The names without those that are numbers; abbreviations also without their final point.
  fileprivate var forPeople: DateNames {
    var result: [[Unicode.Scalar]: Set<Meaning>] = [:]
    for (name, meanings) in entries where !name.allSatisfy({ (0x30...0x39).contains($0.value) }) {
      result[name] = Self.joined(result[name] ?? [], Set(meanings))
    }
    for (name, meanings) in entries where name.last == "." && name.count > 2 {
      let short = Array(name.dropLast())
      if result[short] == nil { result[short] = Set(meanings) }
    }
    return DateNames(result)
  }
}
