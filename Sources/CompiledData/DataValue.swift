/// A value to be written to a data file, or read from it as a whole.
package indirect enum DataValue: Hashable, Sendable {
  case text(String)
  /// A number from zero.
  case number(Int)
  case list([DataValue])
  case map([String: DataValue])

  /// All texts in the value, apart from the keys of maps.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .number: []
    case .list(let values): values.flatMap(\.texts)
    case .map(let map): map.values.flatMap(\.texts)
    }
  }

  package static func texts(_ texts: [String]) -> DataValue { .list(texts.map { .text($0) }) }
}
