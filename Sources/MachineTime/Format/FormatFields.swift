internal import Faults

/// The fields of a format's elements, and which fields are missing.
struct FormatFields {
  private var present: FieldSet = []
  private var count = 0

  init(_ elements: [FormatElement]) {
    for element in elements {
      present.formUnion(element.fields)
      switch element {
      case .literal, .letter, .offset, .zoneName: break
      default: count += 1
      }
    }
  }

  /// The reason why a text with these fields is not one instant; nil when it is.
  var obstacle: Reason? {
    if present.contains(.count) {
      // Another field could only repeat or contradict the count of seconds.
      return count == 1
        ? nil
        : Reason(
          "format-has-count-beside-field",
          "the format has %s together with another field, and cannot be read"
        )
    }
    return missingField.map(Self.obstacle)
  }

  /// The reason why a text with these fields is neither an instant nor a time of day; nil when it
  /// is.
  var valueObstacle: Reason? {
    guard hasHour || hasHalfHour, present.isDisjoint(with: .dates.union(.count)) else {
      return obstacle
    }
    return missingHour.map(Self.obstacle)
  }

  private static func obstacle(missing field: String) -> Reason {
    Reason("format-lacks-field", "the format has no \(field) to read")
  }

  private var missingField: String? {
    if hasAny(.weekYear, .weekYearOfCentury), hasAny(.week) {
      if hasWeekday { return missingHour }
      if !hasAny(.year, .yearOfCentury) { return "weekday" }
    }
    if !hasAny(.year, .yearOfCentury) { return "year" }
    if !hasAny(.dayOfYear) {
      let hasWeek = hasAny(.weekFromSunday, .weekFromMonday)
      if hasWeek, hasWeekday { return missingHour }
      if hasWeek, !hasAny(.month), !hasAny(.day) { return "weekday" }
      if !hasAny(.month) { return "month" }
      if !hasAny(.day) { return "day" }
    }
    return missingHour
  }

  private var hasWeekday: Bool { hasAny(.isoWeekday, .weekdayFromSunday) }

  private var hasHour: Bool { hasAny(.hour, .hourFromOne) }

  private var hasHalfHour: Bool { hasAny(.hourOfDayHalf, .hourOfDayHalfFromZero) }

  private var missingHour: String? {
    if hasHalfHour && !hasHour && !hasAny(.dayHalf) { return "AM or PM" }
    if !hasHalfHour && !hasHour && hasAny(.dayHalf) { return "hour" }
    return nil
  }

  private func hasAny(_ fields: Field...) -> Bool {
    fields.contains { present.contains(FieldSet($0)) }
  }
}
