internal import MachineTime
internal import Sharing

/// Writes intervals of dates in a locale without calling ICU.
///
/// For each largest field in which the ends may differ it has the steps of two date plans. They are
/// compiled from ICU's own texts (``IntervalForm``), and proved against ICU before they are used.
final class IntervalPlan: Sendable {
  /// The steps of an interval: those of the end that is written first, then those of the other.
  struct Form: BitwiseCopyable {
    let first: UInt16
    let second: UInt16
    let end: UInt16
    let startComesFirst: Bool
  }

  /// The reason why ICU writes; nil if the plan writes.
  let refusal: PlanRefusal?
  var isCompiled: Bool { refusal == nil }
  /// One plan with the steps of all forms.
  let dates: DatePlan
  /// A form for each ``IntervalDifference``.
  let forms: FlatTable<Form>
  /// The most bytes of a text.
  let capacity: Int

  init(_ dates: DatePlan, _ forms: [Form], capacity: Int) {
    refusal = nil
    self.dates = dates
    self.forms = FlatTable(forms)
    self.capacity = capacity
  }

  /// Makes a stand-in with the reason why ICU writes.
  init(_ refusal: PlanRefusal) {
    self.refusal = refusal
    dates = DatePlan(refusal, pattern: "")
    forms = FlatTable([])
    capacity = 0
  }

  var byteCount: Int { isCompiled ? dates.byteCount + forms.byteCount + 100 : 0 }

  /// Appends an interval; returns false and appends nothing if the plan cannot write it.
  @inline(__always)
  func append(_ start: Instant, _ end: Instant, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: capacity) { write(start, end, to: &$0) }
  }

  /// Writes an interval; nil if the plan cannot write it.
  @inline(__always)
  func string(_ start: Instant, _ end: Instant) -> String? {
    String(utf8AtMost: capacity) { write(start, end, to: &$0) }
  }

  /// Writes an interval with its parts; nil if the plan cannot write it.
  func text(_ start: Instant, _ end: Instant) -> FormattedText? {
    guard let pieces = pieces(start, end) else { return nil }
    var parts = PartList(capacity: 2 * (pieces.first.places.count + pieces.second.places.count))
    let string = String(utf8AtMost: capacity) { output in
      dates.write(pieces.first.reading, pieces.first.places, to: &output, &parts)
      dates.write(pieces.second.reading, pieces.second.places, to: &output, &parts)
    }
    return string.map { FormattedText(string: $0, parts: parts.parts) }
  }

  /// The steps of an end, and its clock.
  private typealias Piece = (reading: DatePlan.Reading, places: Range<Int>)

  /// If the clocks were changed between ends that are nearer than this, they may look alike, which
  /// ``RepeatedTimes`` decides.
  private static let repetition: Int64 = 2 * 86_400

  @inline(__always)
  private func pieces(_ start: Instant, _ end: Instant) -> (first: Piece, second: Piece)? {
    guard let first = dates.reading(start), let last = dates.reading(end) else { return nil }
    if first.offset != last.offset {
      let distance = end.secondsSince1970 - start.secondsSince1970
      guard distance.magnitude > Self.repetition else { return nil }
    }
    let form = forms[IntervalDifference(first, last).rawValue]
    let one = Int(form.first)..<Int(form.second)
    let two = Int(form.second)..<Int(form.end)
    return form.startComesFirst
      ? ((first, one), (last, two)) : ((last, one), (first, two))
  }

  @inline(__always)
  private func write(_ start: Instant, _ end: Instant, to output: inout UTF8Output) {
    guard let pieces = pieces(start, end) else {
      output.fail()
      return
    }
    dates.write(pieces.first.reading, pieces.first.places, to: &output)
    dates.write(pieces.second.reading, pieces.second.places, to: &output)
  }
}
