internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of an ``AnyDateFormat``: the forms of its locale, and the formatter that writes.
final class AnyDateCore: Sendable {
  let writer: DateCore
  let forms: [DateForm]
  /// Makes what reads with the data of this formatter.
  private let making = StorePartOfMaking()
  /// The forms with another order of digits than other forms; none if there is only one order.
  private let rivals: [DateForm]
  private let vocabularies: [DateVocabulary]
  /// The recipe and the locale for the Gregorian calendar; nil if the locale's calendar is that one, or
  /// if the calendar was named.
  private let gregorian: (recipe: AnyDateFormat, locale: LocaleID)?
  /// The forms of the Gregorian calendar, made when they are first needed.
  private let gregorianCore = OnceReference<AnyDateCore>()

  init(_ recipe: AnyDateFormat, for locale: LocaleID) throws(FormatError) {
    let written = DateFormat.Content.styles(date: .medium, time: .medium)
    writer = try DateCore(DateFormat(written, recipe.settings, zone: recipe.zone), for: locale)
    let found = try DateForms(recipe, for: locale)
    forms = found.forms
    vocabularies = found.vocabularies
    rivals = found.hasRivals ? found.forms.filter { !$0.shape.namesMonth } : []
    let isNamed = recipe.settings.calendar != nil || locale.subtags.keywords["ca"] != nil
    gregorian =
      isNamed || found.vocabularies.first?.calendar == "gregorian"
      ? nil : (recipe, try locale.setting("ca", to: "gregory"))
  }

  var estimatedByteCount: Int {
    writer.estimatedByteCount + forms.reduce(2_000) { $0 + $1.estimatedByteCount }
      + vocabularies.reduce(0) { $0 + $1.estimatedByteCount }
      + (gregorianCore.object?.estimatedByteCount ?? 0)
  }

  func read(
    _ text: String,
    _ options: DateReadingOptions
  ) throws(FormatError) -> AnyDateFormat.Reading {
    guard text.utf8.count <= DateFormat.maximumParsedUTF8Count else {
      throw .unreadable(
        text.excerpt,
        offset: DateFormat.maximumParsedUTF8Count,
        reason: .readsAtMost(DateFormat.maximumParsedUTF8Count),
        proposal: nil
      )
    }
    let outcome: Result<AnyDateFormat.Reading, FormatError>
    do throws(ICUError) {
      outcome = try making { () throws(ICUError) in try self.outcome(of: text, options) }
    } catch {
      throw .icu(error, while: "reading '\(text.excerpt)'")
    }
    return try outcome.get()
  }

  private func outcome(
    of text: String,
    _ options: DateReadingOptions
  ) throws(ICUError) -> Result<AnyDateFormat.Reading, FormatError> {
    var search = try finishedSearch(text, options)
    if let reading = search.readings.first {
      var readings = search.readings
      if readings.count == 1, reading.isFar(from: options.reference ?? .now()) {
        do throws(FormatError) {
          readings += try gregorianReadings(of: text, options)
        } catch {
          return .failure(error)
        }
      }
      return readings.count == 1
        ? .success(reading) : .failure(ambiguity(of: text, readings))
    }
    guard options.mode == .strict else { return .failure(search.refusal(nil)) }
    if search.faultOfDate == nil { try search.explain(forms) }
    return .failure(search.refusal(try proposal(for: text, options)))
  }

  /// The readings of a text by the Gregorian calendar that are near the present.
  ///
  /// `24/12/2026` is a year of the Gregorian calendar also in Saudi Arabia, where it could be the
  /// Islamic year 2026, in five centuries.
  private func gregorianReadings(
    of text: String,
    _ options: DateReadingOptions
  ) throws(FormatError) -> [AnyDateFormat.Reading] {
    guard let gregorian else { return [] }
    let core = try gregorianCore.object { () throws(FormatError) in
      try AnyDateCore(gregorian.recipe, for: gregorian.locale)
    }
    do throws(ICUError) {
      return try core.finishedSearch(text, options).readings
        .filter { !$0.isFar(from: options.reference ?? .now()) }
    } catch {
      throw .icu(error, while: "reading '\(text.excerpt)'")
    }
  }

