import ArgumentParser
import Lexing
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

/// Measures how fast one core lexes, and lexes and scans, the Swift files of folders. Not in the help: `Tests/benchmark` runs it,
/// and counts its instructions.
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark",
        abstract: "Measure the speed of lexing and scanning.",
        shouldDisplay: false)

    enum Stage: String, CaseIterable, ExpressibleByArgument { case lex, scan }

    @Option(name: .long, help: "lex or scan (which lexes too); both without it.")
    var stage: Stage?

    @Option(name: .long, help: "How often everything is read over. The fastest round counts.")
    var rounds = 5

    @Argument(help: "Folders or files.")
    var paths: [String]

    func run() throws {
        let sources = try paths.flatMap { try swiftFiles(below: Path($0)) }
        let bytes = sources.reduce(0) { $0 + $1.bytes.count }
        try Console.write("files \(sources.count)\nbytes \(bytes)\nrounds \(rounds)\n")
        for stage in stage.map({ [$0] }) ?? Stage.allCases {
            let best = (0..<max(0, rounds)).map { _ in stage.run(over: sources) }.min() ?? 0
            guard best > 0 else { continue }
            try Console.write("\(stage.rawValue) \(Int((Double(bytes) / best / 1e6).rounded())) MB/s a core\n")
        }
    }
}

/// The Swift files at or below a path, whatever configuration says of them.
private func swiftFiles(below root: Path) throws -> [SourceFile] {
    var files: [SourceFile] = []
    var pending = [root]
    while let path = pending.popLast() {
        switch try FileSystem.status(of: path, followingLinks: false).kind {
        case .folder:
            pending += try FileSystem.entries(of: path) { _, _ in true }.map { path.appending($0.name) }
        case .regular where path.name.suffix(6).elementsEqual(".swift".utf8):
            let bytes = try FileSystem.contents(of: path, limit: SourceReader.sizeLimit) ?? []
            files.append(SourceFile(path: path.description, language: .swift, bytes: bytes))
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
