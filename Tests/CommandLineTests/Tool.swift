import Foundation
import Testing
import TimerlintTestSupport

/// The built command: the one next to the test bundle, or the one that TIMERLINT_BINARY names.
enum Tool {
    /// The result of one run.
    struct Run {
        /// The exit code; `nil` if a signal ended the process, which is always a bug.
        let status: Int32?
        let output: String
        let errors: String
        let seconds: Double

        var lines: [Substring] { output.split(separator: "\n") }
    }

    static let url = Repository.command

    /// Whether the command was built with optimization. Only then do tests use inputs of full size.
    static let isOptimised = url.path.contains("release")

    /// Runs it to completion in a folder and captures standard output and standard error.
    static func run(
        _ arguments: [String], in folder: Scratch, input: Data? = nil, environment: [String: String] = [:]
    ) throws -> Run {
        try run(url.path, arguments, in: folder, input: input, environment: environment)
    }

    /// Runs a shell command line in which `$timerlint` is the command.
    static func shell(_ line: String, in folder: Scratch, environment: [String: String] = [:]) throws -> Run {
        try run("/bin/sh", ["-c", line], in: folder, environment: environment.merging(["timerlint": url.path]) { $1 })
    }

    private static func run(
        _ program: String, _ arguments: [String], in folder: Scratch, input: Data? = nil, environment: [String: String]
    ) throws -> Run {
        // Uses files rather than pipes, so that neither side waits for the other.
        let place = try Scratch()
        let output = try place.write(Data(), to: "output")
        let errors = try place.write(Data(), to: "errors")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path].merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: try place.write(input ?? Data(), to: "input"))
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        let duration = (ContinuousClock.now - start).components
        return Run(
            status: process.terminationReason == .exit ? process.terminationStatus : nil,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
    }
}

/// A folder for one test, deleted with the object.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Creates a file and its parent folders.
    @discardableResult
    func write(_ data: Data, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
}
