import ArgumentParser
import TimerlintCLibclang
import TimerlintClangEngine
import TimerlintSource
import TimerlintWorkspace

// libclang runs in a separate process that the tool starts, because it may crash, hang or exhaust memory. The
// affected file is then parsed without it.

/// Resource limits for libclang.
struct ClangLimits: ParsableArguments {
    @Option(name: .long, help: "Time limit in seconds.")
    var deadline: UInt32 = 20

    /// The library alone maps several hundred megabytes.
    private static let memory: UInt = 4 << 30

    /// Applies the limits until the process ends.
    func apply() { libclang_limit_process(deadline, Self.memory) }
}

/// Loads libclang and a compilation database, and prints the outcome: `try PATH` before each library, then
/// `found PATH` and `version TEXT`, or `fault TEXT`; `database read` if a database was requested and is
/// readable. Hidden from the help.
struct FindClangCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find-libclang", abstract: "Print which libclang is used.", shouldDisplay: false)

    @Option(name: .long, help: "The library.")
    var libclang: String?

    @Option(name: .long, help: "The folder of compile_commands.json.")
    var compileCommands: String?

    @OptionGroup var limits: ClangLimits

    func run() throws {
        limits.apply()
        do {
            let library = try LibclangSearch(named: libclang, environment: Console.environment).library {
                try? Console.write("try \($0)\n")
            }
            try Console.write("found \(library.path)\nversion \(library.version)\n")
            if let compileCommands, CompilationDatabase(library: library, folder: compileCommands) != nil {
                try Console.write("database read\n")
            }
        } catch let error as LibclangError {
            try Console.write("fault \(error.reason.hasPrefix(error.path) ? "" : error.path + ": ")\(error.reason)\n")
        }
    }
}

/// Parses one file from standard input with libclang and prints its rewritings: a line `start end length` for
/// each, then the text and a newline; finally `end`, because the library can end the process. Hidden from the
/// help.
struct ClangCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read-with-libclang", abstract: "Print what clang reads in place of pieces of a file.",
        shouldDisplay: false)

    @Option(name: .long, help: "The library.")
    var libclang: String

    @Option(name: .long, help: "The folder of compile_commands.json.")
    var compileCommands: String?

    @Option(name: .long, help: "A folder to look for headers in.")
    var headers: [String] = []

    @OptionGroup var limits: ClangLimits

    @Argument(help: "The file's path.")
    var file: String

    func run() throws {
        limits.apply()
        guard let bytes = try Console.input(limit: SourceReader.sizeLimit) else {
            throw Failure("\(file) is too large")
        }
        // On a thread with a large stack, because libclang traverses trees recursively.
        let texts = concurrentMap([bytes], jobs: 1) { bytes in rewritings(of: bytes) }
        guard let text = texts[0] else { throw Failure("libclang cannot read \(file)") }
        try Console.write(text)
    }

    private func rewritings(of bytes: [UInt8]) -> String? {
        guard let library = try? Libclang(path: libclang) else { return nil }
        let database = compileCommands.flatMap { CompilationDatabase(library: library, folder: $0) }
        let reader = ClangReader(library: library, database: database, headerFolders: headers)
        guard let unit = reader.read(file, bytes: bytes) else { return nil }
        return RewritingFinder.rewritings(of: unit).map {
            "\($0.range.lowerBound) \($0.range.upperBound) \($0.text.utf8.count)\n\($0.text)\n"
        }.joined() + "end\n"
    }
}
