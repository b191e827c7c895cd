internal import ICU
internal import MachineTime
internal import Sharing

/// Writes both ends of an interval in full, and joins them as the locale does.
///
/// It is used for a template for which ICU has no pattern, or one without the week, and for ways to
/// count days in which ICU does not compare the ends. For these, ICU would write too little or
/// nothing, and report no error. ``RepeatedTimes`` uses it too.
final class JoinedInterval: Sendable {
  private let first: DateCore
  /// Writes the second end without a capital letter for its place, because a text has one
  /// beginning.
  private let second: DateCore
  private let glue: IntervalGlue

  /// - Returns: Nil if ICU writes the intervals itself.
  convenience init?(
    _ date: DateFormat,
    locale: ResolvedLocale,
    unless handles: HandlePool<IntervalHandle>
  ) throws(FormatError) {
    guard case .template(let template) = date.content else { return nil }
    let fields = Set(template.fields)
    let weeks = fields.intersection("wW").count
    let probe = DateHandle.Moment(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
    do throws(ICUError) {
      let own = try handles.lend { handle throws(ICUError) in
        try handle.text(from: probe, through: probe)
      }
      let written = FormattedText(own).parts.count { $0.kind == .week }
      if written >= weeks, !own.string.isEmpty, !Self.isCounted(fields) { return nil }
    } catch {
      throw .icu(error, while: "writing an interval for \(locale.requested)")
    }
    try self.init(date, locale: locale)
  }

  /// Joins all intervals of a recipe, whatever ICU would write.
  init(_ date: DateFormat, locale: ResolvedLocale) throws(FormatError) {
    first = try DateCore(DateOpening(date, in: locale))
    second =
      date.settings.capitalization == .unspecified
      ? first : try DateCore(DateOpening(date.capitalization(.unspecified), in: locale))
    glue = try IntervalGlue(locale)
  }

  /// Whether days are shown by weeks, in their year or from an epoch, and no time is shown.
  ///
  /// ICU takes two such days for the same day unless their months differ, and writes only the
  /// first.
  private static func isCounted(_ fields: Set<Character>) -> Bool {
    !fields.isDisjoint(with: "wDg") && fields.isDisjoint(with: "aBbhHKkjJCmsSA")
  }

  func text(_ start: Instant, _ end: Instant) -> FormattedText {
    let one = first.text(start)
    guard one.string != first.text(end).string else { return one }
    return glue.join(one, second.text(end))
  }
}

/// The texts that a locale writes around the two ends of an interval.
struct IntervalGlue: Sendable {
  private let before: String
  private let between: String
  private let after: String
  private let startComesFirst: Bool

  // Two dates with times that have no field in common, so that ICU writes both in full, and neither
  // text is in the other.
  private static let probes = [981_173_106_000.0, 1_186_654_272_000.0].map {
    DateHandle.Moment(millisecondsSince1970: $0, offsetSeconds: 0, isDaylight: false)
  }

  /// Finds the texts in ICU's own text of such an interval, because no function returns them.
  init(_ locale: ResolvedLocale) throws(FormatError) {
    let texts: [String]
    do throws(ICUError) {
      let handle = try IntervalHandle(
        IntervalHandle.Options(
          skeleton: "yMdHms",
          locale: DateLocaleName(intervalsFor: locale, showsWeeks: false).name,
          digits: nil,
          zone: "UTC"
        )
      )
      var found: [String] = []
      for (start, end) in [(0, 0), (1, 1), (0, 1)] {
        let text = try handle.text(from: Self.probes[start], through: Self.probes[end])
        found.append(text.string)
      }
      texts = found
    } catch {
      throw .icu(error, while: "finding how \(locale.requested) joins dates")
    }
    guard let start = texts[2].firstRange(of: texts[0]), let end = texts[2].firstRange(of: texts[1])
    else {
      self.init(before: "", between: " – ", after: "", startComesFirst: true)
      return
    }
    let isInOrder = start.lowerBound < end.lowerBound
    let (left, right) = isInOrder ? (start, end) : (end, start)
    self.init(
      before: String(texts[2][..<left.lowerBound]),
      between: String(texts[2][left.upperBound..<right.lowerBound]),
      after: String(texts[2][right.upperBound...]),
      startComesFirst: isInOrder
    )
  }

  private init(before: String, between: String, after: String, startComesFirst: Bool) {
    self.before = before
    self.between = between
    self.after = after
    self.startComesFirst = startComesFirst
  }

  /// Joins the texts of two ends, and marks each field with the end it belongs to.
  func join(_ start: FormattedText, _ end: FormattedText) -> FormattedText {
    let ends = [(start, FormattedText.Source.start), (end, .end)]
    var string = ""
    var parts: [FormattedText.Part] = []
    func add(_ piece: Substring, _ kind: FormattedText.Kind, _ source: FormattedText.Source) {
      var from = string.utf8.count
      string += piece
      // The text between the fields of both ends is one literal, and belongs to neither.
      if kind == .literal, let last = parts.last, last.kind == .literal {
        from = last.utf8Range.lowerBound
        parts.removeLast()
      }
      guard from < string.utf8.count else { return }
      parts.append(
        FormattedText.Part(
          kind: kind,
          utf8Range: from..<string.utf8.count,
          source: kind == .literal ? .shared : source
        )
      )
    }
    add(before[...], .literal, .shared)
    for (index, (text, source)) in (startComesFirst ? ends : ends.reversed()).enumerated() {
      if index > 0 { add(between[...], .literal, .shared) }
      for part in text.parts { add(text[part], part.kind, source) }
    }
    add(after[...], .literal, .shared)
    return FormattedText(string: string, parts: parts)
  }
}
