internal import Sharing

/// Looks for the pieces of a pattern in a text, one after the other, in every possible way.
struct DateScan {
  /// The most steps of a scan: no text that a person writes needs more.
  private static let maximumSteps = 20_000
  private static let maximumResults = 48
  private static let maximumDigits = 9
  private static let maximumZone = 80

  let reader: DateReader
  private let text: DateScanText
  /// The names and endings that are accepted beside those of the pattern; nil to read strictly.
  let forgiving: DateForgiveness?
  private let pieces: [DatePiece]
  /// The first index of a fault that is looked for; nil not to look for one: to write the reason
  /// costs more than to find that there is one.
  private let explained: Int?

  private(set) var results: [[FoundField]] = []
  /// The fault at the furthest place that was reached.
  private(set) var fault = DateReader.Fault(index: 0, reason: .empty)
  /// The fields of the pieces before the present one.
  private var found: [FoundField] = []
  private var steps = 0

  var isLenient: Bool { forgiving != nil }
  private var scalars: [Unicode.Scalar] { text.scalars }
  private var lower: [Unicode.Scalar] { text.lower }

  init(
    _ reader: DateReader,
    _ text: DateScanText,
    forgiving: DateForgiveness?,
    explainingFrom explained: Int? = 0
  ) {
    self.reader = reader
    self.text = text
    self.forgiving = forgiving
    self.explained = explained
    pieces = forgiving == nil ? reader.pieces : reader.lenientPieces
    guard !text.scalars.isEmpty else { return }
    scan(piece: 0, at: 0)
  }

  private mutating func blame(_ index: Int, _ reason: @autoclosure () -> Reason) {
    guard let explained, index >= explained, index > fault.index || fault.index == 0 else { return }
    fault = .init(index: index, reason: reason())
  }

  private mutating func scan(piece: Int, at index: Int) {
    steps += 1
    guard steps < Self.maximumSteps, results.count < Self.maximumResults else { return }
    guard piece < pieces.count else { return end(at: index) }
    switch pieces[piece] {
    case .literal(let text):
      if let next = literal(text, piece, at: index) {
        scan(piece: piece + 1, at: next)
      }
    case .field(let field):
      let start = isLenient ? separators(at: index, before: field) : index
      if isLenient, reader.isOneOfMany, !isSeparated(field, piece, start) {
        blame(index, .fieldExpected(field))
      } else if field.isZone {
        zone(field, piece, start)
      } else if let names = reader.names(of: piece, isLenient) ?? typedHalf(field) {
        name(field, names, piece, start)
      } else if field.isNumeric {
        number(field, piece, start)
      } else {
        scan(piece: piece + 1, at: start)
      }
    }
  }

  private mutating func end(at index: Int) {
    let end = isLenient ? separators(at: index) : index
    guard end == scalars.count else { return blame(end, .nothingMoreExpected) }
    if isLenient, reader.isOneOfMany, reader.hasHourAlone,
      !found.contains(where: { $0.field.names == .dayPeriod }), !hasHourWord
    {
      return blame(end, .dayHalfMissing)
    }
    if isLenient, reader.needsMonthName, let month = found.first(where: \.isMonthInDigits) {
      return blame(month.range.lowerBound, .fieldExpected(month.field))
    }
    results.append(found)
  }

  /// Whether the pattern's word for hours follows the hour, as `Uhr` in `15 Uhr`.
  private var hasHourWord: Bool {
    guard let hour = found.first(where: { $0.field.isHour }),
      let piece = pieces.firstIndex(where: { $0.field == hour.field }),
      let next = pieces[(piece + 1)...].first(where: { $0.field?.names != .dayPeriod }),
      case .literal(let text) = next
    else { return false }
    let words = text.split(whereSeparator: \.isDateSeparator)
    guard let word = words.first?.map(\.simpleLowercase) else { return false }
    return lower[separators(at: hour.range.upperBound)...].starts(with: word)
  }

  /// The names of a half of the day, which may stand beside the hour of a clock of 24 hours.
  private func typedHalf(_ field: DatePatternField) -> DateNames? {
    field.names == .dayPeriod ? forgiving?.names[.dayPeriod] : nil
  }

  // MARK: text between the fields

  private mutating func literal(
    _ text: [Unicode.Scalar],
    _ piece: Int,
    at index: Int
  ) -> Int? {
    guard isLenient else {
      var same = 0
      while same < text.count, index + same < scalars.count, text[same] == scalars[index + same] {
        same += 1
      }
      if same == text.count { return index + same }
      blame(index + same, .textExpected(String(String.UnicodeScalarView(text[same...]))))
      return nil
    }
    // Words may be left out, and any separator may be between them.
    var place = index
    for word in reader.words(of: piece) {
      let start = separators(at: place)
      if lower[start...].starts(with: word) { place = start + word.count }
    }
    return place
  }

