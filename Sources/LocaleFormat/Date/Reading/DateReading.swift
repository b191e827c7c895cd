internal import ICU
internal import MachineTime

/// One reading of one text, with a formatter that no other thread uses meanwhile.
struct DateReading {
  /// The reason why a text is not read.
  struct Refusal: Error {
    let offset: Int
    let reason: Reason
    let proposal: String?
  }

  typealias Fault = DateReader.Fault
  typealias Outcome = Result<Instant, Fault>

  /// The most attempts to read a zone's name with ICU, since each opens a formatter.
  private static let maximumZones = 24

  let core: DateCore
  let reader: DateReader
  let text: String
  let options: DateReadingOptions

  var folded: FoldedText { FoldedText(text).mapping(reader.digits.fold) }

  func outcome(by handle: borrowing DateHandle) throws(ICUError) -> Result<Instant, Refusal> {
    let century = try century(by: handle)
    let strict = folded
    let loose = FoldedText(text).withSingleSpaces.mapping(DigitFolding.foldAny)
    let fault: Fault
    let isLenient = options.mode == .lenient
    // ICU is slower, so lenient mode asks it last: lenient reading cannot read what only ICU can.
    switch try readStrictly(strict, century, asksICU: !isLenient, by: handle) {
    case .success(let instant): return .success(instant)
    case .failure(let first): fault = first
    }
    if isLenient, readsISOFirst, let iso = readISO() {
      return iso.mapError { fault in
        Refusal(offset: strict.utf8Offset(fault.index), reason: fault.reason, proposal: nil)
      }
    }
    switch try readLeniently(loose, century, by: handle) {
    case .success(let instant):
      if isLenient { return .success(instant) }
      let offset = strict.utf8Offset(fault.index)
      let proposal = try proposal(instant, by: handle)
      return .failure(Refusal(offset: offset, reason: fault.reason, proposal: proposal))
    case .failure(let other):
      if isLenient,
        case .success(let instant) = try readStrictly(strict, century, asksICU: true, by: handle)
      {
        return .success(instant)
      }
      switch readISO() {
      case .success(let instant) where isLenient: return .success(instant)
      case .success(let instant):
        let proposal = try proposal(instant, by: handle)
        return .failure(
          Refusal(offset: 0, reason: .isoDateExpectedNowhere, proposal: proposal)
        )
      case .failure(let fault) where isLenient:
        let offset = strict.utf8Offset(fault.index)
        return .failure(Refusal(offset: offset, reason: fault.reason, proposal: nil))
      case .failure, nil: break
      }
      let shown = isLenient ? other : fault
      let offset = (isLenient ? loose : strict).utf8Offset(shown.index)
      return .failure(Refusal(offset: offset, reason: shown.reason, proposal: nil))
    }
  }

