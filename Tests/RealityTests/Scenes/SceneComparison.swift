import Testing
import TimerlintDiagnostics

/// A fault that a run of a scene can show.
protocol SceneFault: Hashable, Sendable {
    /// The rules that speak of it, as rules.md settles which one does.
    var rules: Set<String> { get }
    /// At least at this level.
    var level: Severity { get }
}

/// What a rule promises where it speaks at a level, or above: one of these faults.
struct Promise<Fault: SceneFault> {
    let rule: String
    var level = Severity.warning
    let faults: Set<Fault>
}

/// Compares what scenes do with what the linter says of them.
struct SceneComparison<Fault: SceneFault> {
    /// What a run showed.
    let faults: (Scene, SceneWorkshop.Fate) -> Set<Fault>
    let promises: [Promise<Fault>]

    /// So many are built as one executable.
    private static var groupSize: Int { 50 }
    /// On a machine under load a timer may be late, and the next run is as good.
    private static var trials: Int { 3 }

    /// Returns how many have a fault.
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
            surprising.removeAll { differences(verdicts[$0].levels, found[$0] ?? []).isEmpty }
        }
        for index in surprising {
            let (scene, verdict, faults) = (group[index], verdicts[index], found[index] ?? [])
            Issue.record(
                "\(scene.name): \(differences(verdict.levels, faults)), shown: \(faults)\n\(verdict.summary)\n\(scene.text)"
            )
        }
        return found.values.count { !$0.isEmpty }
    }

    /// How a verdict differs from what was shown, in words; empty where they agree.
    private func differences(_ levels: [String: Severity], _ faults: Set<Fault>) -> [String] {
        let missed = faults.filter { fault in
            fault.rules.allSatisfy { rule in levels[rule].map { $0 < fault.level } ?? true }
        }.map { "missed: \($0)" }
        let wrong = promises.filter { promise in
            levels[promise.rule].map { $0 >= promise.level } == true && promise.faults.isDisjoint(with: faults)
        }.map { "false alarm: \($0.rule)" }
        return (missed + wrong).sorted()
    }
}
