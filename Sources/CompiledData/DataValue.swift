/// A value to be written to a data file, or read from it as a whole.
package indirect enum DataValue: Hashable, Sendable {
  case text(String)
  /// A number from zero.
  case number(Int)
  case list([DataValue])
  case map([String: DataValue])

  package static func texts(_ texts: [String]) -> DataValue { .list(texts.map { .text($0) }) }
}
