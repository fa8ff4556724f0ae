import ArgumentParser
import TimerlintControlFlow
import TimerlintLexing
import TimerlintLinting
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers
import TimerlintWorkspace

/// Prints the results of the stages before the rules. Hidden from the help; for developing the tool and for
/// `Tests/Oracle`.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Print the tokens, the syntax tree, the control-flow graphs or the analyses' answers of files.",
        shouldDisplay: false)

    @Flag(name: .long, help: "The tokens, one a line.")
    var tokens = false

    @Flag(name: .long, help: "The syntax tree, one node a line.")
    var tree = false

    @Flag(name: .long, help: "The control-flow graphs, as Mermaid flowcharts.")
    var graph = false

    @Flag(name: .long, help: "The results of the analyses, over all files.")
    var facts = false

    @Argument(help: "Files; - reads their names from standard input, one a line.")
    var files: [String]

    func validate() throws {
        guard tokens || tree || graph || facts else {
            throw ValidationError("Say what to print: --tokens, --tree, --graph or --facts.")
        }
    }

    /// Prints a line `file` with the file's name before each dump.
    func run() throws {
        let names = try names()
        for name in names {
            guard let bytes = try contents(of: name) else { continue }
            try Console.write("file \(name)\n")
            if tokens { try Console.write(dumpTokens(bytes)) }
            if tree { try Console.write(dumpTree(tree(bytes, named: name))) }
            if graph { try Console.write(dumpGraphs(tree(bytes, named: name))) }
        }
        if facts { try writeFacts(names) }
    }

    private func writeFacts(_ names: [String]) throws {
        let models = try names.compactMap { name in
            try contents(of: name).map {
                collectDeclarations(tree($0, named: name))
            }
        }
        try Console.write(dumpFacts(ProjectFacts(Project(files: models))))
    }

    /// `nil` for a file that is too large to be linted.
    private func contents(of name: String) throws -> [UInt8]? {
        do {
            return try FileSystem.contents(of: Path(name), limit: SourceReader.sizeLimit)
        } catch {
            throw Failure("cannot read '\(name)': \(error.message)")
        }
    }

    private func tree(_ bytes: [UInt8], named name: String) -> SyntaxTree {
        parseSource(SourceFile(path: name, language: Language(path: name) ?? .swift, bytes: bytes))
    }

    private func names() throws -> [String] {
        guard files == ["-"] else { return files }
        let input = try Console.input(limit: SourceReader.sizeLimit) ?? []
        return input.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}
