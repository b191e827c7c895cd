public import MachineTime
public import Sharing

extension FormattedText: FreshResult {}
extension FixedDecimal: FreshResult {}
extension Instant: FreshResult {}
/// An error cites the caller's text.
extension Result: FreshResult where Success: FreshResult, Failure == FormatError {}
