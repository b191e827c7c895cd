package import CompiledData
internal import ICU
internal import Sharing

/// The texts of relative times in data that was compiled ahead.
///
/// ```
/// relative     name of a locale → [for each width: [for each unit: text]]
/// text         names of -2, -1, -0, 0, 1 and 2, empty for those without; texts of the future; texts of
///              the past: with U+0003 between these three, and U+0002 between the texts of one; 0 for a
///              unit without a plan
/// ```
enum CompiledRelativeTimes {
  /// Whether the data has the texts of a recipe in a locale, and the digits of its numbers.
  static func has(_ name: String, _ recipe: RelativeTimeFormat, numbers: String) -> Bool {
    guard recipe.capitalization != .beginningOfSentence, let facts = CompiledFacts.current,
      let width = record(of: name, recipe.width)
    else { return false }
    // A number stands for a unit without a plan.
    guard (0..<width.count).allSatisfy({ width[$0]?.number == nil }) else { return false }
    // Those of the locale itself are always there.
    return numbers == name
      || CompiledNumbers.digitsData(.decimal.sign(.never), numbers, nil, in: facts) != nil
  }

  /// Makes the plan of a unit; nil if the data lacks it.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - recipe: The recipe.
  ///   - name: The name of the locale.
  ///   - numbers: That of the numbers.
  /// - Returns: The plan.
  static func plan(
    _ unit: RelativeHandle.Unit,
    _ recipe: RelativeTimeFormat,
    _ name: String,
    numbers: String
  ) -> RelativePlan? {
    guard recipe.capitalization != .beginningOfSentence, let facts = CompiledFacts.current,
      let record = record(of: name, recipe.width)?[unit.place]?.text
    else { return nil }
    do throws(ICUError) {
      let rules = try PluralStore.rules(ofData: name)
      let parts = record.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3,
        let data = data(String(parts[1]), String(parts[2]), numbers, recipe.grouping, rules, facts),
        let plan = NumberPlan(data, rules)
      else { return nil }
      return RelativePlan(plan, names: recipe.numbers == .named ? names(parts[0]) : [])
    } catch {
      return nil
    }
  }

  private static func record(of name: String, _ width: FormatWidth) -> DataNode? {
    guard let place = FormatWidth.allCases.firstIndex(of: width) else { return nil }
    return CompiledFacts.current?.relativeTimes?[name]?[place]
  }

  /// The character between the three parts of a text.
  fileprivate static let separator: Character = "\u{3}"

  /// The words for the amounts that can have one; none if no amount has.
  private static func names(_ text: Substring) -> [String?] {
    let count = RelativePlan.namedValues.count
    guard !text.isEmpty, let names = CompiledWords.texts(String(text), count: count) else {
      return []
    }
    return names.map { $0.isEmpty ? nil : $0 }
  }

  /// The data of the numbers of a unit; nil if the record is damaged, or the digits are missing.
  fileprivate static func data(
    _ future: String,
    _ past: String,
    _ numbers: String,
    _ grouping: NumberFormat.Grouping,
    _ rules: PluralRules,
    _ facts: CompiledFacts
  ) -> NumberPlanData? {
    let count = rules.categories.count
    let bare = NumberFormat.decimal.sign(.never)
    guard let future = CompiledWords.texts(future, count: count),
      let past = CompiledWords.texts(past, count: count),
      let usual = CompiledNumbers.digitsData(bare, numbers, nil, in: facts),
      let grouped = CompiledNumbers.digitsData(bare.grouping(grouping), numbers, nil, in: facts)
    else { return nil }
    // This service of ICU never writes groups if the pattern of the locale has none.
    let digits = usual.primaryGroup == 0 ? usual : grouped
    return digits.withWords(future, negative: past, rules)
  }
}

/// Makes the records of ``CompiledRelativeTimes`` from what ICU writes, each proved.
package struct RelativeRecordMaking: Sendable {
  private let facts: CompiledFacts

  /// - Parameter file: A file with numbers.
  package init(_ file: DataFile) { facts = CompiledFacts(file) }

  /// Makes the record of a locale.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The record, and a line for each unit without a plan.
  /// - Throws: The error of ICU.
  package func locale(_ name: String) throws(FormatError) -> (DataValue, [String]) {
    var refused: [String] = []
    do throws(ICUError) {
      let rules = try PluralStore.rules(ofData: name)
      let widths = try FormatWidth.allCases.map { width throws(ICUError) in
        let handle = try RelativeHandle(
          locale: name,
          numbers: name,
          symbols: nil,
          width: width.handleValue,
          context: .none,
          grouping: .auto
        )
        return DataValue.list(
          try RelativeHandle.Unit.allCases.map { unit throws(ICUError) in
            if let record = try record(unit, handle, name, rules) { return record }
            refused.append("\(name)\trelative times, \(width), \(unit)")
            return .number(0)
          }
        )
      }
      return (.list(widths), refused)
    } catch {
      throw .icu(error, while: "compiling the relative times of \(name)")
    }
  }

  private func record(
    _ unit: RelativeHandle.Unit,
    _ handle: RelativeHandle,
    _ name: String,
    _ rules: PluralRules
  ) throws(ICUError) -> DataValue? {
    let probe = RelativeProbe(handle: handle, unit: unit)
    guard let words = try NumberPlanData(rules, writtenBy: probe)?.words,
      let future = words.texts(rules), let past = words.texts(rules, isNegative: true)
    else { return nil }
    let texts = [CompiledWords.joined(future), CompiledWords.joined(past)]
    guard let data = CompiledRelativeTimes.data(texts[0], texts[1], name, .auto, rules, facts),
      case .plan = try NumberPlan.compile(data, rules, provedByBinary: probe)
    else { return nil }
    let names = try RelativePlan.names(of: unit, writtenBy: handle)
    let isNamed = names.contains { $0 != nil }
    let parts = [isNamed ? CompiledWords.joined(names.map { $0 ?? "" }) : ""] + texts
    return .text(parts.joined(separator: String(CompiledRelativeTimes.separator)))
  }
}
