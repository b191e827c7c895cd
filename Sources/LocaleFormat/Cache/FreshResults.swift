public import MachineTime
public import Sharing

extension FormattedText: FreshResult {}
extension FixedDecimal: FreshResult {}
extension Instant: FreshResult {}
/// An error contains only text of the caller's.
extension Result: FreshResult where Success: FreshResult, Failure == FormatError {}
