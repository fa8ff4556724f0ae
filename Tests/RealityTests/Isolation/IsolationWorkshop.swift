import Foundation
import Testing

/// Where the programs of one module's settings are built, as one executable, and run, each in a process of its own.
struct IsolationWorkshop {
    private let folder: URL
    private var executable: URL { folder.appendingPathComponent("programs.out") }

    init(_ programs: [IsolationProgram], _ settings: IsolationSettings) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-isolation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = ["Support.swift": try Self.support, "main.swift": try Self.fixture("IsolationMain"), "Driver.swift": Self.driver(programs)]
        for program in programs { files["\(program.name).swift"] = program.text }
        for (name, text) in files { try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8) }
        let sources = files.keys.sorted().map { folder.appendingPathComponent($0).path }
        let build = try process("/usr/bin/env", ["swiftc", "-Onone", "-suppress-warnings", "-o", executable.path] + settings.flags + sources)
        build.process.waitUntilExit()
        let output = String(decoding: build.output.readDataToEndOfFile(), as: UTF8.self)
        try #require(build.process.terminationStatus == 0, "the generated programs do not compile:\n\(output)")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// What every program may use.
    static var support: String { get throws { try fixture("IsolationSupport") } }

    private static func fixture(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Fixtures/Reality/\(name).swift"), encoding: .utf8)
    }

    private static func driver(_ programs: [IsolationProgram]) -> String {
        let cases = programs.enumerated().map { "    case \($0): \($1.call)\n" }.joined()
        return "import Foundation\n\n@MainActor func run(_ number: Int) {\n    switch number {\n\(cases)    default: break\n    }\n}\n"
    }

    /// Whether each of the programs dies within so many milliseconds. A few run at once: they mostly wait.
    func fates(_ numbers: [Int], wait: Int) throws -> [Int: Bool] {
        var fates: [Int: Bool] = [:]
        for start in stride(from: 0, to: numbers.count, by: Self.width) {
            let running = try numbers[start..<min(start + Self.width, numbers.count)].map { number in
                (number, try process(executable.path, ["\(number)", "\(wait)"]).process)
            }
            for (number, process) in running {
                process.waitUntilExit()
                fates[number] = process.terminationReason == .uncaughtSignal
            }
        }
        return fates
    }

    private static let width = 6

    private func process(_ path: String, _ arguments: [String]) throws -> (process: Process, output: FileHandle) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let log = folder.appendingPathComponent("\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        return (process, try FileHandle(forReadingFrom: log))
    }
}
