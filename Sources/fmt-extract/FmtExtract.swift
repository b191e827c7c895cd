internal import CatalogFiles
internal import ExtractedTexts
internal import Glibc
internal import StringExtraction

/// The program that reads sources for `fmt`: it writes what it finds as ``ExtractionMessage``s.
///
/// A source can be one on which the parser of Swift dies; then this program does, and not `fmt`.
@main
struct FmtExtract {
  static func main() {
    // A source is what it dies of, so its memory need not be written to a file.
    var none = rlimit()
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    guard let request = ExtractionRequest(Array(CommandLine.arguments.dropFirst())) else {
      write(.refusal(ExtractionRequest.usage))
      exit(64)
    }
    let functions = request.functions.map { ($0, LookupFunction(describing: $0)) }
    if let (text, _) = functions.first(where: { $0.1 == nil }) {
      write(
        .refusal(
          "--function: a name, '=' and roles with one key were expected, such as tr=key,table,comment,value,_, not '\(text.excerpt)'"
        )
      )
      exit(64)
    }
    guard let subject = SourceExtraction.Subject(rawValue: request.subject) else {
      write(.refusal("--find: texts or uses was expected, not '\(request.subject.excerpt)'"))
      exit(64)
    }
    var extraction = SourceExtraction(
      subject,
      routines: request.routines,
      functions: functions.compactMap(\.1)
    )
    read(request.paths, &extraction)
  }

  /// Reads the sources at some paths, and writes what they have as soon as it is found.
  private static func read(_ paths: [String], _ extraction: inout SourceExtraction) {
    write(.begin(version: ExtractionMessage.version))
    var finder = FileFinder(extraction.subject == .uses ? .swiftSources : .sources)
    finder.find(paths)
    extraction.add(unread: finder.issues)
    for (number, path) in finder.paths.enumerated() {
      write(.reading(path, number: number, count: finder.paths.count))
      fflush(nil)
      extraction.read(path)
      writeFound(&extraction)
    }
    writeFound(&extraction)
    write(.end(isWhole: extraction.isWhole))
  }

  private static func writeFound(_ extraction: inout SourceExtraction) {
    for message in extraction.takeFound() { write(message) }
  }

  private static func write(_ message: ExtractionMessage) { print(message.line) }
}
