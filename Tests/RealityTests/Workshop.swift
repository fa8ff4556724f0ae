import Foundation
import Testing

/// Where the programs are built and run: once against a simulated Dispatch that can try every order of calls, once against the real one.
struct Workshop {
    /// A way for a program to trap: the messages and the calls, the first number being the way to make the object.
    struct Fate {
        let trap: String
        let calls: [String]
    }

    private let folder: URL
    private let count: Int

    init(_ programs: [Program]) throws {
        count = programs.count
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-reality-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = programs.map(\.text).joined(separator: "\n\n")
        let drivers = "let cases: [Case] = [" + programs.indices.map { "case\($0)()" }.joined(separator: ", ") + "]\n"
        let functions = programs.enumerated().map { "func case\($0)() -> Case {\n\($1.driver)\n}\n" }.joined()
        try build("simulated", dispatch: "SimulatedDispatch", header: "", text: text, drivers: drivers + functions, flags: ["-DSIMULATED"])
        try build("real", dispatch: "RealDispatch", header: "import Dispatch\n", text: text, drivers: drivers + functions, flags: [])
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func build(_ name: String, dispatch: String, header: String, text: String, drivers: String, flags: [String]) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try (header + text).write(to: place.appendingPathComponent("Programs.swift"), atomically: true, encoding: .utf8)
        try (header + drivers).write(to: place.appendingPathComponent("Drivers.swift"), atomically: true, encoding: .utf8)
        for (from, to) in [(dispatch, "Dispatching.swift"), ("Harness", "main.swift")] {
            try FileManager.default.copyItem(at: Self.fixtures.appendingPathComponent("\(from).swift"), to: place.appendingPathComponent(to))
        }
        let sources = ["Programs.swift", "Drivers.swift", "Dispatching.swift", "main.swift"].map { place.appendingPathComponent($0).path }
        let result = try run("/usr/bin/env", ["swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-o", folder.appendingPathComponent("\(name).out").path] + flags + sources)
        try #require(result.status == 0, "the generated programs do not compile:\n\(result.output)")
    }

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Reality")

    /// The shortest ways for each program to trap, one for each message; none for those that cannot.
    func fates() throws -> [[Fate]] {
        let result = try run(folder.appendingPathComponent("simulated.out").path, [])
        try #require(result.status == 0, "\(result.output)")
        var fates = Array(repeating: [Fate](), count: count)
        for line in result.output.split(separator: "\n") {
            let parts = line.split(separator: "|")
            fates[try #require(Int(parts[0]))].append(
                Fate(trap: String(parts[1]), calls: parts[2].split(separator: " ").map(String.init)))
        }
        return fates
    }

    /// Whether the real Dispatch ends a program that makes these calls.
    func diesOfTrap(_ index: Int, _ calls: [String]) throws -> Bool {
        let status = try run(folder.appendingPathComponent("real.out").path, [String(index)] + calls).signal
        return status == SIGILL || status == SIGTRAP
    }

    /// Whether many orders of calls pass on the real Dispatch.
    func survives(_ index: Int) throws -> Bool {
        let result = try run(folder.appendingPathComponent("real.out").path, [String(index)])
        return result.status == 0 && result.signal == nil
    }

    private func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, signal: Int32?, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
        return (signal == nil ? process.terminationStatus : -1, signal, String(decoding: data, as: UTF8.self))
    }
}
