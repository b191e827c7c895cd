import LocaleFormat

/// The contents of a `LocaleInfo`, as the texts that the oracle and the goldens have.
package enum LocaleAnswers {
  package static let questions = [
    "direction", "calendar", "calendars", "hours", "week", "numbering", "measures", "temperature",
    "quotations", "main", "auxiliary", "index", "punctuation", "numbers",
  ]

  package static func text(_ what: String, _ info: LocaleInfo) -> String {
    let characters = info.exemplarCharacters
    switch what {
    case "direction": return info.characterDirection.rawValue
    case "calendar": return info.calendar.rawValue
    case "calendars": return info.preferredCalendars.map(\.rawValue).joined(separator: ",")
    case "hours": return info.hourCycle.rawValue
    case "week": return week(info.week)
    case "numbering":
      let numbering = info.numbering
      return [numbering.current, numbering.native, numbering.traditional, numbering.finance].map {
        system in system.digits.map { "\(system.name)=\($0)" } ?? system.name
      }.joined(separator: " ")
    case "measures":
      let paper = info.paperSize
      return info.measurementSystem.rawValue
        + " \(paper.widthInMillimeters)x\(paper.heightInMillimeters)"
    case "temperature": return info.temperatureUnit
    case "quotations":
      let marks = info.quotationMarks
      return "\(marks.start) \(marks.end) \(marks.alternateStart) \(marks.alternateEnd)"
    case "main": return characters.main
    case "auxiliary": return characters.auxiliary
    case "index": return characters.index ?? ""
    case "punctuation": return characters.punctuation
    case "numbers": return characters.numbers
    default: return ""
    }
  }

  /// The first day, the number of days in the first week, and for each day whether it is weekend at
  /// its start, at noon and at its end.
  private static func week(_ week: LocaleInfo.Week) -> String {
    let days = LocaleInfo.Weekday.allCases
    let first = (days.firstIndex(of: week.firstWeekday) ?? -1) + 1
    let kinds = days.map { day in
      [0, 43_200_000, 86_399_999].map { moment in
        week.weekend.contains { $0.weekday == day && $0.milliseconds.contains(moment) } ? "1" : "0"
      }.joined()
    }
    return (["\(first)", "\(week.minimalDaysInFirstWeek)"] + kinds).joined(separator: " ")
  }
}