  /// The search for the readings of a text, also by the other order of its digits.
  private func finishedSearch(
    _ text: String,
    _ options: DateReadingOptions
  ) throws(ICUError) -> AnyDateSearch {
    var search = AnyDateSearch(text, options, writer.rules)
    try search.readStrictly(forms)
    if search.readings.isEmpty, options.mode == .lenient { try search.readLeniently(forms) }
    if search.readings.isEmpty { try search.readByICU(forms) }
    // The other order is as likely if it only writes `am` for `AM`.
    if search.found.count == 1, search.found[0].sources.first?.shape.namesMonth == false {
      try search.readLeniently(rivals, onlyLikely: true)
    }
    return search
  }

  /// The most proposals that are read back.
  private static let maximumProposals = 4

  /// Writes the date of a text that is not read strictly, if it has one date leniently.
  ///
  /// The proposal has every number that was typed, and is read as the same instant.
  private func proposal(
    for text: String,
    _ options: DateReadingOptions
  ) throws(ICUError) -> String? {
    var lenient = options
    lenient.mode = .lenient
    var search = AnyDateSearch(text, lenient, writer.rules)
    try search.readLeniently(forms)
    guard let (meant, sources) = search.found.first, search.found.count == 1 else { return nil }
    do throws(FormatError) {
      let isFar = meant.isFar(from: options.reference ?? .now())
      if isFar, try !gregorianReadings(of: text, lenient).isEmpty { return nil }
    } catch {
      return nil
    }
    let offset = writer.rules.offset(at: meant.instant)
    let moment = DateHandle.Moment(
      millisecondsSince1970: Double(meant.instant.millisecondsSince1970),
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
    let typed = text.numbers
    var proposals: [(text: String, distance: Int)] = []
    for source in sources {
      let written = try source.core().core.handles.lend { handle throws(ICUError) in
        try handle.string(moment)
      }
      let numbers = written.numbers
      guard typed.isContained(in: numbers), !proposals.contains(where: { $0.text == written })
      else { continue }
      // A form with the same numbers is nearer than any other.
      let distance = abs(written.utf8.count - text.utf8.count) + (numbers == typed ? 0 : 1_000)
      proposals.append((written, distance))
    }
    proposals.sort { $0.distance < $1.distance }
    for (written, _) in proposals.prefix(Self.maximumProposals)
    where try finishedSearch(written, options).readings.map(\.instant) == [meant.instant] {
      return written
    }
    return nil
  }

  private func ambiguity(
    of text: String,
    _ readings: [AnyDateFormat.Reading]
  ) -> FormatError {
    let dates = readings.prefix(2).map { reading in
      let offset = writer.rules.offsetSeconds(at: reading.instant)
      let clock = CivilDateTime(reading.instant, offsetSeconds: offset)
      let date = reading.lacksTime ? "\(clock.date)" : "\(clock)"
      return (date: date, form: "'\(reading.form.pattern)' (\(reading.form.locale))")
    }
    return .unreadable(
      text.excerpt,
      offset: 0,
      reason: Reason(
        "date-read-differently",
        "it is \(dates[0].date) by \(dates[0].form), and \(dates[1].date) by \(dates[1].form)"
      ),
      proposal: nil
    )
  }
}

extension String {
  /// The numbers in digits of all scripts, as ASCII digits without leading zeros.
  fileprivate var numbers: [String] {
    unicodeScalars.map(DigitFolding.foldAny).split { !(0x30...0x39).contains($0.value) }
      .map { digits in
        let significant = digits.dropLast().drop { $0 == "0" } + digits.suffix(1)
        return String(String.UnicodeScalarView(significant))
      }
  }
}

extension [String] {
  /// Whether another list has every element as often.
  fileprivate func isContained(in other: [String]) -> Bool {
    var rest = other
    for element in self {
      guard let index = rest.firstIndex(of: element) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}

extension AnyDateFormat.Reading {
  /// Two centuries, in seconds.
  private static let far: Int64 = 200 * 31_556_952

  /// Whether it has a year that is more than two centuries from a time.
  fileprivate func isFar(from time: Instant) -> Bool {
    let (distance, overflow) = instant.secondsSince1970.subtractingReportingOverflow(
      time.secondsSince1970
    )
    return !lacksYear && (overflow || distance.magnitude > Self.far)
  }
}
