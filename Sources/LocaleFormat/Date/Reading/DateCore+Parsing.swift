internal import ICU
internal import MachineTime
internal import Sharing

/// The options for reading a text.
struct DateReadingOptions {
  var mode: ParseMode
  let choice: LocalTimeChoice?
  let start: Instant?
  /// The instant in whose year a date without a year is; nil for the year of 1 January 1970.
  var reference: Instant?
}

extension DateCore {
  func parse(_ text: String, _ options: DateReadingOptions) throws(FormatError) -> Instant {
    if let instant = scanned(text, options) { return instant }
    return try parseByReader(text, options)
  }

  /// Reads a usual text in one pass over its bytes; nil for all others.
  @inline(__always)
  func scanned(_ text: String, _ options: DateReadingOptions) -> Instant? {
    if !triedPlan.isSet { tryPlan() }
    return triedPlan.lend { plan in
      if !plan.scan.isSet { plan.makeScan() }
      return plan.scan.lend { $0.instant(of: text, writtenBy: plan, options) }
    }
  }

  func parseByReader(
    _ text: String,
    _ options: DateReadingOptions
  ) throws(FormatError) -> Instant {
    guard text.utf8.count <= DateFormat.maximumParsedUTF8Count else {
      throw .unreadable(
        text.excerpt,
        offset: DateFormat.maximumParsedUTF8Count,
        reason: .readsAtMost(DateFormat.maximumParsedUTF8Count),
        proposal: nil
      )
    }
    let outcome: Result<Instant, DateReading.Refusal>
    do throws(ICUError) {
      outcome = try making { () throws(ICUError) in
        let reader = try reader()
        let reading = DateReading(core: self, reader: reader, text: text, options: options)
        return try handles.lend { handle throws(ICUError) in try reading.outcome(by: handle) }
      }
    } catch {
      throw .icu(error, while: "reading '\(text.excerpt)'")
    }
    switch outcome {
    case .success(let instant): return instant
    case .failure(let refusal):
      throw .unreadable(
        text.excerpt,
        offset: refusal.offset,
        reason: refusal.reason,
        proposal: refusal.proposal
      )
    }
  }

  /// The reader of this formatter's texts, made at the first use.
  func reader() throws(ICUError) -> DateReader {
    if let known = readers.withLock({ $0 }) { return known }
    let made = try DateReader(pattern: pattern, vocabulary: DateVocabulary(options))
    readers.withLock { $0 = made }
    return made
  }

  func parsePrefix(_ text: String, isLenient: Bool) throws(FormatError) -> DateFormat.Prefix? {
    let text = text.utf8.count <= DateFormat.maximumParsedUTF8Count ? text : text.cut
    do throws(ICUError) {
      let prefix = try handles.lend { handle throws(ICUError) in
        try handle.prefix(of: text, isLenient: isLenient)
      }
      guard let prefix, let instant = instant(of: prefix) else { return nil }
      return DateFormat.Prefix(
        instant: instant,
        utf8Count: prefix.utf8Count,
        utf16Count: prefix.utf16Count
      )
    } catch {
      throw .icu(error, while: "reading '\(text.excerpt)'")
    }
  }

  private func instant(of prefix: DateHandle.Prefix) -> Instant? {
    guard abs(prefix.milliseconds) < 1e15 else { return nil }
    do throws(FormatError) {
      let moment = try Instant(millisecondsSince1970: Int64(prefix.milliseconds))
      return prefix.namesZone
        ? moment : try rules.instant(of: CivilDateTime(moment), choosing: .later).instant
    } catch {
      return nil
    }
  }
}

extension DatePlan {
  @inline(never)
  func makeScan() {
    if !scan.isSet { _ = scan.set(DatePlanScan.of(self)) }
  }
}

extension String {
  /// The beginning that is read, without a part of a scalar at its end.
  fileprivate var cut: String {
    var count = 0
    let kept = unicodeScalars.prefix { scalar in
      count += UTF8.width(scalar)
      return count <= DateFormat.maximumParsedUTF8Count
    }
    return String(kept)
  }
}
