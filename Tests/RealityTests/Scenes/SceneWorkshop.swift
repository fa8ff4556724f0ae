import Foundation
import Testing
import TimerlintTestSupport

/// Builds scenes as one executable and runs many of them in one process, on the run loop of its main thread.
struct SceneWorkshop {
    /// The outcome of a run of a scene.
    enum Fate {
        case ran(Record)
        /// A signal ended its process.
        case crashed
    }

    private let folder: URL
    private let scenes: [Scene]
    private var executable: URL { folder.appendingPathComponent("scenes.out") }

    init(_ scenes: [Scene]) throws {
        self.scenes = scenes
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-scenes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = try Dictionary(uniqueKeysWithValues: Self.support.map { ($0, try Self.fixture($0)) })
        files["main"] = try Self.fixture("Main")
        files["Driver"] = driver
        for scene in scenes { files[scene.name] = scene.text.replacing("import UIKit\n", with: "") }
        for (name, text) in files { try text.write(to: file(name), atomically: true, encoding: .utf8) }
        let options = ["swiftc", "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-o", executable.path]
        let build = try Command(path: "/usr/bin/env", arguments: options + files.keys.sorted().map { file($0).path })
            .run(in: folder)
        try #require(build.status == 0, "the generated programs do not compile:\n\(build.text)")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs the scenes at these indices.
    func fates(_ indices: [Int]) throws -> [Int: Fate] {
        let together = indices.filter { !scenes[$0].traits.contains(.runsAlone) }
        let groups =
            (together.isEmpty ? [] : [together])
            + indices.filter { scenes[$0].traits.contains(.runsAlone) }.map { [$0] }
        let commands = groups.map {
            Command(path: executable.path, arguments: [Self.pace] + $0.map(String.init), keepsErrors: false)
        }
        var fates: [Int: Fate] = [:]
        for (group, ending) in zip(groups, try Command.run(commands, in: folder)) {
            guard ending.status == 0 else {
                for index in group { fates[index] = .crashed }
                continue
            }
            let records = try JSONDecoder().decode([Int: Record].self, from: ending.output)
            fates.merge(records.mapValues { .ran($0) }) { $1 }
        }
        return fates
    }

    /// The duration of a phase in seconds: several fires of the scenes' timers, whose interval is 0.02 s.
    private static let pace = "0.15"
    private static let support = ["Journal", "AppleTimer", "Screens", "Beats"]

    private static func fixture(_ name: String) throws -> String {
        try String(
            contentsOf: Repository.root.appendingPathComponent("Fixtures/Reality/Scenes/\(name).swift"), encoding: .utf8
        )
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).swift") }

    /// One `switch` for all steps compiles faster than a closure for each.
    private var driver: String {
        let names = scenes.map { "\"\($0.name)\"" }.joined(separator: ", ")
        let variables = scenes.map { "nonisolated(unsafe) let scene\($0.name) = \($0.name)Scene()\n" }.joined()
        let steps = [("begin", "begin"), ("middle", "middle"), ("tracking", "middle"), ("end", "end")]
        let cases = scenes.enumerated().map { index, scene in
            steps.map { "    case (\(index), .\($0)): scene\(scene.name).\($1)()\n" }.joined()
        }.joined()
        return """
            let sceneNames = [\(names)]
            \(variables)
            func perform(_ phase: Phase, of number: Int) {
                switch (number, phase) {
            \(cases)    default: preconditionFailure("no such scene")
                }
            }

            """
    }
}

/// What the timers, tasks and owners of a scene did, according to the journal of its run.
struct Record: Decodable {
    /// How often each timer or task acted in each phase, keyed by its number.
    private let actions: [[Int: Int]]
    /// The same between the step of each phase and the phase itself.
    private let settling: [[Int: Int]]
    private let oneShots: Set<Int>
    private let changes: [Int]
    private let ownersMade: Int
    private let ownersFreed: Int
    let actionsInAll: Int
    /// Whether a task made so many iterations that it cannot have slept.
    var spins: Bool { actionsInAll >= 3_000 }

    enum Phase: Int { case begin, middle, tracking, end }

    /// The repeating timers or tasks that acted in a phase.
    func actors(in phase: Phase) -> Set<Int> { Set(actions[phase.rawValue].keys).subtracting(oneShots) }
    /// How many tasks went on after the step of a phase: one more turn may have been under way.
    func actorsGoingOn(after phase: Phase) -> Int { settling[phase.rawValue].values.count { $0 > 1 } }
    func oneShots(in phase: Phase) -> Set<Int> { Set(actions[phase.rawValue].keys).intersection(oneShots) }
    func count(in phase: Phase) -> Int { actions[phase.rawValue].values.reduce(0, +) }
    /// How often something on the screen changed.
    func changes(in phase: Phase) -> Int { changes[phase.rawValue] }
    var leaks: Bool { ownersFreed < ownersMade }
}
