internal import Glibc
internal import MachineTime

/// A program that this one begins, and whose standard output it reads line by line.
package struct ProgramOutput {
  private let process: pid_t
  private let descriptor: Int32
  private var input: StandardInput

  /// The reason why a program cannot be run: the number of the system's error.
  package struct Absence: Error { package let number: Int32 }

  /// Begins a program.
  ///
  /// - Parameters:
  ///   - words: The program, which is looked for in `PATH` if it has no slash, and its arguments.
  ///   - variables: Variables of its environment that are not those of this process, as `name=value`.
  /// - Throws: The reason why it cannot be run.
  package init(of words: [String], _ variables: [String]) throws(Absence) {
    // A child whose end is ignored would not report its status.
    signal(SIGCHLD, SIG_DFL)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Absence(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let names = Set(variables.map { $0.prefix { $0 != "=" } })
    let result = unsafe ChildProcesses.begin(
      words,
      ChildProcesses.environment(without: names.contains) + variables
    ) { process, arguments, environment in
      unsafe posix_spawnp(process, words[0], &actions, nil, arguments, environment)
    }
    unsafe posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    switch result {
    case .success(let process):
      self.process = process
      descriptor = ends[0]
      input = StandardInput(from: ends[0])
    case .failure(let absence):
      close(ends[0])
      throw absence
    }
  }

  /// The next line; nil at the end, and for a line that is too long.
  package mutating func next() -> ArraySlice<UInt8>? {
    guard case .bytes(let line) = input.next({}) else { return nil }
    return line
  }

  /// Reads no more, and waits for the end of the program.
  package func wait() -> ChildProcesses.Result {
    close(descriptor)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return .absent(errno) }
    }
    return ChildProcesses.result(ofStatus: status)
  }
}