  private func separators(at index: Int, before field: DatePatternField? = nil) -> Int {
    var end = index
    while end < scalars.count, text.separators[end] {
      if let field, isSign(end, of: field) { break }
      end += 1
    }
    return end
  }

  /// Whether a scalar is not a separator but the sign of an offset or a year.
  ///
  /// The sign of a year is directly before a digit, and not between two fields.
  private func isSign(_ index: Int, of field: DatePatternField) -> Bool {
    if field.isZone {
      return scalars[index] == FoldedText.minus || scalars[index] == FoldedText.plus
    }
    guard field.isYear, scalars[index] == FoldedText.minus, index + 1 < scalars.count else {
      return false
    }
    return scalars[index + 1].isASCIIDigit && (index == 0 || text.separators[index - 1])
  }

  /// Whether the separators before a field are those of its kind, so that no other form means it.
  ///
  /// A colon is only inside a time, and minutes and seconds have more before them than a space.
  private func isSeparated(
    _ field: DatePatternField,
    _ piece: Int,
    _ start: Int
  ) -> Bool {
    guard let last = found.last, last.range.upperBound < start else { return true }
    let typed = scalars[last.range.upperBound..<start]
    var own: [Unicode.Scalar] = []
    if piece > 0, case .literal(let text) = pieces[piece - 1] { own = text }
    if field.letter == "m" || field.letter == "s" {
      return typed.contains { $0 != FoldedText.space } || !own.contains { $0 != FoldedText.space }
    }
    return field.letter == "S" || !typed.contains(":") || own.contains(":")
  }

  // MARK: fields

  private mutating func number(
    _ field: DatePatternField,
    _ piece: Int,
    _ start: Int
  ) {
    var first = start
    var isNegative = false
    if field.isYear, first + 1 < scalars.count, scalars[first] == FoldedText.minus,
      scalars[first + 1].isASCIIDigit
    {
      isNegative = true
      first += 1
    }
    let run = scalars[first...].prefix(Self.maximumDigits + 1).prefix { $0.isASCIIDigit }.count
    if run == 0, field.isHour, moment(piece, start) { return }
    if run == 0 {
      // The character for the first year of a reign in Japan.
      if field.letter == "y", reader.calendar == "japanese", first < scalars.count,
        scalars[first] == "元"
      {
        go(field, .number(1, digits: 1), piece, start..<(first + 1))
      } else if let kind = field.names, let names = forgiving?.names[kind] {
        name(field, names, piece, start)
      } else {
        blame(
          first,
          Reason("field-in-digits-expected", "\(field.meaning) in digits was expected")
        )
      }
      return
    }
    guard run <= Self.maximumDigits else {
      blame(
        first,
        Reason(
          "field-of-fewer-digits-expected",
          "\(field.meaning) has at most \(Self.maximumDigits) digits"
        )
      )
      return
    }
    for count in counts(field, piece, first, run) {
      var value = 0
      for scalar in scalars[first..<(first + count)] {
        value = value * 10 + Int(scalar.value) - 0x30
      }
      let content = FoundField.Content.number(isNegative ? -value : value, digits: count)
      var end = first + count
      if field.letter == "d", let ordinals = forgiving?.ordinals {
        end += ordinals.count(after: value, in: lower[end...])
      }
      go(field, content, piece, start..<end)
    }
  }

  /// The numbers of digits that the field can have at this place.
  private mutating func counts(
    _ field: DatePatternField,
    _ piece: Int,
    _ start: Int,
    _ run: Int
  ) -> [Int] {
    let next = piece + 1 < pieces.count ? pieces[piece + 1].field : nil
    let isAbutting =
      next.map { $0.isNumeric && reader.names(of: piece + 1, isLenient) == nil } ?? false
    var possible = isAbutting ? Array((1...run).reversed()) : [run]
    if isAbutting, field.count > 1, !field.isYear { possible = [field.count].filter { $0 <= run } }
    if !isLenient, field.isYear, field.count > 1 {
      let isShort = field.count == 2 && (field.letter == "y" || field.letter == "Y")
      possible = possible.filter { isShort ? $0 == 2 : $0 >= field.count }
      if possible.isEmpty {
        let count = field.count
        blame(
          start,
          isShort
            ? Reason("year-of-two-digits-expected", "a year of two digits was expected")
            : .yearOfMoreDigitsExpected(count)
        )
      }
    }
    if isLenient, reader.needsWholeYears, field.letter == "y" {
      possible = possible.filter { $0 == 2 || $0 >= 4 }
      if possible.isEmpty { blame(start + run, .yearOfTwoOrFourDigitsExpected) }
    }
    if !isLenient, reader.needsWholeYears, field.letter == "y", field.count != 2 {
      possible = possible.filter { $0 >= 4 }
      if possible.isEmpty { blame(start, .yearOfMoreDigitsExpected(4)) }
    }
    return possible
  }

