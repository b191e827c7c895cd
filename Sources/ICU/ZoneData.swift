internal import CICU

/// ICU's data on a zone over time, from 1970 on.
package enum ZoneData {
  /// The state of a zone at an instant.
  package struct State: Hashable, Sendable {
    package let standardSeconds: Int
    package let daylightSeconds: Int
    /// The number of the zone's metazone, which decides its names; -1 for none.
    package let metazone: Int

    package init(standardSeconds: Int, daylightSeconds: Int, metazone: Int) {
      self.standardSeconds = standardSeconds
      self.daylightSeconds = daylightSeconds
      self.metazone = metazone
    }
  }

  /// Returns the instants, in seconds, at which ICU's rules or the zone's names change, in no order
  /// (ucal_getTimeZoneTransitionDate).
  ///
  /// There are none for a zone that ICU does not have.
  package static func changes(_ zone: String, until end: Int64) throws(ICUError) -> [Int64] {
    try unsafe instants("cicu_zone_changes") {
      unsafe cicu_zone_changes(zone, Double(end) * 1_000, $0, $1, &$2)
    }
  }

  /// Returns instants in seconds, which `write` gives in milliseconds.
  static func instants(
    _ function: String,
    _ write: (UnsafeMutablePointer<Double>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> [Int64] {
    var milliseconds = [Double](repeating: 0, count: 1_000)
    while true {
      var status: Int32 = 0
      let capacity = Int32(clamping: milliseconds.count)
      let count = unsafe milliseconds.withUnsafeMutableBufferPointer { buffer in
        unsafe Int(write(buffer.baseAddress, capacity, &status))
      }
      if status == bufferOverflow, count > milliseconds.count {
        milliseconds = [Double](repeating: 0, count: count)
        continue
      }
      try check(status, function)
      return milliseconds[..<count].map { Int64(($0 / 1_000).rounded(.up)) }
    }
  }

  /// Returns the states at some instants, in seconds; nil for a zone that ICU does not have.
  package static func states(_ zone: String, at seconds: [Int64]) throws(ICUError) -> [State]? {
    var states = [cicu_zone_state](repeating: cicu_zone_state(), count: seconds.count)
    let milliseconds = seconds.map { Double($0) * 1_000 }
    var status: Int32 = 0
    let isKnown = unsafe milliseconds.withUnsafeBufferPointer { times in
      unsafe states.withUnsafeMutableBufferPointer { buffer in
        unsafe cicu_zone_states(
          zone,
          times.baseAddress,
          Int32(clamping: times.count),
          buffer.baseAddress,
          &status
        )
      }
    }
    try check(status, "cicu_zone_states")
    guard isKnown else { return nil }
    return states.map {
      State(
        standardSeconds: Int($0.standardSeconds),
        daylightSeconds: Int($0.daylightSeconds),
        metazone: Int($0.metazone)
      )
    }
  }

  /// Returns all names of zones that ICU has (ucal_openTimeZoneIDEnumeration), also old ones.
  package static func names() throws(ICUError) -> [String] {
    try unsafe String("cicu_zone_names") { unsafe cicu_zone_names(nil, $0, $1, &$2) }
      .split(separator: "\n").map(String.init)
  }

  /// Returns CLDR's name of a zone, and the names of its metazones, in the order of their numbers.
  ///
  /// - Throws: The status for a zone that ICU does not have.
  package static func metazones(
    _ zone: String
  ) throws(ICUError) -> (canonical: String, names: [String]) {
    let lines = try unsafe String("cicu_zone_metazones") {
      unsafe cicu_zone_metazones(zone, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
    return (lines.first ?? zone, Array(lines.dropFirst()))
  }
}
