import ArgumentParser
import CLibclang
import ClangEngine
import Workspace

/// Reads one file with libclang and prints its rewritings. Not in the help: the tool runs it as a process of its own, for the library may crash, hang or swell.
struct ClangCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read-with-libclang", abstract: "Print what clang reads in place of pieces of a file.", shouldDisplay: false)

    @Option(name: .long, help: "The library.")
    var library: String

    @Option(name: .long, help: "The folder of compile_commands.json.")
    var compileCommands: String?

    @Option(name: .long, help: "A folder to look for headers in.")
    var headers: [String] = []

    @Argument(help: "The file.")
    var file: String

    /// After so many seconds the process is ended.
    private static let deadline: UInt32 = 20
    /// The library alone maps some hundred megabytes.
    private static let memory: UInt = 4 << 30

    /// For each rewriting a line `start end length`, then the text and a line's end.
    func run() throws {
        libclang_limit_process(Self.deadline, Self.memory)
        let texts = concurrentMap([self], jobs: 1) { command in command.rewritings() }
        guard let text = texts[0] else { throw Failure("libclang cannot read \(file)") }
        try Console.write(text)
    }

    private func rewritings() -> String? {
        guard let library = try? Libclang(path: library), let bytes = try? FileSystem.contents(of: Path(file), limit: SourceReader.sizeLimit) else { return nil }
        let database = compileCommands.flatMap { CompilationDatabase(library: library, folder: $0) }
        let reader = ClangReader(library: library, database: database, headerFolders: headers)
        guard let unit = reader.read(file, bytes: bytes) else { return nil }
        return RewritingFinder.rewritings(of: unit).map { "\($0.range.lowerBound) \($0.range.upperBound) \($0.text.utf8.count)\n\($0.text)\n" }.joined()
    }
}
