internal import MachineTime

extension DateReading {
  /// Whether lenient reading could take a date of ISO 8601 for another day, because the years of
  /// the calendar are others; not if the format is one of numbers with hyphens itself.
  var readsISOFirst: Bool {
    guard ISODateText(text, .lenient)?.isPlain == true,
      !["gregorian", "iso8601"].contains(reader.calendar)
    else { return false }
    // The text has no era.
    if reader.pieces.contains(where: { $0.field?.names == .era }) { return true }
    return !reader.pieces.contains { piece in
      if case .literal(let text) = piece { text.contains(FoldedText.minus) } else { false }
    }
  }

  /// Reads a date of ISO 8601 in a field of another format; nil if the text is none.
  ///
  /// It is read if the format has the same fields: else a part of it would be left out, or a time
  /// would be missing.
  func readISO() -> Outcome? {
    guard let iso = ISODateText(text, options.mode) else { return nil }
    let fields = reader.pieces.compactMap(\.field)
    let hasDate =
      fields.contains { $0.isYear } && fields.contains { $0.names == .month }
      && fields.contains { $0.letter == "d" }
    let hasTime = fields.contains { $0.isTime }
    do throws(FormatError) {
      let instant = try iso.instant(in: core.rules, options)
      if hasDate, hasTime == iso.hasTime { return .success(instant) }
      return .failure(.init(index: 0, reason: .otherFieldsThanISO(hasDate, hasTime, iso)))
    } catch {
      return .failure(
        .init(index: folded.index(utf8Offset: error.offset ?? 0), reason: error.reason)
      )
    }
  }
}

extension FormatError.Reason {
  /// A date of ISO 8601 in a strict field.
  static var isoDateExpectedNowhere: Reason {
    Reason("iso-date-in-other-format", "it is a date of ISO 8601, and the format is another one")
  }

  fileprivate static func otherFieldsThanISO(
    _ hasDate: Bool,
    _ hasTime: Bool,
    _ iso: ISODateText
  ) -> Reason {
    guard hasDate else {
      return Reason(
        "iso-date-in-part-of-date",
        "it is a date of ISO 8601, and the format has no whole date"
      )
    }
    return hasTime
      ? Reason("iso-date-lacks-time", "it is a date of ISO 8601 without the time of the format")
      : Reason("iso-date-has-time", "it is a date of ISO 8601 with a time, and the format has none")
  }
}
