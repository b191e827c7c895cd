internal import CBaselines

/// Names regions by ICU's C interface, on one thread at a time.
@safe final class PlainName {
  private let name: OpaquePointer

  init(locale: String) throws {
    guard let name = unsafe plain_name_open(locale) else {
      throw CannotPrepare(what: "plain names \(locale)")
    }
    unsafe self.name = unsafe name
  }

  deinit { unsafe plain_name_close(name) }

  func string(region: String) -> String {
    let count = unsafe Int(plain_name_region(name, region))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: plain_name_text(name), count: max(count, 0)),
      as: UTF8.self
    )
  }
}
