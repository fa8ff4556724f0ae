import Foundation
import Testing

/// Builds and runs the programs: against a simulated Dispatch that tries every order of calls, and against the
/// real one.
struct Workshop {
    /// A path to a crash: the message and the calls. The first number selects how to create the object.
    struct Fate {
        let trap: String
        let calls: [String]
    }

    private let folder: URL
    private let count: Int

    /// The programs are in Swift, or none of them is.
    init(_ programs: [Program]) throws {
        count = programs.count
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-reality-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if programs.allSatisfy(\.language.isSwift) {
            try buildSwift(programs)
        } else {
            try buildObjectiveC(programs)
        }
    }

    private func buildSwift(_ programs: [Program]) throws {
        let text = programs.map { $0.text + $0.support }.joined(separator: "\n\n")
        let drivers = "let cases: [Case] = [" + programs.indices.map { "case\($0)()" }.joined(separator: ", ") + "]\n"
        let functions = programs.enumerated().map { "func case\($0)() -> Case {\n\($1.driver)\n}\n" }.joined()
        try build(
            "simulated", dispatch: "SimulatedDispatch", header: "", text: text, drivers: drivers + functions,
            flags: ["-DSIMULATED"])
        try build(
            "real", dispatch: "RealDispatch", header: "import Dispatch\n", text: text, drivers: drivers + functions,
            flags: [])
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func build(_ name: String, dispatch: String, header: String, text: String, drivers: String, flags: [String])
        throws
    {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try (header + text).write(to: place.appendingPathComponent("Programs.swift"), atomically: true, encoding: .utf8)
        try (header + drivers).write(
            to: place.appendingPathComponent("Drivers.swift"), atomically: true, encoding: .utf8)
        for (from, to) in [(dispatch, "Dispatching.swift"), ("Harness", "main.swift")] {
            try FileManager.default.copyItem(
                at: Self.fixtures.appendingPathComponent("\(from).swift"), to: place.appendingPathComponent(to))
        }
        let sources = ["Programs.swift", "Drivers.swift", "Dispatching.swift", "main.swift"].map {
            place.appendingPathComponent($0).path
        }
        let output = folder.appendingPathComponent("\(name).out").path
        let options = ["swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-o", output] + flags
        let ending = try Command(path: "/usr/bin/env", arguments: options + sources).run(in: folder)
        try #require(ending.status == 0, "the generated programs do not compile:\n\(ending.text)")
    }

    private func buildObjectiveC(_ programs: [Program]) throws {
        let drivers = programs.enumerated().map { $1.objectiveCDriver(number: $0) }
        let cases = programs.enumerated().map { index, program in
            "{make\(index), \(program.makes.count), call\(index), \(program.calls.count)},"
        }
        let table = [
            "const int caseCount = \(programs.count);", "const Case cases[] = {", cases.joined(separator: "\n"), "};",
        ]
        let texts = programs.map(\.buildableText)
        for (name, dispatch) in [("simulated", "SimulatedDispatch"), ("real", "RealDispatch")] {
            let headers = [dispatch + ".h", "Objects.h"].map(Self.objectiveC) + texts
            let sources = headers + ["Objects.m", "Harness.m"].map(Self.objectiveC) + drivers + table
            let file = folder.appendingPathComponent(name + ".m")
            try sources.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
            let output = folder.appendingPathComponent("\(name).out").path
            let flags = name == "simulated" ? ["-DSIMULATED"] : []
            let command = try ObjectiveCCompiler.command(file: file.path, output: output, flags: flags)
            let ending = try command.run(in: folder)
            try #require(ending.status == 0, "the generated programs do not compile:\n\(ending.text)")
        }
    }

    private static func objectiveC(_ name: String) -> String {
        "#include \"\(fixtures.appendingPathComponent("ObjectiveC/\(name)").path)\""
    }

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Reality")

    /// The shortest paths of each program to a crash, one per message; empty if it cannot crash.
    func fates() throws -> [[Fate]] {
        let search = Command(path: folder.appendingPathComponent("simulated.out").path, arguments: [])
        let ending = try search.run(in: folder)
        try #require(ending.status == 0, "\(ending.text)")
        var fates = Array(repeating: [Fate](), count: count)
        for line in ending.text.split(separator: "\n") {
            let parts = line.split(separator: "|")
            fates[try #require(Int(parts[0]))].append(
                Fate(trap: String(parts[1]), calls: parts[2].split(separator: " ").map(String.init)))
        }
        return fates
    }

    /// Runs programs on the real Dispatch, each with the given calls or, without calls, with many orders of
    /// calls. Handlers have this many microseconds to run. Returns whether a trap ended it; `nil` for any other
    /// abnormal end.
    func trapsForReal(_ runs: [(index: Int, calls: [String])], patience: Int = 10_000) throws -> [Bool?] {
        let program = folder.appendingPathComponent("real.out").path
        let commands = runs.map { Command(path: program, arguments: ["\($0.index)", "\(patience)"] + $0.calls) }
        return try Command.run(commands, in: folder).map { ending in
            switch (ending.status, ending.signal) {
            case (0, _): false
            case (_, SIGILL), (_, SIGTRAP): true
            default: nil
            }
        }
    }
}
