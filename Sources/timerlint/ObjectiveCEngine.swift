import ArgumentParser
import ClangEngine
import Config
import Reporting
import Rules
import Source
import Workspace

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
    @Option(name: .long, help: "How Objective-C is read: scanner, libclang (macros and types as the compiler sees them) or auto.")
    var objcEngine: EngineChoice = .auto

    @Option(name: .long, help: ArgumentHelp("The libclang to load; by default one is looked for.", valueName: "path"))
    var libclang: String?

    @Option(name: .long, help: ArgumentHelp("The folder of compile_commands.json, for libclang.", valueName: "folder"))
    var compileCommands: String?

    /// The tool's version and the library that `libclang` would load.
    static func describeVersion() -> String {
        let library = try? LibclangSearch(named: nil, environment: Console.environment).library()
        return "\(Release.version)\nlibclang: \(library.map { "\($0.version) (\($0.path))" } ?? "not installed; Objective-C is scanned")\n"
    }

    /// The library to use, if any. Throws `Failure` where one was asked for and none can be used.
    func library() throws -> Libclang? {
        if let compileCommands, !FileSystem.exists(Path(compileCommands + "/compile_commands.json")) {
            throw Failure("\(compileCommands): no compile_commands.json there")
        }
        guard objcEngine != .scanner, objcEngine == .libclang || compileCommands != nil else { return nil }
        do {
            return try LibclangSearch(named: libclang, environment: Console.environment).library()
        } catch {
            if objcEngine == .auto, libclang == nil { return nil }
            throw Failure("libclang cannot be used: \(error.path): \(error.reason)")
        }
    }
}

/// Reads the Objective-C files of a run with libclang, each in a process of its own. In: the files. Out: the same files with their rewritings; one that libclang cannot read stays
/// as it is, and a notice says so.
struct ObjectiveCEngine {
    let library: Libclang
    let compileCommands: String?
    let jobs: Int

    func refine(_ sources: inout SourceSet) {
        let folders = Set(sources.places.filter { $0.key.hasSuffix(".h") }.map { $0.value.folder?.description ?? "." }).sorted()
        let places = sources.places
        let outcomes = concurrentMap(sources.files, jobs: jobs) { file -> Outcome in
            guard file.path.hasSuffix(".m") || file.path.hasSuffix(".mm"), let place = places[file.path] else { return .scanned(file) }
            return read(file, at: place, folders)
        }
        sources.files = outcomes.map(\.file)
        for case .failed(let file) in outcomes {
            sources.notices.append(Notice(kind: .engineFallback, path: file.path, message: "libclang could not read it; scanned instead"))
        }
    }

    private enum Outcome: Sendable {
        case scanned(SourceFile)
        case failed(SourceFile)

        var file: SourceFile {
            switch self {
            case .scanned(let file), .failed(let file): file
            }
        }
    }

    private func read(_ file: SourceFile, at place: Path, _ folders: [String]) -> Outcome {
        var words = ["read-with-libclang", "--library", library.path]
        if let compileCommands { words += ["--compile-commands", compileCommands] }
        for folder in folders { words += ["--headers", folder] }
        words += ["--", place.description]
        let result = try? Subprocess.run(CommandLine.arguments[0], words.map { Array($0.utf8) }, limit: 64 << 20)
        guard let result, result.status == 0, let rewritings = Self.parse(result.output, length: file.bytes.count) else { return .failed(file) }
        return .scanned(SourceFile(path: file.path, language: file.language, bytes: file.bytes, rewritings: rewritings))
    }

    /// `nil` for what is not the child's output, such as one that was cut off.
    static func parse(_ output: [UInt8], length: Int) -> [Rewriting]? {
        var rewritings: [Rewriting] = []
        var at = 0
        while at < output.count {
            guard let line = output[at...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let numbers = String(decoding: output[at..<line], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 3, numbers[0] <= numbers[1], numbers[1] <= length, numbers[2] >= 0, line + 1 + numbers[2] < output.count else { return nil }
            let text = String(decoding: output[(line + 1)..<(line + 1 + numbers[2])], as: UTF8.self)
            rewritings.append(Rewriting(range: SourceRange(UInt32(numbers[0]), UInt32(numbers[1])), text: text))
            at = line + 2 + numbers[2]
        }
        return rewritings
    }
}
