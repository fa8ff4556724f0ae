import ArgumentParser
import TimerlintConfig
import TimerlintReporting
import TimerlintRules
import TimerlintWorkspace

/// The engine for parsing Objective-C.
enum EngineChoice: String, CaseIterable, ExpressibleByArgument {
    /// Only the tool's own parser.
    case scanner
    /// Also libclang, to resolve macros and types.
    case libclang
    /// libclang if `--compile-commands` is given and a library loads.
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

    /// Throws for conflicting options.
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

    /// The tool's version, and the library that `libclang` would load.
    static func describeVersion() -> String {
        let library: String
        switch FoundLibclang.find(named: nil, compileCommands: nil) {
        case .success(let found): library = found.description
        case .failure(let fault): library = "\(fault.message); Objective-C is scanned"
        }
        return "\(Release.version)\nlibclang: \(library)\n"
    }

    /// The additional engine, if any, or a notice if one is preferred but unavailable. Throws `Failure` if a
    /// required one is unavailable, or if the compilation database is unreadable.
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
