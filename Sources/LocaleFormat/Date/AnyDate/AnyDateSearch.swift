internal import ICU
internal import MachineTime

/// The search for the forms of one text.
struct AnyDateSearch {
  let text: String
  let options: DateReadingOptions
  let rules: TimeZoneRules
  /// The readings with different instants, each with all forms that have its fields; ISO 8601 is
  /// none of these.
  private(set) var found: [(reading: AnyDateFormat.Reading, sources: [DateForm])] = []
  /// The reason why the fields of a form, which the text has, are not a date together.
  private(set) var faultOfDate: Fault?
  /// The reason why the text does not have a form.
  private var faultOfText: Fault?
  /// The error of a text that begins like a date of ISO 8601.
  private var isoError: FormatError?

  /// The first of the reasons that are furthest in the text.
  struct Fault {
    /// The index in the folded text.
    let index: Int
    /// In UTF-8 bytes.
    let offset: Int
    let reason: Reason
  }

  private var typed: [TypedText] = []
  /// The fields that forms found in the text, and the instants that they mean.
  private var known: [(fields: [[FoundField]], instant: Instant)] = []
  /// The number of fields that the form of each reading has and the text lacks.
  private var missing: [Int] = []

  var readings: [AnyDateFormat.Reading] { found.map(\.reading) }

  init(_ text: String, _ options: DateReadingOptions, _ rules: TimeZoneRules) {
    self.text = text
    self.options = options
    self.rules = rules
  }

  /// The text as readers compare it, with one kind of digits.
  private struct TypedText {
    let zero: UInt32?
    let folded: FoldedText
    let scanned: DateScanText
    let groups: DigitGroups
    private(set) var scalars = ScalarSet()

    init(_ folded: FoldedText, zero: UInt32?) {
      self.zero = zero
      self.folded = folded
      scanned = DateScanText(folded.scalars)
      groups = DigitGroups(folded.scalars)
      for scalar in folded.scalars { scalars.insert(scalar) }
    }
  }

  // MARK: strictly

  /// Reads the text strictly in all forms that its digits and separators do not rule out.
  mutating func readStrictly(_ forms: [DateForm]) throws(ICUError) {
    readISO()
    for form in forms {
      let typed = typedText(form.vocabulary.digits)
      guard form.shape.admits(typed.groups, typed.scalars) else { continue }
      let (core, reader) = try form.core()
      let scan = DateScan(reader, typed.scanned, forgiving: nil, explainingFrom: nil)
      try read(scan, typed.folded, form, core, reader)
    }
  }

  /// Looks for the place at which the text, which has no form, differs from each.
  mutating func explain(_ forms: [DateForm]) throws(ICUError) {
    for form in forms {
      let typed = typedText(form.vocabulary.digits)
      let reader = try form.core().reader
      let scan = DateScan(reader, typed.scanned, forgiving: nil, explainingFrom: firstExplained)
      Self.keep(scan.fault, typed.folded, in: &faultOfText)
    }
  }

  private mutating func typedText(_ digits: DigitFolding) -> TypedText {
    if let made = typed.first(where: { $0.zero == digits.zero }) { return made }
    let made = TypedText(FoldedText(text).mapping(digits.fold), zero: digits.zero)
    typed.append(made)
    return made
  }

  private mutating func read(
    _ scan: DateScan,
    _ folded: FoldedText,
    _ form: DateForm,
    _ core: DateCore,
    _ reader: DateReader
  ) throws(ICUError) {
    guard !scan.results.isEmpty else {
      return Self.keep(scan.fault, folded, in: &faultOfText)
    }
    // The same fields of the same calendar are the same date.
    if let same = known.first(where: { $0.fields == scan.results }) {
      return add(same.instant, form, missing: reader.missingCount(in: scan.results))
    }
    let reading = DateReading(core: core, reader: reader, text: text, options: options)
    let outcome = try core.handles.lend { handle throws(ICUError) in
      try reading.outcome(of: scan, folded, reading.century(by: handle), by: handle)
    }
    switch outcome {
    case .success(let instant):
      known.append((scan.results, instant))
      add(instant, form, missing: reader.missingCount(in: scan.results))
    case .failure(let fault): Self.keep(fault, folded, in: &faultOfDate)
    }
  }

