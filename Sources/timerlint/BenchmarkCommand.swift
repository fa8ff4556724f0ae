import ArgumentParser
import Lexing
import ObjCFrontEnd
import Source
import SwiftFrontEnd
import Workspace

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Measures how fast one core lexes, and lexes and scans, the Swift files of folders, and scans their files of Objective-C and C. Not in the help: `Tests/benchmark` runs it,
/// and counts its instructions.
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark",
        abstract: "Measure the speed of lexing and scanning.",
        shouldDisplay: false)

    enum Stage: String, CaseIterable, ExpressibleByArgument {
        case lex, scan
        case objectiveC = "objective-c"
    }

    @Option(name: .long, help: "lex, scan (which lexes too) or objective-c (the same for its files); all without it.")
    var stage: Stage?

    @Option(name: .long, help: "How often everything is read over. The fastest round counts.")
    var rounds = 5

    @Argument(help: "Folders or files.")
    var paths: [String]

    func run() throws {
        let sources = try paths.flatMap { try sourceFiles(below: Path($0)) }
        let swift = sources.filter { $0.language == .swift }
        try Console.write("files \(swift.count)\nbytes \(Self.bytes(swift))\nrounds \(rounds)\n")
        for stage in stage.map({ [$0] }) ?? Stage.allCases {
            let read = stage == .objectiveC ? sources.filter { $0.language == .objectiveC } : swift
            let best = (0..<max(0, rounds)).map { _ in stage.run(over: read) }.min() ?? 0
            guard best > 0, !read.isEmpty else { continue }
            try Console.write("\(stage.rawValue) \(Int((Double(Self.bytes(read)) / best / 1e6).rounded())) MB/s a core\n")
        }
    }

    private static func bytes(_ files: [SourceFile]) -> Int { files.reduce(0) { $0 + $1.bytes.count } }
}

/// The source files at or below a path, whatever configuration says of them.
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

extension BenchmarkCommand.Stage {
    /// One round over all files, one after the other. The seconds of processor time that it took.
    fileprivate func run(over sources: [SourceFile]) -> Double {
        let start = processorTime()
        switch self {
        case .lex:
            var lexer = Lexer()
            for source in sources { source.bytes.withUnsafeBufferPointer { _ = lexer.lex($0) } }
        case .scan:
            for source in sources { _ = parseSwift(source) }
        case .objectiveC:
            for source in sources { _ = parseObjectiveC(source) }
        }
        return processorTime() - start
    }
}

/// The processor time that the process has used, in seconds.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
