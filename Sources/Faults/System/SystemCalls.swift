import Glibc

// All calls that take a pointer are here and in the extensions that write and lock files (Decision 0007).

/// The calls to the operating system: files, folders and links.
package enum SystemCalls {
  /// The result of reading a file.
  package enum FileContents: Equatable {
    case bytes([UInt8])
    /// Nothing exists there.
    case absent
    /// It is not a regular file, but `a folder`, `a pipe`, `a socket` or `a device`.
    case other(String)
    /// The file is longer than the limit.
    case tooLong
    /// The file cannot be read; the number is `errno`.
    case unreadable(Int32)
  }

  /// Reads a regular file of at most `limit` bytes; with `prefix`, the first `limit` bytes of a
  /// longer file.
  ///
  /// It never blocks: a pipe or device in place of the file is not read.
  package static func contents(
    ofFile path: String,
    limit: Int,
    prefix: Bool = false
  ) -> FileContents {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let fault = errno
      let isAbsent = fault == ENOENT || fault == ENOTDIR || fault == ENAMETOOLONG
      // A socket cannot be opened.
      if fault == ENXIO, let kind = otherKind(path) { return .other(kind) }
      return isAbsent ? .absent : .unreadable(fault)
    }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return .unreadable(errno) }
    if let kind = kind(of: status) { return .other(kind) }
    // One byte more than the file has now shows whether it has grown since; some files of the
    // system have no size.
    let size = min(max(Int(status.st_size), 0), limit)
    var bytes = [UInt8](repeating: 0, count: max(size, min(4_095, limit)) + 1)
    var count = 0
    while true {
      if count == bytes.count {
        guard bytes.count <= limit else { break }
        bytes += [UInt8](repeating: 0, count: min(bytes.count, limit + 1 - bytes.count))
      }
      let result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress.map { unsafe $0 + count }, buffer.count - count)
      }
      if result < 0 {
        guard errno == EINTR else { return .unreadable(errno) }
      } else if result == 0 {
        break
      } else {
        count += result
      }
    }
    guard count <= limit || prefix else { return .tooLong }
    return .bytes(Array(bytes.prefix(min(count, limit))))
  }

  /// The kind of what is not a regular file, in English; nil for one.
  private static func kind(of status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// The kind of what is at a path and is not a regular file, such as `a folder`; nil for a file, and
  /// for nothing.
  package static func otherKind(_ path: String) -> String? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? kind(of: status) : nil
  }

  /// The path without links; nil if there is nothing at it.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(validatingCString: resolved)
  }

  /// Whether a folder exists at a path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder at a path, whatever way leads to it; nil if there is none.
  package static func identity(ofFolder path: String) -> FolderIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return FolderIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// The names in a folder, sorted, without `.` and `..`; nil if it cannot be read, or has more
  /// than `limit` names.
  package static func names(inFolder path: String, limit: Int) -> [String]? {
    entries(ofFolder: path, limit: limit).map { ($0.names + $0.unnamed.map(\.name)).sorted() }
  }

  /// An entry of a folder whose name is not UTF-8.
  package struct UnnamedEntry: Sendable {
    /// The name with U+FFFD in place of other bytes; it opens nothing.
    package let name: String
    /// Whether it is a folder, or a link that may lead to one.
    package let mayBeFolder: Bool
  }

  /// The entries of a folder, sorted, without `.` and `..`, and those whose names are not UTF-8; nil
  /// if it cannot be read, or has more than `limit` entries.
  package static func entries(
    ofFolder path: String,
    limit: Int
  ) -> (names: [String], unnamed: [UnnamedEntry])? {
    guard let folder = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    var unnamed: [UnnamedEntry] = []
    while let entry = unsafe readdir(folder) {
      let (name, isValid) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { characters in
          let name = unsafe String(validatingCString: characters)
          return unsafe (name ?? String(cString: characters), name != nil)
        }
      }
      guard name != ".", name != ".." else { continue }
      guard names.count + unnamed.count < limit else { return nil }
      if isValid {
        names.append(name)
      } else {
        let kind = unsafe Int32(entry.pointee.d_type)
        let isFile = kind == Int32(DT_REG)
        unnamed.append(UnnamedEntry(name: name, mayBeFolder: !isFile))
      }
    }
    return (names.sorted(), unnamed.sorted { $0.name < $1.name })
  }

  /// Whether anything exists at a path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Whether a symbolic link is at a path, and nothing is where it leads, or what cannot be reached.
  package static func leadsNowhere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      && stat(path, &status) != 0
  }

  /// The target of a symbolic link; nil when the path is not a link or the target exceeds 4095
  /// bytes.
  package static func linkTarget(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return -1 }
        return unsafe readlink(path, start, characters.count)
      }
    }
    guard count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

/// A folder of the file system, equal by whatever path it was found.
package struct FolderIdentity: Hashable, Comparable, Sendable {
  let device: UInt64
  let number: UInt64

  /// The order in which several are locked.
  package static func < (first: Self, second: Self) -> Bool {
    (first.device, first.number) < (second.device, second.number)
  }
}
