package import CompiledData
internal import ICU
internal import Sharing

/// The texts of lists in data that was compiled ahead.
///
/// ```
/// lists        name of a locale → [for each kind and width: texts]
/// texts        those of ListPlan.Place; then, where the last item can change them, the name of the
///              rule and the texts of such items
/// ```
enum CompiledLists {
  /// The kinds and widths, in the order of the data.
  static let keys: [(kind: ListFormat.Kind, width: FormatWidth)] = ListFormat.Kind.allCases.flatMap
  {
    kind in FormatWidth.allCases.map { (kind, $0) }
  }

  /// Returns the data of a plan; nil if compiled data lacks it.
  static func data(
    _ kind: ListFormat.Kind,
    _ width: FormatWidth,
    _ name: String,
    in facts: CompiledFacts
  ) -> ListPlanData? {
    let count = ListPlan.Place.allCases.count
    guard let place = keys.firstIndex(where: { $0.kind == kind && $0.width == width }),
      let texts = facts.lists?[name]?[place]?.texts?.map(ByteText.init), texts.count >= count
    else { return nil }
    let usual = Array(texts[..<count])
    if texts.count == count { return ListPlanData(usual: usual, changed: nil, euphony: nil) }
    guard texts.count == 2 * count + 1,
      let rule = ListEuphony(rawValue: texts[count].string)
    else { return nil }
    return ListPlanData(usual: usual, changed: Array(texts[(count + 1)...]), euphony: rule)
  }
}

/// Makes the records of ``CompiledLists`` from what ICU writes, each proved.
package enum ListRecordMaking {
  /// Makes the record of a locale; a number stands for a kind without a plan.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The record.
  /// - Throws: The error of ICU.
  package static func locale(_ name: String) throws(FormatError) -> DataValue {
    do throws(ICUError) {
      let language = LocaleSubtags(canonical: name).language
      return .list(
        try CompiledLists.keys.map { kind, width throws(ICUError) in
          let key = ListPlan.Key(locale: name, kind: kind, width: width, isolatesItems: false)
          let handle = try ListHandle(key)
          guard case .plan = try ListPlan.compile(key, provedBy: handle, language: language),
            let data = try ListPlanData(writtenBy: handle)
          else { return .number(0) }
          return .texts(data.texts.map(\.string))
        }
      )
    } catch {
      throw .icu(error, while: "compiling the lists of \(name)")
    }
  }
}

extension ListPlanData {
  fileprivate var texts: [ByteText] {
    guard let changed, let euphony else { return usual }
    return usual + [ByteText(euphony.rawValue)] + changed
  }
}
