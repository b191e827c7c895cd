internal import CICU

/// What ICU looks at before it writes a zone's generic name, `v`, in a locale.
///
/// Not for two threads at once: it is made for a call.
package final class GenericZone {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_generic_close(pointer) }
  }

  private let handle: Handle<Resource>

  /// Opens it, for a zone that ICU does not know too.
  ///
  /// - Parameters:
  ///   - zone: An IANA name.
  ///   - locale: An ICU name; only its region counts, or its likely one.
  ///   - end: What lies from 1970 to this second can be asked for.
  /// - Throws: The status ICU gave.
  package init(_ zone: String, locale: String, until end: Int64) throws(ICUError) {
    handle = try unsafe Handle("cicu_generic_open") {
      unsafe cicu_generic_open(zone, locale, Double(end) * 1_000, &$0)
    }
  }

  /// The zones by whose clocks a name is chosen (TimeZoneNames::getReferenceZoneID); all else here
  /// depends on the zone and on these.
  package func references() throws(ICUError) -> String {
    try unsafe String("cicu_generic_references") {
      unsafe cicu_generic_references(handle.pointer, $0, $1, &$2)
    }
  }

  /// The instants, in seconds, from 1970 on at which the kind of name can change, beside
  /// ``ZoneData/changes(_:until:)``; in no order.
  package func changes() throws(ICUError) -> [Int64] {
    try unsafe ZoneData.instants("cicu_generic_changes") {
      unsafe cicu_generic_changes(handle.pointer, $0, $1, &$2)
    }
  }

  /// A number for what decides the name, at instants in milliseconds.
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
