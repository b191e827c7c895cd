internal import Glibc

/// Programs that this one runs one after another, and waits for.
///
/// From the first one on, the signals that end a program are held back while a child runs. One that
/// is sent to this process alone is sent on to the child; one that the terminal sends, the child gets
/// from there.
package struct ChildProcesses {
  /// The way in which a program ended.
  package enum Result {
    case exit(Int32)
    case signal(Int32)
    /// It cannot be run: the number of the system's error.
    case absent(Int32)
    /// This process got a signal that ends programs.
    case stopped(Int32)
  }

  /// The signals that the children do not begin with.
  private var inherited = sigset_t()
  /// The signals that end programs, without those that are ignored, as `nohup` ignores SIGHUP.
  private var ending = sigset_t()
  /// Those signals, and the one that tells that a child ended.
  private var awaited = sigset_t()

  /// Holds the signals back.
  package init() {
    // A child whose end is ignored would not tell its status.
    signal(SIGCHLD, SIG_DFL)
    unsafe sigemptyset(&ending)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
      unsafe sigaddset(&ending, number)
    }
    awaited = ending
    unsafe sigaddset(&awaited, SIGCHLD)
    unsafe sigprocmask(SIG_BLOCK, &awaited, &inherited)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: UInt.self)
    return handler == ignored
  }

  /// Runs a program with the standard streams of this one.
  ///
  /// - Parameters:
  ///   - words: The program, which is looked for in `PATH`, and its arguments.
  ///   - variables: The variables of its environment that are not those of this process, as
  ///     `name=value`.
  ///   - isDropped: Whether it does not get a variable of this process, by its name.
  /// - Returns: The way in which it ended.
  package mutating func run(
    _ words: [String],
    _ variables: [String],
    without isDropped: (Substring) -> Bool
  ) -> Result {
    var none = timespec()
    let pending = unsafe sigtimedwait(&ending, nil, &none)
    guard pending < 0 else { return .stopped(pending) }
    var process: pid_t = 0
    let fault = spawn(&process, words, Self.environment(without: isDropped) + variables)
    guard fault == 0 else { return .absent(fault) }
    return wait(process)
  }

  /// Begins a program; returns the number of the system's error.
  private mutating func spawn(
    _ process: inout pid_t,
    _ words: [String],
    _ environment: [String]
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigmask(&attributes, &inherited)
    // This process ignores it, and its children would too.
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, flags)
    let result = unsafe Self.begin(words, environment) { process, arguments, environment in
      unsafe posix_spawnp(process, words[0], nil, &attributes, arguments, environment)
    }
    switch result {
    case .success(let number):
      process = number
      return 0
    case .failure(let absence): return absence.number
    }
  }

  /// The words and the variables of a program in C, each list with a nil at its end.
  typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Calls a function that begins a program and returns the number of the system's error.
  static func begin(
    _ words: [String],
    _ environment: [String],
    _ spawn: (UnsafeMutablePointer<pid_t>, Texts, Texts) -> Int32
  ) -> Swift.Result<pid_t, ProgramOutput.Absence> {
    var process: pid_t = 0
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    let fault = unsafe spawn(&process, &arguments, &variables)
    return fault == 0 ? .success(process) : .failure(ProgramOutput.Absence(number: fault))
  }

  private mutating func wait(_ process: pid_t) -> Result {
    var stop: Int32?
    while true {
      var details = unsafe siginfo_t()
      let number = unsafe sigwaitinfo(&awaited, &details)
      if number > 0, number != SIGCHLD {
        stop = stop ?? number
        // A signal of the terminal, which the child got too, has a positive code.
        if unsafe details.si_code <= 0 { kill(process, number) }
      }
      var status: Int32 = 0
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended < 0, errno != EINTR { return .absent(errno) }
      guard ended == process else { continue }
      if let stop { return .stopped(stop) }
      return Self.result(ofStatus: status)
    }
  }

  /// The way in which a program ended, by its status from `waitpid`.
  static func result(ofStatus status: Int32) -> Result {
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  /// The environment of this process without some variables.
  static func environment(without isDropped: (Substring) -> Bool) -> [String] {
    var result: [String] = []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let variable = unsafe String(cString: text)
      if !isDropped(variable.prefix { $0 != "=" }) { result.append(variable) }
      unsafe entry += 1
    }
    return result
  }
}
