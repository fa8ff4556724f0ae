// What the harness asks of Dispatch, for the build against the real one.

import Dispatch

/// Never written: the real thing ends the process.
let firstTrap: String? = nil

let programQueue = DispatchQueue(label: "program")

func drainQueues() { programQueue.sync {} }
