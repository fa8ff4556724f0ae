#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lets a short piece of work come to its end before a signal that asks the process to end, so that it can clear up
/// behind itself. Who ignores a signal (`nohup`) goes on ignoring it. One at a time.
enum PostponedSignals {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Ends the process behind `body`, as the signal would have, where one came meanwhile.
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

/// The signal that came. A handler may do little more than this.
nonisolated(unsafe) private var caught: Int32 = 0
