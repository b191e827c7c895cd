/// The version of the syntax of a message.
public enum MessageVersion: String, Hashable, Sendable, CaseIterable, Codable {
  /// MessageFormat 2: `{$count :integer}`.
  case messageFormat2 = "2"
  /// ICU's MessageFormat, the first version: `{count, number}`.
  case icu = "1"
}
