// What the harness asks of Dispatch, for the build against the real one.

import Dispatch
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Never written: the real thing ends the process.
let firstTrap: String? = nil

let programQueue = DispatchQueue(label: "program")
let secondQueue = DispatchQueue(label: "second", target: programQueue)
let thirdQueue = DispatchQueue(label: "third", target: programQueue)

func drainQueues() { programQueue.sync {} }

/// No handler runs while the work does.
func serially(_ work: () -> Void) { programQueue.sync(execute: work) }

/// How long handlers are given to run, in microseconds.
var patience: UInt32 = 0

func runHandlers() {
    usleep(patience)
    programQueue.sync {}
}

/// Each run has a process of its own, where everything is new.
func freshening(_ work: () -> Void) {}
func refresh(_ source: DispatchSourceTimer) {}
