import Glibc

// The calls that lock folders, with `unsafe` expressions (Decision 0007).

/// A folder that is open, so that it can be locked.
package struct OpenFolder: Sendable {
  /// The folder, whatever way leads to it.
  package let identity: FolderIdentity
  fileprivate let descriptor: Int32
}

extension SystemCalls {
  /// The result of locking.
  package enum Locking: Equatable {
    case locked
    /// Another process has the lock, or another owner in this one.
    case busy
    /// The file system has no locks.
    case unsupported
  }

  /// Opens a folder; nil if it cannot be read.
  package static func openFolder(_ path: String) -> OpenFolder? {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      _ = close(descriptor)
      return nil
    }
    let identity = FolderIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    return OpenFolder(identity: identity, descriptor: descriptor)
  }

  /// Locks a folder for this owner alone, without waiting: `flock`.
  ///
  /// The lock ends with ``unlock(_:)``, and with the process. It makes no file, and works on media
  /// that cannot be written.
  package static func lock(_ folder: OpenFolder) -> Locking {
    while flock(folder.descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return .busy }
      guard errno == EINTR else { return .unsupported }
    }
    return .locked
  }

  /// Closes a folder, and unlocks it.
  package static func unlock(_ folder: OpenFolder) { _ = Glibc.close(folder.descriptor) }

  /// Waits.
  package static func pause(milliseconds: UInt32) { _ = usleep(milliseconds * 1_000) }

  /// The path of a file or folder without links; nil if there is none.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(validatingCString: real)
  }
}
