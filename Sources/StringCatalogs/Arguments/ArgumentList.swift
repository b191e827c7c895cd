/// The arguments of one call, the first four without an allocation.
@usableFromInline struct ArgumentList: Sendable {
  @usableFromInline var first: FormatArgument?
  @usableFromInline var second: FormatArgument?
  @usableFromInline var third: FormatArgument?
  @usableFromInline var fourth: FormatArgument?
  @usableFromInline var others: [FormatArgument?] = []
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable init(_ arguments: [FormatArgument]) {
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
    self.count = count
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
