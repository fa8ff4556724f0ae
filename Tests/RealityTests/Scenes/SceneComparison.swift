import Testing
import TimerlintDiagnostics

/// A fault that a run of a scene can show.
protocol SceneFault: Hashable, Sendable {
    /// The rules that may report it.
    var rules: Set<String> { get }
    /// The lowest level at which they report it.
    var level: Severity { get }

    /// The faults that a run of the scene shows or does not show, by chance or because those that it shows hide them.
    static func chances(_ scene: Scene, besides shown: Set<Self>) -> Set<Self>
}

/// What a rule promises if it reports at a level or above: the run shows one of these faults.
struct Promise<Fault: SceneFault> {
    let rule: String
    var level = Severity.warning
    let faults: Set<Fault>
}

/// Compares the behavior of scenes with the linter's findings.
struct SceneComparison<Fault: SceneFault> {
    /// The faults observed in a run.
    let faults: (Scene, SceneWorkshop.Fate) -> Set<Fault>
    let promises: [Promise<Fault>]

    /// The number of scenes built as one executable.
    private static var groupSize: Int { 50 }
    /// On a machine under load a timer may be late; another run is just as valid.
    private static var trials: Int { 3 }

    /// Returns the number of scenes with a fault.
    func compare(_ scenes: [Scene]) throws -> Int {
        try stride(from: 0, to: scenes.count, by: Self.groupSize).reduce(0) { sum, start in
            try sum + compare(group: Array(scenes[start..<min(start + Self.groupSize, scenes.count)]))
        }
    }

    private func compare(group: [Scene]) throws -> Int {
        let workshop = try SceneWorkshop(group)
        defer { workshop.remove() }
        let verdicts = group.map(SceneVerdict.init)
        var found: [Int: Set<Fault>] = [:]
        var surprising = Array(group.indices)
        for _ in 0..<Self.trials where !surprising.isEmpty {
            for (index, fate) in try workshop.fates(surprising) { found[index] = faults(group[index], fate) }
            surprising.removeAll { differences(verdicts[$0].levels, found[$0] ?? [], group[$0]).isEmpty }
        }
        for index in surprising {
            let (scene, verdict, faults) = (group[index], verdicts[index], found[index] ?? [])
            Issue.record(
                "\(scene.name): \(differences(verdict.levels, faults, scene)), shown: \(faults)\n\(verdict.summary)\n\(scene.text)"
            )
        }
        return found.values.count { !$0.isEmpty }
    }

    /// Describes how a verdict differs from the observed faults; empty if they agree.
    private func differences(_ levels: [String: Severity], _ faults: Set<Fault>, _ scene: Scene) -> [String] {
        let possible = faults.union(Fault.chances(scene, besides: faults))
        let missed = faults.filter { fault in
            fault.rules.allSatisfy { rule in levels[rule].map { $0 < fault.level } ?? true }
        }.map { "missed: \($0)" }
        let wrong = promises.filter { promise in
            levels[promise.rule].map { $0 >= promise.level } == true && promise.faults.isDisjoint(with: possible)
        }.map { "false alarm: \($0.rule)" }
        return (missed + wrong).sorted()
    }
}
