internal import ArgumentParser
internal import CatalogFiles
internal import ExtractedTexts
internal import FmtKit
internal import Glibc
internal import MachineTime

/// The texts that sources look up, or their uses of Foundation, as the program `fmt-extract` finds them.
struct ExtractedSources {
  /// The texts, in the order of the files.
  private(set) var texts: [ExtractedText] = []
  /// The uses of Foundation, in the order of the files.
  private(set) var uses: [FoundationUse] = []
  /// The declarations of names that are otherwise Foundation's.
  private(set) var declarations: [HidingDeclaration] = []
  /// The look-ups that cannot be extracted, and the faults of files.
  private(set) var issues: [CatalogIssue] = []
  /// Whether all sources were read to their ends, so that a key which is not found is gone.
  private(set) var isWhole = true

  /// The source that is being read.
  private var file: String?
  private var isBegun = false
  private var isEnded = false

  private static let program = "fmt-extract"

  /// The program beside this one, or else its name, which is looked for in `PATH`.
  private static var place: String {
    guard let own = SystemCalls.linkTarget("/proc/self/exe"), let end = own.lastIndex(of: "/")
    else { return program }
    let beside = String(own[...end]) + program
    return SystemCalls.exists(beside) ? beside : program
  }

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program: options, `--`, and paths.
  ///   - progress: Shows the number of files that are read.
  /// - Returns: What it finds.
  /// - Throws: A status, after the reason is reported: for wrong options, for a source on which the
  ///   program ends by a signal, and if `fmt-extract` is not installed.
  static func read(
    _ arguments: [String],
    _ progress: Progress
  ) throws(ExitCode) -> ExtractedSources {
    var output: ProgramOutput
    do throws(ProgramOutput.Absence) {
      // Its end is reported here.
      output = try ProgramOutput(of: [place] + arguments, ["SWIFT_BACKTRACE=enable=no"])
    } catch {
      throw absent(error.number)
    }
    var sources = ExtractedSources()
    while let line = output.next() {
      guard let message = ExtractionMessage(line) else { break }
      guard try sources.take(message, progress) else { break }
    }
    progress.end()
    let result = output.wait()
    guard sources.isEnded else { throw sources.failure(result) }
    return sources
  }

  /// Takes a message over; false if it is not understood.
  private mutating func take(
    _ message: ExtractionMessage,
    _ progress: Progress
  ) throws(ExitCode) -> Bool {
    switch message {
    case .begin(let version): isBegun = version == ExtractionMessage.version
    case .refusal(let reason): throw usageError(reason)
    case .reading(let file, let number, let count):
      self.file = file
      progress.show(number, of: count)
    case .text(let text): texts.append(text)
    case .use(let use): uses.append(use)
    case .declaration(let declaration): declarations.append(declaration)
    case .issue(let issue): issues.append(issue)
    case .end(let isWhole):
      self.isWhole = isWhole
      isEnded = true
    }
    return isBegun
  }

  // MARK: Errors

  private static func absent(_ error: Int32) -> ExitCode {
    if error == ENOENT {
      report(
        "sources are read by \(program), which is neither beside fmt nor in PATH; this builds it: swift build -c release --traits Extraction --product \(program)"
      )
    } else {
      report("'\(place)' cannot be run: \(SystemCalls.message(ofError: error))")
    }
    return ExitCode(Status.inputOutput)
  }

  /// Reports why the program ended before it had read all sources.
  private func failure(_ result: ChildProcesses.Result) -> ExitCode {
    if case .signal(let number) = result, isBegun, let file {
      // The parser of Swift is recursive, and a deeply nested source uses up its stack.
      let reason =
        number == SIGSEGV || number == SIGBUS
        ? Reason("stack-size", "the source has too much inside each other to be read")
        : Reason("reader-died", "the program that reads sources died here, of the signal \(number)")
      let issue = CatalogIssue(file: file, place: .start, reason: reason)
      writeToStandardError(IssueForm.text.line(issue, rule: reason.code) + "\n")
      return ExitCode(Status.badValue)
    }
    report("'\(Self.place)' does not answer as the \(Self.program) of this version of fmt does")
    return ExitCode(Status.inputOutput)
  }
}
