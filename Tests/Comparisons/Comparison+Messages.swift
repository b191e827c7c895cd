import LocaleFormat
import MessageSyntax
import StringCatalogs
import TestSupport

/// Compares random messages of ICU's first version with ICU's C++ API.
extension Comparison {
  static let messages: [Comparison] = [Comparison("message", compareMessages)]

  private static func compareMessages(_ scope: Scope, _ differences: inout Differences) throws {
    for (place, locale) in scope.placed {
      var messages = RandomMessages(seed: UInt64(place))
      for _ in 0..<scope.count(15, sample: 40, all: 600) {
        let (pattern, values) = messages.next()
        var arguments = MessageArguments()
        for (name, type, value) in values {
          arguments.append(try argument(type, value), as: name)
        }
        let lines = values.map { "\($0.0)\t\($0.1)\($0.2)\n" }.joined()
        let expected = Oracle.message(pattern, lines, locale: locale)
        let what = "\(locale) \(pattern.debugDescription) \(lines.debugDescription)"
        do throws(FormatError) {
          let text = try MessageFormat(pattern, syntax: .icu).formatter(for: locale)
            .formatted(arguments)
          // ICU writes the name of an argument that is missing.
          let fault = text.faults.first { $0.code != .unresolvedVariable }
          if let fault { throw fault }
          differences.compare(text.string, expected, what)
        } catch {
          // Apostrophes make some of the messages wrong.
          differences.expect(expected == nil, "\(what): \(error)")
        }
      }
    }
  }

  private static func argument(
    _ type: Character,
    _ value: String
  ) throws(FormatError) -> FormatArgument {
    switch type {
    case "n": .decimal(try FixedDecimal(value))
    case "d": .date(try Instant(millisecondsSince1970: Int64(value) ?? 0))
    default: .text(value)
    }
  }
}
