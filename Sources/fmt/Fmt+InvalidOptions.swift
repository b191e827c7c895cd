internal import ArgumentParser
internal import FmtKit

extension Fmt {
  /// Refuses options whose values are not UTF-8; values of a command refuse themselves.
  ///
  /// - Parameters:
  ///   - invalid: The arguments whose bytes are not UTF-8, with their index among the arguments.
  ///   - arguments: The arguments, which were read.
  /// - Throws: The status of a usage error.
  static func checkOptions(_ invalid: [InvalidArgument], in arguments: [String]) throws {
    let end = arguments.firstIndex(of: "--") ?? arguments.count
    for argument in invalid where argument.index < end {
      let text = arguments[argument.index]
      if text.hasPrefix("--"), let sign = text.firstIndex(of: "=") {
        throw notUTF8("\(text[..<sign]):", argument.offset - text[...sign].utf8.count)
      }
      guard argument.index > 0 else { continue }
      let option = arguments[argument.index - 1]
      if option.hasPrefix("--"), try takesValue(option, arguments) {
        throw notUTF8("\(option):", argument.offset)
      }
      // A short option, as of a folder.
      if option.utf8.count == 2, option.hasPrefix("-"), option.last?.isLetter == true {
        throw notUTF8("an argument,", argument.offset)
      }
    }
  }

  private static func notUTF8(_ what: String, _ offset: Int) -> ExitCode {
    usageError("\(what) offset \(offset): this is not valid UTF-8")
  }

  /// Whether a long option of the command that the arguments name takes the next argument.
  private static func takesValue(_ option: String, _ arguments: [String]) throws -> Bool {
    let commands = try CommandDescription.tree(of: Self.self).leaves
    let command = commands.first { command in
      arguments.starts(with: command.words.dropFirst())
    }
    return command?.arguments.contains { argument in
      argument.value != nil && argument.option.map { "--\($0)" } == option
    } ?? false
  }
}
