package import CompiledData
internal import ICU
internal import Sharing

/// The texts of relative times in data that was compiled ahead.
///
/// ```
/// relative     name of a locale → [for each width: [for each unit: texts]]
/// texts        [names of -2, -1, -0, 0, 1 and 2; texts of the future; texts of the past], the last two
///              as in CompiledWords; 0 for a unit without a plan
/// ```
enum CompiledRelativeTimes {
  /// Whether the data has the texts of a recipe in a locale.
  static func has(_ name: String, _ recipe: RelativeTimeFormat) -> Bool {
    recipe.capitalization != .beginningOfSentence
      && CompiledFacts.current?.relativeTimes?[name] != nil
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
      let width = FormatWidth.allCases.firstIndex(of: recipe.width),
      let record = facts.relativeTimes?[name]?[width]?[unit.place], record.isList
    else { return nil }
    do throws(ICUError) {
      let rules = try PluralStore.rules(ofData: name)
      guard let data = data(record, numbers, recipe.grouping, rules, in: facts),
        let plan = NumberPlan(data, rules),
        let names = UTF8Table(recipe.numbers == .named ? record[0]?.texts ?? [] : [])
      else { return nil }
      return RelativePlan(plan, names: names)
    } catch {
      return nil
    }
  }

  /// The data of the numbers of a unit; nil if the record is damaged, or the digits are missing.
  fileprivate static func data(
    _ record: DataNode,
    _ numbers: String,
    _ grouping: NumberFormat.Grouping,
    _ rules: PluralRules,
    in facts: CompiledFacts
  ) -> NumberPlanData? {
    let count = rules.categories.count
    let bare = NumberFormat.decimal.grouping(grouping).sign(.never)
    guard let future = record[1]?.wordTexts(count: count),
      let past = record[2]?.wordTexts(count: count),
      let digits = CompiledNumbers.digitsData(bare, numbers, nil, in: facts)
    else { return nil }
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
    let names = try RelativePlan.namedValues.map { value throws(ICUError) in
      try handle.string(value, unit, isNamed: true)
    }
    let value = DataValue.list([.texts(names), .words(future), .words(past)])
    guard let node = DataNode(value),
      let data = CompiledRelativeTimes.data(node, name, .auto, rules, in: facts),
      case .plan = try NumberPlan.compile(data, rules, provedByBinary: probe)
    else { return nil }
    return value
  }
}
