internal import LocaleFormat
internal import MachineTime
internal import MessageSyntax

@testable import StringCatalogs

/// Writes the input as a message of each syntax, with arguments of all types.
///
/// The first byte chooses the language, the second one the arguments; the others are the message.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessageTexts(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard count >= 2 else { return 0 }
  let source = String(decoding: bytes.dropFirst(2), as: UTF8.self)
  let locale = locales[Int(bytes[0]) % locales.count]
  let arguments = arguments(bytes[1])
  for syntax in MessageFormat.Syntax.allCases {
    let isolation: MessageFormat.BidiIsolation = bytes[0] < 0x80 ? .standard : .none
    check(MessageFormat(source, syntax: syntax, isolation: isolation), locale, arguments)
  }
  return 0
}

private let locales: [LocaleID] = ["en", "ru", "ar-EG", "de-CH", "hi-u-nu-deva", "ja"]

/// Arguments of all types by the names that the seeds have, the same for the same byte.
private func arguments(_ choice: UInt8) -> MessageArguments {
  var arguments = MessageArguments()
  for (place, name) in ["a", "b", "c", "0", "1"].prefix(Int(choice) % 6).enumerated() {
    arguments.append(pool[(Int(choice) * 7 + place * 5) % pool.count], as: name)
  }
  return arguments
}

private let pool: [FormatArgument] = plainPool + instants

private let plainPool: [FormatArgument] = [
  .integer(0), .integer(1), .integer(5), .integer(1_234_567), .integer(.min), .integer(.max),
  .unsigned(.max), .binary(1.5), .binary(-0.0), .binary(.nan), .binary(-.infinity),
  .binary(1e308), .decimal("1.10"), .decimal("-0.000"), .text(""), .text("f"), .text("-1.5e3"),
  .text("2026-03-01T12:00:00Z"), .text("\u{5D0}\u{5D1} 12"), .init(true),
  .text(String(repeating: "long ", count: 300)), .init(["x", "y"]),
  .formatted(FormattedArgument(3.5, as: .currency("EUR"))),
]

private let instants: [FormatArgument] = {
  do throws(FormatError) {
    return [
      .date(try Instant(secondsSince1970: 0)), .date(try Instant(secondsSince1970: 1_772_366_400)),
    ]
  } catch {
    preconditionFailure("\(error)")
  }
}()

/// Checks that the compiled message writes what the parts of the message give, and that a fault is
/// thrown if and only if one is listed.
private func check(
  _ message: MessageFormat,
  _ locale: LocaleID,
  _ arguments: MessageArguments
) {
  let formatter: MessageFormat.Formatter
  do throws(FormatError) {
    formatter = try message.formatter(for: locale)
  } catch {
    precondition(!error.message.isEmpty, "\(error)")
    return
  }
  let result = formatter.formatted(arguments)
  precondition(String(validating: result.string.utf8, as: UTF8.self) != nil)
  do throws(FormatError) {
    let text = try formatter.checkedString(arguments)
    precondition(result.faults.isEmpty, "\(message.source): \(result.faults)")
    precondition(text.utf8.elementsEqual(result.string.utf8), "\(text) \(result.string)")
  } catch {
    precondition(!error.message.isEmpty, "\(error)")
    precondition(!result.faults.isEmpty, "\(message.source): \(error)")
  }
}
