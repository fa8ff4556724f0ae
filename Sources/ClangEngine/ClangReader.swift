import TimerlintCLibclang

/// Parses files with clang. Input: a file and its known build settings. Output: its translation unit.
package struct ClangReader {
    package let library: Libclang
    /// The compile commands of the build; `nil` if unknown.
    private let database: CompilationDatabase?
    /// Header search folders for files without build settings.
    package let headerFolders: [String]

    package init(library: Libclang, database: CompilationDatabase?, headerFolders: [String]) {
        self.library = library
        self.database = database
        self.headerFolders = headerFolders
    }

    /// `nil` if clang returns no translation unit.
    package func read(_ path: String, bytes: [UInt8]) -> TranslationUnit? {
        let file = TranslationUnit.UnsavedFile(path: path, bytes: bytes)
        let command = database?.command(for: path)
        if let command {
            let unit = TranslationUnit(
                library: library, path: path, arguments: command.inFolder + command.flags.words, unsaved: [file])
            // The build's SDK may be on another machine.
            if let unit, !unit.errors.contains(where: { $0.message.hasSuffix("file not found") }) { return unit }
        }
        let known = command.map { $0.inFolder + $0.flags.preprocessing } ?? headerFolders.map { "-I" + $0 }
        var stubs = StubDeclarations()
        var unit: TranslationUnit?
        for _ in 0..<Self.rounds {
            let header = TranslationUnit.UnsavedFile(
                path: StubHeader.path, bytes: Array((StubHeader.text + stubs.text).utf8))
            unit = TranslationUnit(
                library: library, path: path, arguments: stubArguments(path) + known, unsaved: [file, header])
            guard let errors = unit?.errors, stubs.learn(from: errors, in: bytes) else { break }
        }
        return unit
    }

    /// The maximum number of parses of one file. The errors of each parse tell what the next one must declare.
    private static let rounds = 4

    private func stubArguments(_ path: String) -> [String] {
        let language = path.hasSuffix(".mm") ? "objective-c++" : "objective-c"
        return [
            "-fsyntax-only", "-fblocks", "-fobjc-weak", "-fobjc-runtime=ios-16.0", "-ferror-limit=0", "-target",
            "arm64-apple-ios16.0", "-nostdinc", "-nobuiltininc",
            "-fno-builtin", "-Wno-everything", "-fno-spell-checking", "-include", StubHeader.path, "-x", language,
        ]
    }
}

/// The `compile_commands.json` of a folder, read by libclang.
package final class CompilationDatabase {
    private let library: Libclang
    private let database: ClangDatabase

    /// `nil` if the folder has no readable database.
    package init?(library: Libclang, folder: String) {
        var error: UInt32 = 0
        guard let database = library.functions.CompilationDatabase_fromDirectory(folder, &error), error == 0 else {
            return nil
        }
        self.library = library
        self.database = database
    }

    deinit { library.functions.CompilationDatabase_dispose(database) }

    /// The compile command of a file.
    struct Command {
        let folder: String
        let flags: CompilerFlags

        /// The option that sets the base of relative paths.
        var inFolder: [String] { ["-working-directory=" + folder] }
    }

    /// `nil` for a file without any information. For a file that the database does not list, libclang infers
    /// the command from its neighbors.
    func command(for path: String) -> Command? {
        let functions = library.functions
        guard let commands = functions.CompilationDatabase_getCompileCommands(database, path) else { return nil }
        defer { functions.CompileCommands_dispose(commands) }
        guard functions.CompileCommands_getSize(commands) > 0,
            let command = functions.CompileCommands_getCommand(commands, 0)
        else { return nil }
        let words = (0..<functions.CompileCommand_getNumArgs(command)).map {
            functions.take(functions.CompileCommand_getArg(command, $0))
        }
        return Command(
            folder: functions.take(functions.CompileCommand_getDirectory(command)),
            flags: CompilerFlags(words.dropFirst()))
    }
}
