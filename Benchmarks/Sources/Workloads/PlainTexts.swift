internal import CBaselines

/// Writes lists by ICU's C interface, on one thread at a time.
@safe final class PlainList {
  private let list: OpaquePointer

  init(locale: String) throws {
    guard let list = unsafe plain_list_open(locale) else {
      throw CannotPrepare(what: "plain list \(locale)")
    }
    unsafe self.list = unsafe list
  }

  deinit { unsafe plain_list_close(list) }

  /// Writes items, each of which ends with a line feed, to the kept buffer.
  func write(_ items: String) -> Int { unsafe Int(plain_list_format(list, items)) }

  func string(_ items: String) -> String { text(write(items)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_list_text(list), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Changes the case of texts by ICU's C interface, on one thread at a time.
@safe final class PlainCase {
  private let cases: OpaquePointer
  private let isTitle: Bool

  init(locale: String, isTitle: Bool) throws {
    guard let cases = unsafe plain_case_open(locale) else {
      throw CannotPrepare(what: "plain case \(locale)")
    }
    unsafe self.cases = unsafe cases
    self.isTitle = isTitle
  }

  deinit { unsafe plain_case_close(cases) }

  /// Writes a text in the case to the kept buffer.
  func write(_ text: String) -> Int {
    let count = Int32(text.utf8.count)
    return unsafe Int(
      isTitle ? plain_case_title(cases, text, count) : plain_case_upper(cases, text, count)
    )
  }

  func string(_ text: String) -> String { self.text(write(text)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_case_text(cases), count: max(count, 0)),
      as: UTF8.self
    )
  }
}