  /// The first index of a fault that says more than those of the forms before, and than that a
  /// date was expected.
  private var firstExplained: Int { (faultOfText?.index ?? 0) + 1 }

  private static func keep(
    _ fault: DateReader.Fault,
    _ folded: FoldedText,
    in kept: inout Fault?
  ) {
    let offset = folded.utf8Offset(fault.index)
    guard offset > kept?.offset ?? -1 else { return }
    kept = Fault(index: fault.index, offset: offset, reason: fault.reason)
  }

  /// Adds what a form reads; of several forms with one instant, the first one counts whose fields
  /// are all in the text.
  private mutating func add(_ instant: Instant, _ form: DateForm, missing count: Int) {
    let reading = AnyDateFormat.Reading(
      instant: instant,
      form: form.form,
      lacksYear: form.shape.lacksYear,
      lacksTime: form.shape.lacksTime
    )
    guard let index = found.firstIndex(where: { $0.reading.instant == instant }) else {
      found.append((reading, [form]))
      missing.append(count)
      return
    }
    if count < missing[index] {
      found[index] = (reading, [form])
      missing[index] = count
    } else if count == missing[index] {
      found[index].sources.append(form)
    }
  }

  private mutating func readISO() {
    guard let iso = ISODateText(text, options.mode) else { return }
    do throws(FormatError) {
      let reading = AnyDateFormat.Reading(
        instant: try iso.instant(in: rules, options),
        form: .iso8601,
        lacksYear: false,
        lacksTime: !iso.hasTime
      )
      found.append((reading, []))
      missing.append(0)
    } catch {
      isoError = error
    }
  }

  // MARK: leniently

  /// Reads the text leniently in all forms, or in those that its digits do not rule out.
  mutating func readLeniently(
    _ forms: [DateForm],
    onlyLikely isLikely: Bool = false
  ) throws(ICUError) {
    guard !forms.isEmpty else { return }
    let folded = FoldedText(text).withSingleSpaces.mapping(DigitFolding.foldAny)
    let scanned = DateScanText(folded.scalars)
    let groups = DigitGroups(folded.scalars)
    (faultOfDate, faultOfText) = (nil, nil)
    for form in forms where !isLikely || form.shape.admits(groups) {
      let (core, reader) = try form.core()
      let forgiving = try reader.forgiving()
      let scan = DateScan(
        reader,
        scanned,
        forgiving: forgiving,
        explainingFrom: firstExplained
      )
      try read(scan, folded, form, core, reader)
    }
  }

  // MARK: otherwise

  /// The start of the year 1000, in seconds since 1970.
  private static let oldest: Int64 = -30_610_224_000

  /// Reads with ICU what is not written in digits or known names, such as Hebrew numbers, and the
  /// months in Roman numbers of a short style.
  mutating func readByICU(_ forms: [DateForm]) throws(ICUError) {
    for form in forms where form.shape.isWritten || form.isShortStyle {
      guard let instant = try form.instantByICU(text, options) else { continue }
      // Nobody types the year 3 for a year of long ago.
      if !form.shape.isWritten, instant.secondsSince1970 < Self.oldest { continue }
      return add(instant, form, missing: 0)
    }
  }

  /// The error of the form that is nearest to the text: one that has its fields or, if no form
  /// has, one that has most of it.
  func refusal(_ proposal: String?) -> FormatError {
    if let isoError { return isoError }
    let nearest = faultOfDate ?? faultOfText
    let offset = nearest?.offset ?? 0
    let isNowhere = faultOfDate == nil && offset == 0 && !text.isEmpty
    return .unreadable(
      text.excerpt,
      offset: offset,
      reason: isNowhere ? .dateExpected : nearest?.reason ?? .empty,
      proposal: proposal
    )
  }
}

extension DateReader {
  /// The number of the pattern's fields that are not among those that were found.
  fileprivate func missingCount(in results: [[FoundField]]) -> Int {
    let fields = pieces.compactMap(\.field)
    let counts = results.map { found in
      fields.count { field in !found.contains { $0.field == field } }
    }
    return counts.min() ?? 0
  }
}

extension FormatError.Reason {
  fileprivate static var dateExpected: Reason { Reason("date-expected", "a date was expected") }
}
