import Glibc

// The calls that write files, with `unsafe` expressions (Decision 0007).

extension SystemCalls {
  /// The result of writing a file.
  package enum FileWriting: Equatable {
    /// The file has the new content.
    case written
    /// The file had that content before, and was not touched.
    case unchanged
    /// The file is not what was expected, and was not touched.
    case unexpected
    /// The file is as it was before; the number is `errno`.
    case failed(Int32)
  }

  /// The content that a file is expected to have before it is replaced.
  package enum ExpectedFile: Equatable, Sendable {
    case anything
    /// There is no file.
    case absent
    case bytes([UInt8])
  }

  /// Gives a file a new content, or makes the file.
  ///
  /// The content is written to a new file beside the old one, which then takes its name: whoever
  /// reads the file finds the old content or the new one, also after a loss of power. A symbolic link
  /// stays one. The owner stays if the system allows it. A file without permission to write is not
  /// replaced, also if the folder allows it. A pipe or device is written to directly, and so is a
  /// path of an open file, such as `/dev/stdout`.
  ///
  /// A file with another content than the expected one stays. It is compared just before the new file
  /// takes its name: a change in the moment between the two calls of the system is not seen.
  package static func replaceContents(
    ofFile path: String,
    with bytes: [UInt8],
    expecting expected: ExpectedFile = .anything
  ) -> FileWriting {
    guard let path = destination(of: path) else { return .failed(ELOOP) }
    if isOpenFile(path) { return append(bytes, to: path) }
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    guard exists || errno == ENOENT else { return .failed(errno) }
    if exists {
      if status.st_mode & S_IFMT == S_IFDIR { return .failed(EISDIR) }
      if status.st_mode & S_IFMT != S_IFREG { return append(bytes, to: path) }
      if status.st_size == bytes.count, contents(ofFile: path, limit: bytes.count) == .bytes(bytes)
      {
        return .unchanged
      }
      // The bits count for the superuser too, whom the system lets write to anything.
      guard status.st_mode & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
        return .failed(EACCES)
      }
    }
    guard isExpected(expected, path) else { return .unexpected }
    return withoutSignals { replace(path, exists ? status : nil, bytes, expected) }
  }

  /// Writes a file beside another one, and gives it the name of that.
  private static func replace(
    _ path: String,
    _ old: stat?,
    _ bytes: [UInt8],
    _ expected: ExpectedFile
  ) -> FileWriting {
    let (folder, name) = parts(of: path)
    var number = UInt64(getpid())
    for _ in 0..<100 {
      // A name has at most 255 bytes.
      let start = String(decoding: name.utf8.prefix(60), as: UTF8.self)
      let temporary = "\(folder).\(start).\(number)~"
      let mode = old.map { $0.st_mode & 0o7777 } ?? 0o666
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      guard descriptor >= 0 else {
        guard errno == EEXIST else { return .failed(errno) }
        number &+= 0x1_0000_0001
        continue
      }
      var fault = old.map { takeOver($0, descriptor) } ?? 0
      if fault == 0 { fault = write(bytes, to: descriptor) }
      if fault == 0, fsync(descriptor) != 0 { fault = errno }
      if close(descriptor) != 0, fault == 0 { fault = errno }
      let result = fault == 0 ? take(temporary, path, expected) : .failed(fault)
      if result != .written { _ = unsafe unlink(temporary) }
      return result
    }
    return .failed(EEXIST)
  }

  /// Gives a new file its name, unless the file of that name is not what is expected.
  private static func take(
    _ temporary: String,
    _ path: String,
    _ expected: ExpectedFile
  ) -> FileWriting {
    if expected == .absent {
      // Unlike a new name, another one fails if there is a file.
      if unsafe link(temporary, path) == 0 {
        _ = unsafe unlink(temporary)
        return .written
      }
      if errno == EEXIST { return .unexpected }
      // Some file systems have no links.
    }
    guard isExpected(expected, path) else { return .unexpected }
    return unsafe rename(temporary, path) == 0 ? .written : .failed(errno)
  }

  /// Whether a file has the content that is expected.
  private static func isExpected(_ expected: ExpectedFile, _ path: String) -> Bool {
    switch expected {
    case .anything: true
    case .absent: !exists(path)
    case .bytes(let bytes): contents(ofFile: path, limit: bytes.count) == .bytes(bytes)
    }
  }

  /// Gives a new file the owner and the permissions of another one.
  ///
  /// - Returns: `errno`, or 0; an owner that cannot be kept is not a fault.
  private static func takeOver(_ old: stat, _ descriptor: Int32) -> Int32 {
    if old.st_uid != geteuid() || old.st_gid != getegid(),
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    // The mask of the process does not count for a file that was there.
    return fchmod(descriptor, old.st_mode & 0o7777) == 0 ? 0 : errno
  }

  /// Calls a function while signals that end the process wait, so that no temporary file is left.
  private static func withoutSignals(_ body: () -> FileWriting) -> FileWriting {
    var blocked = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&blocked, signal) }
    // A file that is larger than the process may write is then an error, and not the end.
    let sizeHandler = signal(SIGXFSZ, SIG_IGN)
    defer { _ = signal(SIGXFSZ, sizeHandler) }
    let isBlocked = unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before) == 0
    defer { if isBlocked { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) } }
    return body()
  }

  /// Makes a folder, and those above it that do not exist.
  ///
  /// - Returns: `errno` if that failed; nil if the folder exists now.
  package static func makeFolder(_ path: String) -> Int32? {
    if path.isEmpty || isFolder(path) { return nil }
    let (above, _) = parts(of: path)
    if let fault = makeFolder(String(above.dropLast())) { return fault }
    guard unsafe mkdir(path, 0o777) != 0 else { return nil }
    return errno == EEXIST && isFolder(path) ? nil : errno
  }

  /// The folders of a path that do not exist, the innermost first.
  package static func missingFolders(_ path: String) -> [String] {
    guard !path.isEmpty, !exists(path) else { return [] }
    return [path] + missingFolders(String(parts(of: path).folder.dropLast()))
  }

  /// Removes folders that are empty, one after another.
  package static func removeFolders(_ paths: [String]) {
    for path in paths where unsafe rmdir(path) != 0 { return }
  }

  /// The words of the system for an `errno`.
  package static func message(ofError number: Int32) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }

  /// The file that a path means after symbolic links; nil if they lead in a circle.
  private static func destination(of path: String) -> String? {
    var path = path
    for _ in 0..<40 {
      guard !isOpenFile(path), let target = linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : parts(of: path).folder + target
    }
    return nil
  }

  /// Whether a path names a file that some process has open, as that does to which `/dev/stdout` is a
  /// link; the target of such a link need not be a path.
  private static func isOpenFile(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/")
  }

  /// The folder of a path with its slash, and the name.
  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let next = path.utf8.index(after: slash)
    return (String(path[..<next]), String(path[next...]))
  }

  private static func append(_ bytes: [UInt8], to path: String) -> FileWriting {
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return .failed(errno) }
    var fault = write(bytes, to: descriptor)
    if close(descriptor) != 0, fault == 0 { fault = errno }
    return fault == 0 ? .written : .failed(fault)
  }

  /// Writes all bytes; returns `errno`, or 0.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var count = 0
    while count < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor,
          buffer.baseAddress.map { unsafe $0 + count },
          buffer.count - count
        )
      }
      if result < 0 {
        guard errno == EINTR else { return errno }
      } else {
        count += result
      }
    }
    return 0
  }
}
