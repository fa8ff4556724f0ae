import ArgumentParser
import TimerlintDiagnostics
import TimerlintLexing
import TimerlintLinting
import TimerlintObjCFrontEnd
import TimerlintSemantics
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSwiftFrontEnd
import TimerlintWorkspace

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Measures the speed on one core of lexing and parsing the Swift files of folders, of parsing their
/// Objective-C and C files, of collecting all declarations, and of exploring the timer sources. Hidden from the
/// help; run by `Tests/benchmark`, which also counts instructions.
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark",
        abstract: "Measure the speed of lexing, scanning and exploring.",
        shouldDisplay: false)

    enum Stage: String, CaseIterable, ExpressibleByArgument {
        case lex, scan
        case objectiveC = "objective-c"
        case model, explore
    }

    @Option(
        name: .long,
        help:
            "lex, scan (which lexes too), objective-c (the same for its files), model (which scans both), explore; all without it."
    )
    var stage: Stage?

    @Option(name: .long, help: "Number of rounds. The fastest round counts.")
    var rounds = 5

    @Argument(help: "Folders or files.")
    var paths: [String]

    func run() throws {
        let sources = try paths.flatMap { try sourceFiles(below: Path($0)) }
        let first = (stage ?? .lex).files(of: sources)
        try Console.write("files \(first.count)\nbytes \(Self.bytes(first))\nrounds \(rounds)\n")
        for stage in stage.map({ [$0] }) ?? Stage.allCases {
            let read = stage.files(of: sources)
            guard !read.isEmpty else { continue }
            let project = stage == .explore ? Project(files: models(of: read)) : nil
            let best = (0..<max(0, rounds)).map { _ in stage.run(over: read, project) }.min { $0.seconds < $1.seconds }
            guard let best, best.seconds > 0 else { continue }
            try Console.write(stage.result(best, bytes: Self.bytes(read)) + "\n")
        }
    }

    private static func bytes(_ files: [SourceFile]) -> Int { files.reduce(0) { $0 + $1.bytes.count } }
}

/// The source files at or below a path, regardless of configuration.
private func sourceFiles(below root: Path) throws -> [SourceFile] {
    var files: [SourceFile] = []
    var pending = [root]
    while let path = pending.popLast() {
        switch try FileSystem.status(of: path, followingLinks: false).kind {
        case .folder:
            pending += try FileSystem.entries(of: path) { _, _ in true }.map { path.appending($0.name) }
        case .regular:
            guard let language = Language(path: path.description) else { continue }
            let bytes = try FileSystem.contents(of: path, limit: SourceReader.sizeLimit) ?? []
            files.append(SourceFile(path: path.description, language: language, bytes: bytes))
        default: break
        }
    }
    return files
}

private func models(of sources: [SourceFile]) -> [FileModel] { sources.map { collectDeclarations(parseSource($0)) } }

extension BenchmarkCommand.Stage {
    /// The files that the stage reads.
    fileprivate func files(of sources: [SourceFile]) -> [SourceFile] {
        switch self {
        case .lex, .scan: sources.filter { $0.language == .swift }
        case .objectiveC: sources.filter { $0.language == .objectiveC }
        case .model, .explore: sources
        }
    }

    /// The cost of one round.
    struct Cost {
        /// Processor time.
        var seconds: Double
        /// Exploration steps.
        var steps = 0
    }

    /// One round over all files, sequentially.
    fileprivate func run(over sources: [SourceFile], _ project: Project?) -> Cost {
        let start = processorTime()
        var steps = 0
        switch self {
        case .lex:
            var lexer = Lexer()
            for source in sources { source.bytes.withUnsafeBufferPointer { _ = lexer.lex($0) } }
        case .scan:
            for source in sources { _ = parseSwift(source) }
        case .objectiveC:
            for source in sources { _ = parseObjectiveC(source) }
        case .model:
            _ = models(of: sources)
        case .explore:
            guard let project else { break }
            steps = exploreTimerSources(in: project) { _ in false }.reduce(0) { $0 + $1.steps }
        }
        return Cost(seconds: processorTime() - start, steps: steps)
    }

    /// The cost as text.
    fileprivate func result(_ cost: Cost, bytes: Int) -> String {
        let microseconds = (cost.seconds * 1e6).rounded().short
        return switch self {
        case .model: "\(rawValue) \(microseconds) us"
        case .explore: "\(rawValue) \(microseconds) us, \(cost.steps) steps"
        default: "\(rawValue) \((Double(bytes) / cost.seconds / 1e6).rounded().short) MB/s a core"
        }
    }
}

/// The processor time used by the process, in seconds.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
