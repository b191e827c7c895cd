internal import MachineTime

/// One formatter being made: the first thread makes it under the flight's own lock, the others wait
/// for the outcome.
final class Flight: Sendable {
  typealias Outcome = Result<FormatterEntry, FormatError>
  private let state = PosixMutex<Outcome?>(nil)

  /// What `make` gave to the first thread that came here.
  ///
  /// That thread also runs `settled` before the others go on.
  func outcome(
    _ make: () throws(FormatError) -> FormatterEntry,
    settled: (Outcome) -> Void
  ) -> Outcome {
    state.withLock { state in
      if let state { return state }
      let outcome: Outcome
      do throws(FormatError) {
        outcome = .success(try make())
      } catch {
        outcome = .failure(error)
      }
      state = outcome
      settled(outcome)
      return outcome
    }
  }
}

/// What is being made: the whole key, so that two keys with one hash do not share an outcome.
struct FlightKey<Recipe: CachedRecipe>: Hashable, Sendable {
  let recipe: Recipe
  let locale: LocaleID
  let generation: UInt64
}

/// The formatters being made now.
///
/// Guarded by its owner's lock.
struct FlightTable: Sendable {
  private struct Key: Hashable, Sendable {
    let key: any Hashable & Sendable

    static func == (left: Key, right: Key) -> Bool {
      AnyHashable(left.key) == AnyHashable(right.key)
    }

    func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
  }
  private var flights: [Key: Flight] = [:]

  /// The flight of a key, a new one when nobody makes it.
  mutating func join(_ key: some Hashable & Sendable) -> Flight {
    let key = Key(key: key)
    if let flight = flights[key] { return flight }
    let flight = Flight()
    flights[key] = flight
    return flight
  }

  /// Ends a flight; a later miss of the key starts anew.
  mutating func leave(_ key: some Hashable & Sendable) {
    flights[Key(key: key)] = nil
  }
}
