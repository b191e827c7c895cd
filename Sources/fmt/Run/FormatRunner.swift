internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// Reads values and writes each in every requested locale, one line per locale.
///
/// The type itself needs no ``ExplainedFormatter``: the runtime would look the conformance up at each
/// start, which costs 200,000 instructions.
struct FormatRunner<Formatter: Sendable> {
  let lines: [ResultLine<Formatter>]
  private let keepsGoing: Bool
  /// Whether a locale was left out, because it has no such format.
  private let leftOut: Bool
}

extension FormatRunner where Formatter: ExplainedFormatter {
  /// Makes a formatter for each locale, with the warnings and explanations of each.
  ///
  /// With `--keep-going`, a locale that has no such format is left out, if there are others.
  init(
    _ common: CommonOptions,
    in locales: [AskedLocale],
    _ make: (LocaleID) throws(FormatError) -> Formatter
  ) throws {
    keepsGoing = common.reading.keepGoing
    var made: [(asked: AskedLocale, formatter: Formatter)] = []
    for asked in locales {
      do throws(FormatError) {
        made.append((asked, try make(asked.locale)))
      } catch {
        let canGoOn = keepsGoing && locales.count > 1 && error.code != .unreadableData
        guard canGoOn else { throw failed(error) }
        report("\(asked.name): \(error)")
      }
    }
    guard !made.isEmpty else { throw ExitCode(Status.usage) }
    leftOut = made.count < locales.count
    lines = try made.map { asked, formatter in
      try common.explain(formatter, asked)
      return ResultLine(
        formatter: formatter,
        requested: asked.locale,
        name: locales.count > 1 ? asked.name : nil,
        spaces: common.output.spaces,
        isJSON: common.output.json
      )
    }
  }

  /// Ends with the status of a usage error if a locale was left out.
  private func checkLeftOut() throws {
    if leftOut { throw ExitCode(Status.usage) }
  }

  /// Reads values, and writes each one immediately.
  ///
  /// It is inlined so that the closures cost no calls: a short line takes 40 ns.
  ///
  /// - Parameters:
  ///   - arguments: The values; without any, the lines of standard input are the values.
  ///   - showsParts: Whether every text is written with its parts.
  ///   - isChecked: Whether writing a value can fail. Its texts in all locales are then made before
  ///     the first one is written.
  ///   - members: A function that returns what `--json` writes of a value beside its input.
  ///   - read: A function that reads a value.
  ///   - append: A function that appends the text of a value.
  ///   - text: A function that returns the text of a value with its parts.
  /// - Throws: The status of the first bad value.
  @inline(__always)
  func run<Value>(
    _ arguments: [String],
    showsParts: Bool,
    isChecked: (Value) -> Bool = { _ in false },
    members: (Value) -> [String: JSONValue] = { _ in [:] },
    read: (ArraySlice<UInt8>) throws(ValueError) -> Value,
    append: (Formatter, Value, inout [UInt8]) -> Void,
    text: (Formatter, Value) throws(ValueError) -> FormattedText
  ) throws {
    try ValueStream(arguments: arguments, keepsGoing: keepsGoing).run {
      bytes,
      output throws(ValueError) in
      if showsParts { try checkSize(of: bytes) }
      let value = try read(bytes)
      guard showsParts || isChecked(value) else {
        for line in lines {
          line.write(input: bytes, members(value), to: &output) { append($0, value, &$1) }
        }
        return
      }
      try LocaleAnswers(keepsGoing: keepsGoing).answer(in: lines) { line throws(ValueError) in
        try text(line.formatter, value)
      } write: { line, text in
        line.write(input: bytes, members(value), text, showsParts: showsParts, to: &output)
      } refuse: { line, error in
        line.write(input: bytes, error, to: &output)
      }
    }
    try checkLeftOut()
  }

  /// Refuses a value whose parts, in all locales, would take much memory.
  private func checkSize(of bytes: ArraySlice<UInt8>) throws(ValueError) {
    let limit = PartsOption.maximumByteCount / lines.count
    guard bytes.count > limit else { return }
    let locales = lines.count > 1 ? " in \(lines.count) locales" : ""
    throw ValueError(
      offset: limit,
      reason: "with --parts\(locales) a value has at most \(limit) bytes, not \(bytes.count)"
    )
  }

  /// Reads texts, and writes an answer to each.
  ///
  /// All answers to a text are made before the first one is written. With `--keep-going`, the
  /// locales that have an answer write it, and the errors of the others follow.
  ///
  /// - Parameters:
  ///   - arguments: The texts; without any, the lines of standard input are the texts.
  ///   - answer: A function that answers a text.
  /// - Throws: The status of the first bad text.
  func run(
    _ arguments: [String],
    answer: (Formatter, String) throws(ValueError) -> String
  ) throws {
    try run(
      arguments,
      describing: { formatter, text throws(ValueError) in
        DescribedAnswer(text: try answer(formatter, text))
      }
    )
  }

  /// Reads texts, and writes an answer to each as the other function does; with `--json`, also
  /// what describes the answer.
  ///
  /// - Parameters:
  ///   - arguments: The texts; without any, the lines of standard input are the texts.
  ///   - reader: The reader of the texts, which knows the arguments that are not UTF-8.
  ///   - answer: A function that answers a text.
  /// - Throws: The status of the first bad text.
  func run(
    _ arguments: [String],
    by reader: TextReader = TextReader(invalidOffsets: [:]),
    describing answer: (Formatter, String) throws(ValueError) -> DescribedAnswer
  ) throws {
    var reader = reader
    try ValueStream(arguments: arguments, keepsGoing: keepsGoing).run {
      bytes,
      output throws(ValueError) in
      let text = try reader.next(bytes)
      try LocaleAnswers(keepsGoing: keepsGoing).answer(in: lines) { line throws(ValueError) in
        try answer(line.formatter, text)
      } write: { line, answer in
        line.write(input: bytes, answer.members, to: &output) { $1 += answer.text.utf8 }
      } refuse: { line, error in
        line.write(input: bytes, error, to: &output)
      }
    }
    try checkLeftOut()
  }
}

/// An answer, and what `--json` writes of it beside its text.
struct DescribedAnswer {
  let text: String
  var members: [String: JSONValue] = [:]
}

extension CommonOptions {
  /// Warns about a locale that ICU has no data for, or refuses it; explains when asked to.
  fileprivate func explain(_ formatter: some ExplainedFormatter, _ asked: AskedLocale) throws {
    let resolved = formatter.resolvedLocale
    if let gap = resolved.gap(of: asked.locale) {
      guard !place.strictLocale else { throw usageError("--strict-locale: \(gap)") }
      report("warning: \(gap)")
    }
    guard output.explain else { return }
    // The deferred work decides which engine writes.
    formatter.complete()
    let unused = formatter.writesDecimalDigits ? resolved.unusedNumbering : nil
    report(
      "\(asked.locale) \(asked.reason); data of \(resolved.data) (\(resolved.match.rawValue)); "
        + "\(formatter.recipeName) '\(formatter.recipeText)'; \(formatter.engineText); "
        + (try formatter.source.text())
        + (unused.map { "; the numbering system '\($0)' has no set of ten digits and is not used" }
          ?? "")
    )
  }
}
