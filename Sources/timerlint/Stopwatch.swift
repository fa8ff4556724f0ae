/// Measures the duration of a run's stages and reports the current one to the progress line.
struct Stopwatch {
    /// The stages in order.
    enum Stage: String {
        case findFiles = "find files"
        case configure, read, lint, compare, fix, report

        /// The text of the progress line; `nil` for stages that write to the terminal.
        fileprivate func work(on files: String) -> String? {
            switch self {
            case .findFiles: "looking for files"
            case .configure: "reading configurations"
            case .read: "reading \(files)"
            case .lint: "linting \(files)"
            case .compare: "linting what was there before"
            case .fix: "trying fixes"
            case .report: nil
            }
        }
    }

    /// The number of files to read.
    var fileCount: Int?
    private let progress: Progress?
    private var stages: [(stage: Stage, duration: Duration)] = []
    private let clock = ContinuousClock()

    init(progress: Progress? = nil) { self.progress = progress }

    mutating func time<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
        let start = clock.now
        if let work = stage.work(on: fileCount.map { $0 == 1 ? "1 file" : "\($0) files" } ?? "files") {
            progress?.begin(work)
        }
        defer {
            progress?.end()
            stages.append((stage, clock.now - start))
        }
        return try body()
    }

    /// One line per stage, in milliseconds.
    var lines: [String] {
        stages.map { stage, duration in
            let (seconds, attoseconds) = duration.components
            let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
            let number = "\(tenths / 10).\(tenths % 10)"
            return String(repeating: " ", count: max(0, 9 - number.count)) + number + " ms  " + stage.rawValue
        }
    }
}