  /// Goes on after the time if its place has the name of noon or midnight.
  private mutating func moment(_ piece: Int, _ start: Int) -> Bool {
    guard let table = forgiving?.names[.dayPeriod] else { return false }
    let here = table.moments.filter { lower[start...].starts(with: $0.key) }
    let hour: Int32
    let end: Int
    if let (name, known) = here.max(by: { $0.key.count < $1.key.count }) {
      (hour, end) = (known, start + name.count)
    } else if case (.hours(1 << 12), let wordEnd)? = beginning(of: table, at: start) {
      (hour, end) = (12, wordEnd)
    } else {
      return false
    }
    if end < lower.count, lower[end].isInCasedWord { return false }
    let field = DatePatternField(letter: "b", count: 1)
    let one = FoundField(field: field, range: start..<end, content: .name(.moment(hour)))
    let last = pieces.lastIndex { $0.field?.isTime == true } ?? piece
    find(one, thenScan: max(last, piece) + 1)
    return true
  }

  private mutating func name(
    _ field: DatePatternField,
    _ names: DateNames,
    _ piece: Int,
    _ start: Int
  ) {
    let table = field.names.flatMap { forgiving?.names[$0] } ?? names
    let before = results.count
    var isFound = false
    var next = table.entry(from: 0, in: lower, at: start)
    while let number = next {
      next = table.entry(from: number + 1, in: lower, at: start)
      let entry = table.entries[number]
      let end = start + entry.name.count
      if isLenient, end < lower.count, lower[end].isInCasedWord,
        entry.name.last?.isInCasedWord == true, !isEnding(behind: piece, at: end)
      {
        continue
      }
      isFound = true
      for meaning in entry.meanings { go(field, .name(meaning), piece, start..<end) }
      // A shorter name can be right only if the longest one leads to no result.
      if isLenient, results.count > before { return }
    }
    guard isLenient else {
      if !isFound { blame(start, .fieldExpected(field)) }
      return
    }
    if !isFound, let (meaning, end) = beginning(of: table, at: start) {
      isFound = true
      go(field, .name(meaning), piece, start..<end)
    }
    if !isFound, field.names == .month, start < scalars.count, scalars[start].isASCIIDigit {
      number(DatePatternField(letter: "M", count: 1), piece, start)
      return
    }
    // The word can also be that of noon in place of the hour.
    let isHourOrHalf = field.names == .dayPeriod && results.count == before
    if isHourOrHalf || !isFound && [.era, .weekday].contains(field.names) {
      scan(piece: piece + 1, at: start)
    }
    if !isFound { blame(start, .fieldExpected(field)) }
  }

  /// Whether the pattern's own text continues directly after a name, as endings do in some
  /// languages.
  private func isEnding(behind piece: Int, at index: Int) -> Bool {
    guard piece + 1 < pieces.count, case .literal(let text) = pieces[piece + 1] else {
      return false
    }
    let word = text.prefix { !$0.isDateSeparator }.map(\.simpleLowercase)
    return !word.isEmpty && lower[index...].starts(with: word)
  }

  /// The meaning of a word that names begin with, if all these names have one meaning.
  private func beginning(of table: DateNames, at start: Int) -> (DateNames.Meaning, Int)? {
    var end = start
    while end < lower.count, !text.separators[end], !lower[end].isASCIIDigit { end += 1 }
    let word = lower[start..<end]
    guard word.count >= 3 else { return nil }
    let meanings = table.meanings(ofNamesWith: word)
    guard meanings.count == 1, let meaning = meanings.first else { return nil }
    return (meaning, end)
  }

  private mutating func zone(
    _ field: DatePatternField,
    _ piece: Int,
    _ start: Int
  ) {
    guard piece + 1 < pieces.count else {
      if start < scalars.count, scalars.count - start <= Self.maximumZone {
        go(field, .zone, piece, start..<scalars.count)
      } else if isLenient, start == scalars.count {
        scan(piece: piece + 1, at: start)
      } else {
        blame(start, .fieldExpected(field))
      }
      return
    }
    let end = min(scalars.count, start + Self.maximumZone)
    blame(start, .fieldExpected(field))
    guard start < end else { return }
    for place in (start + 1)...end {
      if case .literal(let text) = pieces[piece + 1], !isLenient,
        !scalars[place...].starts(with: text)
      {
        continue
      }
      go(field, .zone, piece, start..<place)
    }
    if isLenient { scan(piece: piece + 1, at: start) }
  }

  private mutating func go(
    _ field: DatePatternField,
    _ content: FoundField.Content,
    _ piece: Int,
    _ range: Range<Int>
  ) {
    find(FoundField(field: field, range: range, content: content), thenScan: piece + 1)
  }

  private mutating func find(_ one: FoundField, thenScan piece: Int) {
    found.append(one)
    scan(piece: piece, at: one.range.upperBound)
    found.removeLast()
  }
}
