/// A template in the order of ICU's fields, cut into its date and its time.
///
/// To ICU, `dMMMjm` and `yMMMd` in any order are one template each, and it writes most templates with
/// both parts as a date and a time that it joins.
struct TemplateParts {
  /// The fields in one order.
  let fields: String
  /// The fields of the date and of the time; each may be empty.
  let date: String
  let time: String

  /// The letters of dates and of times, in the order of ``fields``.
  private static let dates = "GyQMEd"
  private static let times = "BjHhmsz"

  /// Cuts a template; nil for one with other letters, or with a field of the same kind twice.
  init?(_ template: String) {
    var counts: [Character: Int] = [:]
    var last: Character?
    for letter in template {
      guard letter == last || counts[letter] == nil else { return nil }
      counts[letter, default: 0] += 1
      last = letter
    }
    func fields(_ letters: String) -> String {
      letters.reduce(into: "") { text, letter in
        text += String(repeating: letter, count: counts[letter] ?? 0)
      }
    }
    date = fields(Self.dates)
    time = fields(Self.times)
    self.fields = date + time
    guard self.fields.utf8.count == template.utf8.count else { return nil }
    guard ["j", "H", "h"].count(where: { counts[$0] != nil }) <= 1 else { return nil }
  }

  /// The place of the way in which ICU joins the parts, in ``examples``.
  ///
  /// It joins a date by a style that follows from its month
  /// (`DateTimePatternGenerator::getBestPattern`); CLDR has whole patterns for a weekday and a time.
  var joining: Int {
    if date == "E" { return 4 }
    if date == "EEEE" { return 5 }
    switch date.utf8.count(where: { $0 == UInt8(ascii: "M") }) {
    case 4: return date.contains("E") ? 0 : 1
    case 3: return 2
    default: return 3
    }
  }

  /// A date for each way of joining; the patterns of these show how.
  static let examples = ["yMMMMEEEEd", "yMMMMd", "yMMMd", "yMd", "E", "EEEE"]

  /// The times that are joined; of others, only whole templates are known.
  static let joinedTimes = ["jm", "jms", "Hm", "Hms", "hm", "hms", "jmz", "jmsz"]

  /// Finds the pattern that is recorded under the fields, or that of the recorded parts, joined.
  ///
  /// - Parameters:
  ///   - joint: Returns the pattern that joins in one of the ways.
  ///   - recorded: Returns the pattern of fields in their order.
  /// - Returns: The pattern; nil if a part is not recorded.
  func pattern(joint: (Int) -> String?, recorded: (String) -> String?) -> String? {
    if let whole = recorded(fields) { return whole }
    guard !date.isEmpty, Self.joinedTimes.contains(time), let date = recorded(date),
      let time = recorded(time),
      let joint = joint(joining)
    else { return nil }
    return CompiledDates.join(joint, date, time)
  }
}
