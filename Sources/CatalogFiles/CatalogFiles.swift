@_exported public import Faults
