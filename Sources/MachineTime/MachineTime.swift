// With `import MachineTime` alone, the names of errors are found.
@_exported public import Faults
