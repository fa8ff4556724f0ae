import ArgumentParser
import TimerlintConfig
import TimerlintReporting
import TimerlintRules
import TimerlintWorkspace

/// How Objective-C is read.
enum EngineChoice: String, CaseIterable, ExpressibleByArgument {
    /// The tool's own scanner alone.
    case scanner
    /// libclang beside it, for what macros and types hide.
    case libclang
    /// libclang where `--compile-commands` is given and a library loads.
    case auto
}

struct EngineOptions: ParsableArguments {
    @Option(
        name: .long,
        help:
            "How Objective-C is read: scanner, libclang (beside the scanner: macros and typedefs as the compiler sees them), or auto, which is libclang where --compile-commands is given."
    )
    var objcEngine: EngineChoice = .auto

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The libclang to load; by default one is looked for beside the compilers.", valueName: "path"),
        completion: .file())
    var libclang: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder of compile_commands.json: how the build compiles each file, for libclang.", valueName: "folder"),
        completion: .directory)
    var compileCommands: String?

    /// Throws for options that do not go together.
    func check() throws {
        if objcEngine == .scanner, libclang != nil {
            throw ValidationError("--libclang and --objc-engine scanner exclude each other")
        }
        if objcEngine == .scanner, compileCommands != nil {
            throw ValidationError("--compile-commands and --objc-engine scanner exclude each other")
        }
        if objcEngine == .auto, libclang != nil, compileCommands == nil {
            throw ValidationError(
                "--libclang goes with --objc-engine libclang or --compile-commands; without either, Objective-C is scanned"
            )
        }
    }

    /// The tool's version and the library that `libclang` would load.
    static func describeVersion() -> String {
        let library: String
        switch FoundLibclang.find(named: nil, compileCommands: nil) {
        case .success(let found): library = found.description
        case .failure(let fault): library = "\(fault.message); Objective-C is scanned"
        }
        return "\(Release.version)\nlibclang: \(library)\n"
    }

    /// The engine beside the scanner, if any; a notice where one is wished for and there is none. Throws `Failure`
    /// where one was asked for and none can be used, and for a compilation database that cannot be read.
    func engine(jobs: Int) throws -> (engine: ObjectiveCEngine?, notice: Notice?) {
        if let compileCommands, !FileSystem.exists(Path(compileCommands + "/compile_commands.json")) {
            throw Failure("\(compileCommands): no compile_commands.json there")
        }
        guard objcEngine != .scanner, objcEngine == .libclang || compileCommands != nil else { return (nil, nil) }
        switch FoundLibclang.find(named: libclang, compileCommands: compileCommands) {
        case .success(let library):
            if let compileCommands, !library.hasDatabase {
                throw Failure(
                    "\(compileCommands)/compile_commands.json is not a compilation database that libclang can read")
            }
            return (ObjectiveCEngine(library: library, compileCommands: compileCommands, jobs: jobs), nil)
        case .failure(let fault):
            guard objcEngine == .auto, libclang == nil else {
                throw Failure("libclang cannot be used: \(fault.message)")
            }
            let message =
                "--compile-commands is not used, and Objective-C is scanned: libclang cannot be used: \(fault.message)"
            return (nil, Notice(kind: .engineFallback, path: nil, message: message))
        }
    }
}
