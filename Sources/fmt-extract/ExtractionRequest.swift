/// The arguments of `fmt-extract`.
struct ExtractionRequest {
  private(set) var routines: [String] = []
  private(set) var functions: [String] = []
  private(set) var subject = "texts"
  let paths: [String]

  static let usage =
    "fmt-extract reads sources for 'fmt strings extract' and 'fmt migrate': [--find=texts|uses] [--routine=<name>] ... [--function=<description>] ... -- <path> ..."

  /// Reads options up to `--`, and paths after it; nil for anything else.
  init?(_ arguments: [String]) {
    guard let end = arguments.firstIndex(of: "--") else { return nil }
    for option in arguments[..<end] {
      guard let sign = option.firstIndex(of: "=") else { return nil }
      let value = String(option[sign...].dropFirst())
      switch option[..<sign] {
      case "--routine": routines.append(value)
      case "--find": subject = value
      case "--function": functions.append(value)
      default: return nil
      }
    }
    paths = Array(arguments[end...].dropFirst())
  }
}
