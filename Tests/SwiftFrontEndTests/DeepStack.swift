import Foundation

/// Runs `work` on a thread with the stack size of timerlint's own threads (16 MiB), which test threads may
/// lack.
func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        box.value = work()
        done.signal()
    }
    thread.stackSize = 16 << 20
    thread.start()
    done.wait()
    guard let value = box.value else { preconditionFailure("the thread ended without a result") }
    return value
}

/// Written by one thread before signaling the semaphore, read by another one afterward.
private final class ResultBox<Value>: @unchecked Sendable {
    var value: Value?
}
