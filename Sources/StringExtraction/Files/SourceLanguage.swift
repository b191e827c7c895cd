/// The language of a source file, by its ending.
enum SourceLanguage {
  case swift
  /// C, C++ and Objective-C.
  case c

  init?(file: String) {
    guard let point = file.lastIndex(of: ".") else { return nil }
    switch file[point...].dropFirst().lowercased() {
    case "swift": self = .swift
    case "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "m", "mm", "pch": self = .c
    default: return nil
    }
  }
}