  /// Writes an instant as a proposal; nil if the text would not be read as the same instant.
  private func proposal(
    _ instant: Instant,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> String? {
    let offset = core.rules.offset(at: instant)
    let written = try handle.string(
      DateHandle.Moment(
        millisecondsSince1970: Double(instant.millisecondsSince1970),
        offsetSeconds: offset.seconds,
        isDaylight: offset.isDaylight
      )
    )
    let strict = DateReadingOptions(mode: .strict, choice: options.choice, start: options.start)
    let again = DateReading(core: core, reader: reader, text: written, options: strict)
    let century = try again.century(by: handle)
    // A year of two digits can be read as another year than it was written for.
    guard
      case .success(let same) = try again.readStrictly(
        again.folded,
        century,
        asksICU: true,
        by: handle
      ),
      same == instant
    else { return nil }
    return written
  }

  // MARK: both ways

  /// Finds the instants that a text can mean, and the fault of another way to read it.
  private func meanings(
    of scan: DateScan,
    _ folded: FoldedText,
    _ century: (start: Double, year: Int),
    by handle: borrowing DateHandle
  ) throws(ICUError) -> (accepted: [Instant], fault: Fault) {
    let resolver = try resolver(folded, century, isLenient: scan.isLenient, by: handle)
    var fault: Fault?
    var accepted: [Instant] = []
    var zones = 0
    for found in scan.results {
      switch try resolver.times(of: found, by: handle) {
      case .failure(let error): fault = fault ?? error
      case .success(let times):
        for time in times {
          let outcome =
            scan.isLenient
            ? try instant(ofLenient: found, time, folded, &zones, by: handle)
            : try instant(ofStrict: found, time, folded, &zones, by: handle)
          switch outcome {
          case .success(let instant):
            if !accepted.contains(instant) { accepted.append(instant) }
          case .failure(let error): fault = fault ?? error
          }
        }
      }
    }
    return (accepted, fault ?? scan.fault)
  }

  private static func outcome(_ accepted: [Instant], _ fault: Fault) -> Outcome {
    if accepted.count > 1 { return .failure(.ambiguous) }
    return accepted.first.map { .success($0) } ?? .failure(fault)
  }

  /// Reads what a scan found.
  func outcome(
    of scan: DateScan,
    _ folded: FoldedText,
    _ century: (start: Double, year: Int),
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Outcome {
    let read = try meanings(of: scan, folded, century, by: handle)
    return Self.outcome(read.accepted, read.fault)
  }

  // MARK: strictly

  private func readStrictly(
    _ folded: FoldedText,
    _ century: (start: Double, year: Int),
    asksICU: Bool,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Outcome {
    let scan = DateScan(reader, DateScanText(folded.scalars), forgiving: nil)
    let read = try meanings(of: scan, folded, century, by: handle)
    if asksICU, read.accepted.isEmpty, let instant = try instantByICU(folded, by: handle) {
      return .success(instant)
    }
    return Self.outcome(read.accepted, read.fault)
  }

  /// Reads strictly, at last with ICU; nil for a text that is not read, or that has several dates.
  func instantByICU(by handle: borrowing DateHandle) throws(ICUError) -> Instant? {
    let folded = folded
    let scan = DateScan(
      reader,
      DateScanText(folded.scalars),
      forgiving: nil,
      explainingFrom: nil
    )
    if !scan.results.isEmpty {
      let read = try meanings(of: scan, folded, century(by: handle), by: handle)
      guard read.accepted.isEmpty else {
        return read.accepted.count == 1 ? read.accepted[0] : nil
      }
    }
    return try instantByICU(folded, by: handle)
  }

  private func instant(
    ofStrict found: [FoundField],
    _ time: Double,
    _ folded: FoldedText,
    _ zones: inout Int,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Outcome {
    let zone = found.first { $0.content == .zone }
    let own = ownInstants(time, found, hasZone: zone != nil)
    var difference = Fault(
      index: 0,
      reason: Reason("date-written-otherwise", "this is not how the format writes this date")
    )
    switch own {
    case .failure(let error): difference = error
    case .success(let candidates):
      for candidate in candidates {
        let written = try reader.fold(handle.string(candidate))
        if written.withoutZeros == folded.scalars.withoutZeros {
          return .success(candidate.instant)
        }
        difference = .difference(of: folded.scalars, from: written)
      }
    }
    guard let zone, zones < Self.maximumZones else { return .failure(difference) }
    zones += 1
    guard
      let foreign = try foreignInstant(time, zone, as: zone.field.text, in: found, folded)
    else { return .failure(difference) }
    let names = found.filter { $0.content == .zone }.map { Array(folded.scalars[$0.range]) }
    let written = try handle.text(foreign).fold(reader, zones: names)
    guard written.withoutZeros == folded.scalars.withoutZeros else { return .failure(difference) }
    return .success(foreign.instant)
  }

  /// Reads with ICU what is not written in digits or known names, such as Hebrew numbers.
  ///
  /// The result counts only if it is written exactly like the text.
  private func instantByICU(
    _ folded: FoldedText,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Instant? {
    guard let prefix = try handle.prefix(of: text, isLenient: true),
      prefix.utf8Count == text.utf8.count, abs(prefix.milliseconds) < 1e15
    else { return nil }
    var candidates: [Candidate] = []
    do throws(FormatError) {
      if prefix.namesZone {
        candidates = [
          candidate(try Instant(millisecondsSince1970: Int64(prefix.milliseconds)))
        ]
      } else if case .success(let own) = ownInstants(
        prefix.milliseconds,
        [],
        hasZone: reader.pieces.contains { $0.field?.isZone == true }
      ) {
        candidates = own
      }
    } catch {
      return nil
    }
    for candidate in candidates where try reader.fold(handle.string(candidate)) == folded.scalars {
      return candidate.instant
    }
    return nil
  }

  // MARK: leniently

  private func readLeniently(
    _ folded: FoldedText,
    _ century: (start: Double, year: Int),
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Outcome {
    let scanned = DateScanText(folded.scalars)
    let scan = DateScan(reader, scanned, forgiving: try reader.forgiving())
    return try outcome(of: scan, folded, century, by: handle)
  }

  private func instant(
    ofLenient found: [FoundField],
    _ time: Double,
    _ folded: FoldedText,
    _ zones: inout Int,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> Outcome {
    let zone = found.first { $0.content == .zone }
    let own = ownInstants(time, found, hasZone: zone != nil)
    guard let zone else { return own.map { $0[0].instant } }
    let name = folded.scalars[zone.range].map(\.simpleLowercase)
    if case .success(let candidates) = own {
      for candidate in candidates {
        let names = try handle.text(candidate).zoneTexts
        if names.contains(where: { reader.fold($0).map(\.simpleLowercase) == name }) {
          return .success(candidate.instant)
        }
      }
    }
    let field = zone.field.text
    for form in [field] + Self.zoneFields.filter({ $0 != field }) where zones < Self.maximumZones {
      zones += 1
      if let foreign = try foreignInstant(time, zone, as: form, in: found, folded) {
        return .success(foreign.instant)
      }
    }
    return .failure(
      Fault(index: zone.range.lowerBound, reason: .fieldExpected(zone.field))
    )
  }

  private func resolver(
    _ folded: FoldedText,
    _ century: (start: Double, year: Int),
    isLenient: Bool,
    by handle: borrowing DateHandle
  ) throws(ICUError) -> DateResolver {
    DateResolver(
      reader: reader,
      text: text,
      folded: folded,
      century: century,
      usualYear: try usualYear(by: handle),
      isLenient: isLenient
    )
  }
}

extension DateReader.Fault {
  fileprivate static let ambiguous = DateReader.Fault(
    index: 0,
    reason: Reason("ambiguous-date", "the format writes more than one date like this")
  )

  /// The fault at the first place where a text differs from what is written.
  fileprivate static func difference(
    of text: [Unicode.Scalar],
    from written: [Unicode.Scalar]
  ) -> DateReader.Fault {
    let same = zip(text, written).prefix { $0 == $1 }.count
    guard same < written.count else {
      return DateReader.Fault(index: same, reason: .nothingMoreExpected)
    }
    return DateReader.Fault(index: same, reason: .textExpected("\(written[same])"))
  }
}

extension DateReader {
  /// Folds a text as it is compared.
  func fold(_ text: String) -> [Unicode.Scalar] { FoldedText.fold(text).map(digits.fold) }
}

extension [Unicode.Scalar] {
  /// The same text without leading zeros of numbers.
  fileprivate var withoutZeros: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for (index, scalar) in enumerated() {
      let startsNumber = scalar == "0" && result.last.map { !("0"..."9").contains($0) } ?? true
      let goesOn = index + 1 < count && ("0"..."9").contains(self[index + 1])
      if !startsNumber || !goesOn { result.append(scalar) }
    }
    return result
  }
}

extension FieldText {
  /// The numbers of the zone fields in UDateFormatField.
  private static let zoneFields: Set<Int32> = [17, 23, 24, 29, 31, 32, 33]

  private var zoneRanges: [Range<Int>] {
    fields.filter { $0.category == Self.dateCategory && Self.zoneFields.contains($0.number) }
      .map(\.utf8Range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The texts that name the zone.
  fileprivate var zoneTexts: [String] {
    let bytes = Array(string.utf8)
    return zoneRanges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Folds the text as it is compared, with other names of the zone.
  fileprivate func fold(_ reader: DateReader, zones: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
    let bytes = Array(string.utf8)
    var result: [Unicode.Scalar] = []
    var start = 0
    for (range, zone) in zip(zoneRanges, zones) {
      result += reader.fold(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)) + zone
      start = range.upperBound
    }
    return result + reader.fold(String(decoding: bytes[start...], as: UTF8.self))
  }
}
