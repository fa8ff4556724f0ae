import Foundation

/// Darwin has it.
let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// So many turns are not slept through: a loop that takes them spins, and nothing else is to be learned of it.
private let spinLimit = 3_000

/// What a task does at each turn of its loop.
func beat(file: String = #fileID) {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    if Journal.shared.note(task, in: file) == spinLimit { reportAndExit() }
}
