@_exported public import MachineTime
