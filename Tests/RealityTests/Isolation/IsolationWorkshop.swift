import Foundation
import Testing

/// Builds the programs with equal settings as one executable, and runs each in a separate process.
struct IsolationWorkshop {
    private let folder: URL
    private var executable: URL { folder.appendingPathComponent("programs.out") }

    init(_ programs: [IsolationProgram], _ settings: IsolationSettings) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "timerlint-isolation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = try Self.files(programs)
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let sources = files.keys.sorted().map { folder.appendingPathComponent($0).path }
        let options = ["swiftc", "-Onone", "-suppress-warnings", "-o", executable.path] + settings.flags
        let build = try Command(path: "/usr/bin/env", arguments: options + sources).run(in: folder)
        try #require(build.status == 0, "the generated programs do not compile:\n\(build.text)")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The files of an executable that runs programs, by name.
    static func files(_ programs: [IsolationProgram]) throws -> [String: String] {
        var files = [
            "Support.swift": try fixture("IsolationSupport"), "main.swift": try fixture("IsolationMain"),
            "Driver.swift": driver(programs),
        ]
        for program in programs { files["\(program.name).swift"] = program.text }
        return files
    }

    private static func fixture(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Fixtures/Reality/\(name).swift"), encoding: .utf8)
    }

    private static func driver(_ programs: [IsolationProgram]) -> String {
        let cases = programs.enumerated().map { "    case \($0): \($1.call)\n" }.joined()
        return
            "import Foundation\n\n@MainActor func run(_ number: Int) {\n    switch number {\n\(cases)    default: break\n    }\n}\n"
    }

    /// Whether each program crashes within this many milliseconds. The programs mostly wait.
    func fates(_ numbers: [Int], wait: Int) throws -> [Int: Bool] {
        let commands = numbers.map { Command(path: executable.path, arguments: ["\($0)", "\(wait)"]) }
        let endings = try Command.run(commands, in: folder)
        return Dictionary(uniqueKeysWithValues: zip(numbers, endings.map { $0.signal != nil }))
    }
}
