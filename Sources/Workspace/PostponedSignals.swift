#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Defers termination signals during a short piece of work, so that it can clean up. A signal that was ignored
/// (`nohup`) stays ignored. Not reentrant.
enum PostponedSignals {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// If a signal arrives during `body`, ends the process afterwards as the signal would have.
    static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = signals.map { signal($0) { caught = $0 } }
        for (number, handler) in zip(signals, former) where isIgnoring(handler) { signal(number, SIG_IGN) }
        defer {
            for (number, handler) in zip(signals, former) { signal(number, handler) }
            if caught != 0 {
                let number = caught
                caught = 0
                raise(number)
            }
        }
        return try body()
    }

    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// The signal that arrived. A signal handler may do little more than set it.
nonisolated(unsafe) private var caught: Int32 = 0
