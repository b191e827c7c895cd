internal import Glibc

/// A program that this one runs and waits for.
enum ChildProcess {
  /// The way in which a program ended.
  enum Result {
    case exit(Int32)
    case signal(Int32)
    /// It cannot be run, for a reason of the system.
    case absent(String)
  }

  /// Runs a program with the standard streams of this one.
  ///
  /// - Parameters:
  ///   - words: The program, which is looked for in `PATH`, and its arguments.
  ///   - language: The language that the program finds in its environment.
  /// - Returns: The way in which it ended.
  static func run(_ words: [String], language: String) -> Result {
    let environment = environment(for: language)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let fault = unsafe posix_spawnp(&process, words[0], nil, nil, &arguments, &variables)
    guard fault == 0 else {
      return .absent(unsafe strerror(fault).map { unsafe String(cString: $0) } ?? "\(fault)")
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  /// The environment of this process with another language.
  private static func environment(for language: String) -> [String] {
    var result: [String] = []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let variable = unsafe String(cString: text)
      let name = variable.prefix { $0 != "=" }
      if name != "LANG", name != "LANGUAGE", !name.hasPrefix("LC_") { result.append(variable) }
      unsafe entry += 1
    }
    let name = language.replacing("-", with: "_")
    return result + ["LANGUAGE=\(name)", "LANG=\(name).UTF-8"]
  }
}
