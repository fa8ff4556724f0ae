/// How long the stages of a run took.
struct Stopwatch {
    private var stages: [(name: String, duration: Duration)] = []
    private let clock = ContinuousClock()

    mutating func time<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        let start = clock.now
        defer { stages.append((name, clock.now - start)) }
        return try body()
    }

    /// A line a stage, in milliseconds.
    var lines: [String] {
        stages.map { stage in
            let (seconds, attoseconds) = stage.duration.components
            let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
            let number = "\(tenths / 10).\(tenths % 10)"
            return String(repeating: " ", count: max(0, 9 - number.count)) + number + " ms  " + stage.name
        }
    }
}
