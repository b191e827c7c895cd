/// The arguments of one call, the first four without an allocation.
@usableFromInline struct ArgumentList: Sendable {
  // Without initial values, also without the nil of the short form of an optional: those are not inlined
  // into other modules, where the compiler would then not know what a new list has.
  @usableFromInline var first: Optional<FormatArgument>
  @usableFromInline var second: Optional<FormatArgument>
  @usableFromInline var third: Optional<FormatArgument>
  @usableFromInline var fourth: Optional<FormatArgument>
  @usableFromInline var others: [FormatArgument?]
  @usableFromInline var count: Int

  @inlinable init() { self.init(count: 0, nil, nil, nil, nil) }

  /// Makes a list of at most four arguments.
  @inlinable @inline(__always)
  init(
    count: Int,
    _ first: FormatArgument?,
    _ second: FormatArgument?,
    _ third: FormatArgument?,
    _ fourth: FormatArgument?
  ) {
    self.count = count
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
    others = []
  }

  @inlinable init(_ arguments: [FormatArgument]) {
    self.init()
    for argument in arguments { append(argument) }
  }

  @inlinable @inline(__always)
  mutating func append(_ argument: FormatArgument) {
    switch count {
    case 0: first = argument
    case 1: second = argument
    case 2: third = argument
    case 3: fourth = argument
    default: others.append(argument)
    }
    count += 1
  }

  /// Makes room for arguments that are set by their index.
  @inline(__always)
  init(count: Int) {
    self.init(count: count, nil, nil, nil, nil)
    if count > 4 { others = Array(repeating: nil, count: count - 4) }
  }

  /// The argument at an index, from 0; nil if there is none.
  @inline(__always)
  subscript(_ index: Int) -> FormatArgument? {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others.indices.contains(index - 4) ? others[index - 4] : nil
    }
  }

  /// The argument at an index in an order; nil if there is none.
  @inline(__always)
  subscript(_ index: UInt16, _ order: ArgumentOrder) -> FormatArgument? { self[order.place(index)] }

  /// Calls `body` with the argument at an index, from 0; nil if there is none.
  ///
  /// The argument is not copied, which would change the reference count of a text.
  @inline(__always)
  func lend<Failure: Error>(
    _ index: UInt16,
    _ order: ArgumentOrder,
    _ body: (FormatArgument?) throws(Failure) -> Void
  ) throws(Failure) {
    let place = order.place(index)
    switch place {
    case 0: try body(first)
    case 1: try body(second)
    case 2: try body(third)
    case 3: try body(fourth)
    default: try body(self[place])
    }
  }

  /// Sets the argument at an index below ``count``.
  @inline(__always)
  mutating func set(_ argument: FormatArgument, at index: Int) {
    switch index {
    case 0: first = argument
    case 1: second = argument
    case 2: third = argument
    case 3: fourth = argument
    default: others[index - 4] = argument
    }
  }
}

/// The places of the arguments of a message in the order in which they were given.
struct ArgumentOrder: BitwiseCopyable, Sendable {
  /// The places of the first eight arguments, four bits each, the first in the lowest; 15 for one that
  /// is missing.
  private var places: UInt32 = 0x7654_3210

  /// Sets the place of an argument, of at most eight; nil for one that is missing.
  @inline(__always)
  mutating func set(_ place: Int?, of index: Int) {
    let shift = UInt32(truncatingIfNeeded: index &* 4)
    places = places & ~(0xF &<< shift) | UInt32(truncatingIfNeeded: place ?? 15) &<< shift
  }

  /// The place of an argument; a large number if it is missing.
  @inline(__always)
  func place(_ index: UInt16) -> Int {
    guard index < 8 else { return Int(index) }
    let place = Int(places &>> UInt32(index &* 4) & 0xF)
    return place == 15 ? .max : place
  }
}
