internal import CICU

/// The data that ICU reads before it writes a zone's generic name, `v`, in a locale.
///
/// Two threads must not use it at the same time; it is made for one call.
package final class GenericZone {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_generic_close(pointer) }
  }

  private let handle: Handle<Resource>

  /// Opens it, also for a zone that ICU does not have.
  ///
  /// - Parameters:
  ///   - zone: An IANA name.
  ///   - locale: An ICU name; only its region matters, or its likely region.
  ///   - end: The end of the time range, which begins in 1970, in seconds.
  /// - Throws: The status that ICU gave.
  package init(_ zone: String, locale: String, until end: Int64) throws(ICUError) {
    handle = try unsafe Handle("cicu_generic_open") {
      unsafe cicu_generic_open(zone, locale, Double(end) * 1_000, &$0)
    }
  }

  /// Returns the zones by whose clocks a name is chosen (TimeZoneNames::getReferenceZoneID).
  ///
  /// Everything else here depends only on the zone and on these.
  package func references() throws(ICUError) -> String {
    try unsafe String(opened: "cicu_generic_references") {
      unsafe cicu_generic_references(handle.pointer, $0, $1, &$2)
    }
  }

  /// Returns the instants from 1970 on, in seconds, at which the kind of name can change, in no
  /// order.
  ///
  /// They come in addition to ``ZoneData/changes(_:until:)``.
  package func changes() throws(ICUError) -> [Int64] {
    try unsafe ZoneData.instants("cicu_generic_changes") {
      unsafe cicu_generic_changes(handle.pointer, $0, $1, &$2)
    }
  }

  /// Returns a number for the kind of name, for each of some instants in milliseconds.
  package func kinds(at milliseconds: [Double]) throws(ICUError) -> [UInt8] {
    var kinds = [UInt8](repeating: 0, count: milliseconds.count)
    var status: Int32 = 0
    unsafe milliseconds.withUnsafeBufferPointer { times in
      unsafe kinds.withUnsafeMutableBufferPointer { buffer in
        unsafe cicu_generic_kinds(
          handle.pointer,
          times.baseAddress,
          Int32(clamping: times.count),
          buffer.baseAddress,
          &status
        )
      }
    }
    try check(status, "cicu_generic_kinds")
    return kinds
  }
}
