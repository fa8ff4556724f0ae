import TimerlintCLibclang

/// Reads files with clang. In: a file and what is known of its build. Out: its translation unit.
package struct ClangReader {
    package let library: Libclang
    /// The compiler's arguments for a file as its build gives them; `nil` where nobody knows.
    private let database: CompilationDatabase?
    /// Folders in which headers are looked for where the build is not known.
    package let headerFolders: [String]

    package init(library: Libclang, database: CompilationDatabase?, headerFolders: [String]) {
        self.library = library
        self.database = database
        self.headerFolders = headerFolders
    }

    /// `nil` where clang gives nothing at all.
    package func read(_ path: String, bytes: [UInt8]) -> TranslationUnit? {
        let file = TranslationUnit.UnsavedFile(path: path, bytes: bytes)
        let command = database?.command(for: path)
        if let command {
            let unit = TranslationUnit(
                library: library, path: path, arguments: command.inFolder + command.flags.words, unsaved: [file])
            // The build's own SDK may be on another machine.
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

    /// How often a file is read: each error names what the next reading declares.
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

/// `compile_commands.json` of a folder, through libclang's own reader.
package final class CompilationDatabase {
    private let library: Libclang
    private let database: ClangDatabase

    /// `nil` where the folder has none that can be read.
    package init?(library: Libclang, folder: String) {
        var error: UInt32 = 0
        guard let database = library.functions.CompilationDatabase_fromDirectory(folder, &error), error == 0 else {
            return nil
        }
        self.library = library
        self.database = database
    }

    deinit { library.functions.CompilationDatabase_dispose(database) }

    /// How a file is compiled.
    struct Command {
        let folder: String
        let flags: CompilerFlags

        /// What relative paths start from.
        var inFolder: [String] { ["-working-directory=" + folder] }
    }

    /// `nil` for a file that the database says nothing of; for one that it does not name, libclang goes by the files
    /// beside it.
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
