package import CompiledData
internal import ICU
internal import MachineTime
internal import Sharing

/// The intervals of all locales in data that was compiled ahead, in the Gregorian calendar and in that
/// of the locale.
///
/// ```
/// intervals    name of a locale → [name of a calendar → [fields → [skeleton, a form for each difference]]]
/// fields       those of a template, or the numbers of a date's and a time's style
/// form         number of items of the end that comes first; `s` if that is the start, or else `e`; for
///              each field `s`, `e` or `b` for the end, or both, that ICU says it belongs to; U+0003; pattern
/// ```
///
/// The texts are those of ``CompiledDates``.
enum CompiledIntervals {
  /// An interval's plan, and the fields that it shows.
  struct Made {
    let plan: IntervalPlan
    let skeleton: String
  }

  /// The place of styles in a record; empty for a pattern.
  static func key(_ content: DateHandle.Content) -> String {
    guard case .styles(let date, let time) = content else { return "" }
    return "\(date.rawValue)\(time.rawValue)"
  }

  /// Returns the plan of a recipe; nil if the data lacks it.
  ///
  /// - Parameters:
  ///   - key: The recipe's place: the fields of a template, or that of styles.
  ///   - options: The options of ICU's formatter; their skeleton is not used.
  ///   - rules: The rules of the zone.
  /// - Returns: The plan.
  static func plan(
    _ key: String,
    _ options: IntervalHandle.Options,
    _ rules: TimeZoneRules
  ) -> Made? {
    guard options.context == .none, options.digits == nil, let facts = CompiledFacts.current,
      let locale = CompiledDates.Locale(options.locale, facts), locale.isPlain,
      let record = facts.intervals?[locale.name]?[locale.calendar]?[key],
      let skeleton = record[0]?.text
    else { return nil }
    var forms: [IntervalForm] = []
    for place in IntervalDifference.allCases.indices {
      guard let text = record[place + 1]?.text, let form = IntervalForm(compiled: text) else {
        return nil
      }
      forms.append(form)
    }
    var dateOptions = IntervalPlan.dateOptions(options)
    let pattern = IntervalPlan.pattern(of: forms)
    dateOptions.content = .pattern(pattern)
    guard let data = DatePlanData(pattern, dateOptions, rules, locale, facts) else { return nil }
    do throws(DatePlanData.Refusal) {
      return Made(plan: try IntervalPlan(forms, data), skeleton: skeleton)
    } catch {
      return nil
    }
  }
}

extension IntervalForm {
  private static let separator: Character = "\u{3}"

  /// Reads a form; nil if the text is damaged.
  fileprivate init?(compiled text: String) {
    let parts = text.split(separator: Self.separator, maxSplits: 1)
    guard parts.count == 2, let split = Int(parts[0].prefix { $0.isASCII && $0.isNumber }) else {
      return nil
    }
    var letters = parts[0].drop { $0.isASCII && $0.isNumber }
    guard let first = letters.popFirst() else { return nil }
    var items: [Item] = []
    for item in PatternItem.items(of: String(parts[1])) {
      var source = DatePlan.Source.shared
      if case .field = item {
        guard let letter = letters.popFirst() else { return nil }
        source = letter == "s" ? .start : letter == "e" ? .end : .shared
      }
      items.append(Item(item: item, source: source))
    }
    guard split >= 0, split <= items.count else { return nil }
    self.init(items, split: split, startComesFirst: first == "s")
  }

  /// The text from which the form is read again; nil if there is none.
  fileprivate var compiled: String? {
    var letters = startComesFirst ? "s" : "e"
    for item in items {
      guard case .field = item.item else { continue }
      letters += item.source == .start ? "s" : item.source == .end ? "e" : "b"
    }
    let pattern = PatternItem.pattern(of: items.map(\.item))
    let text = "\(split)\(letters)\(Self.separator)\(pattern)"
    return IntervalForm(compiled: text) == self ? text : nil
  }
}

/// Makes the records of ``CompiledIntervals`` from what ICU writes, each proved.
package struct IntervalRecordMaking: Sendable {
  private let rules: TimeZoneRules

  /// - Throws: The error of the zone's rules.
  package init() throws(FormatError) { rules = try TimeZoneRules.rules(forAnyNameOf: .utc) }

  private static let templates = [
    "y", "yM", "yMd", "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMM", "M", "Md", "MEd", "MMM", "MMMd",
    "MMMEd", "d", "j", "jm", "H", "Hm", "h", "hm",
  ]
  private static let styles: [DateHandle.Style] = [.none, .full, .long, .medium, .short]

  /// Makes the record of a locale.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The record, and a line for each recipe without a plan.
  /// - Throws: The error of ICU.
  package func locale(_ name: String) throws(FormatError) -> (DataValue, [String]) {
    var record: [String: DataValue] = [:]
    var refused: [String] = []
    do throws(ICUError) {
      let own = try DateHandle(.init(recorded: .pattern("d"), name)).calendarType()
      for calendar in Set(["gregorian", own]).sorted() where CalendarArithmetic(calendar) != nil {
        let full = "\(name)@calendar=\(calendar)"
        var recipes: [String: DataValue] = [:]
        for (key, skeleton) in try skeletons(full) {
          recipes[key] = try recipe(skeleton, full)
          if recipes[key] == nil { refused.append("\(full)\tintervals, \(key)") }
        }
        record[calendar] = .map(recipes)
      }
    } catch {
      throw .icu(error, while: "compiling the intervals of \(name)")
    }
    return (.map(record), refused)
  }

  /// The fields of all recipes, by their places.
  private func skeletons(_ name: String) throws(ICUError) -> [(key: String, skeleton: String)] {
    var all = Self.templates.map { (key: $0, skeleton: $0) }
    for date in Self.styles {
      for time in Self.styles where date != .none || time != .none {
        let content = DateHandle.Content.styles(date: date, time: time)
        let skeleton = try DateData.skeleton(
          pattern: DateHandle(.init(recorded: content, name)).pattern()
        )
        all.append((CompiledIntervals.key(content), skeleton))
      }
    }
    return all
  }

  /// The record of a recipe; nil if no plan writes it.
  private func recipe(_ skeleton: String, _ name: String) throws(ICUError) -> DataValue? {
    let options = IntervalHandle.Options(
      skeleton: skeleton,
      locale: name,
      digits: nil,
      zone: "UTC"
    )
    let handle = try IntervalHandle(options)
    do {
      let texts = try IntervalPlan.proved(options, rules, by: handle).forms.map(\.compiled)
      guard texts.allSatisfy({ $0 != nil }) else { return nil }
      return .texts([skeleton] + texts.compactMap { $0 })
    } catch let error as ICUError {
      throw error
    } catch {
      return nil
    }
  }
}
