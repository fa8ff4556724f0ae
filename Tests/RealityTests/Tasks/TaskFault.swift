import TimerlintDiagnostics

/// A fault observed in a run of a scene with a sleeping task.
enum TaskFault: SceneFault {
    /// A loop iterates without sleeping.
    case spins
    /// A loop continues although its task was cancelled.
    case ignoresCancellation
    /// A loop continues after its owner was dropped.
    case runsOn
    /// Two loops run at the same time after a second start.
    case severalAtOnce
    /// The owner is not deallocated.
    case leaks
    /// The code after a sleep runs although the task was cancelled.
    case actsAnyway
    /// The code after a sleep runs too early.
    case actsEarly
    /// The process crashed.
    case crashes

    var rules: Set<String> {
        switch self {
        case .spins, .ignoresCancellation: ["sleep_loop_ignores_cancellation"]
        case .severalAtOnce: ["uncancelled_timer_task"]
        // A loop that retains its owner keeps running because the deinit that would cancel it never runs. Two loops that
        // hold it in turns retain it too; there are two if the first ignored that it was cancelled.
        case .runsOn, .leaks:
            [
                "uncancelled_timer_task", "weak_capture_then_strong_loop", "strong_self_in_handler",
                "invalidate_only_in_deinit", "sleep_loop_ignores_cancellation",
            ]
        case .actsAnyway: ["sleep_swallows_cancellation"]
        case .actsEarly: ["sleep_unit_mismatch"]
        case .crashes: []
        }
    }

    var level: Severity {
        switch self {
        case .actsEarly: .error
        case .spins, .ignoresCancellation: .warning
        case .runsOn, .severalAtOnce, .leaks, .actsAnyway, .crashes: .note
        }
    }

    static let promises: [Promise<TaskFault>] = [
        Promise(rule: "sleep_loop_ignores_cancellation", faults: [.spins, .ignoresCancellation]),
        Promise(rule: "uncancelled_timer_task", faults: [.runsOn, .severalAtOnce, .leaks, .spins]),
        // Nothing else is known about a loop that spins: it is killed.
        Promise(rule: "weak_capture_then_strong_loop", faults: [.leaks, .spins]),
        Promise(rule: "strong_self_in_handler", faults: [.leaks, .spins]),
        Promise(rule: "invalidate_only_in_deinit", faults: [.leaks, .spins]),
        Promise(rule: "sleep_swallows_cancellation", faults: [.actsAnyway]),
        Promise(rule: "sleep_unit_mismatch", faults: [.actsEarly]),
    ]

    static func chances(_ scene: Scene, besides shown: Set<TaskFault>) -> Set<TaskFault> {
        var chances: Set<TaskFault> = scene.traits.contains(.holdsInTurns) ? [.leaks] : []
        // The deinit that would cancel never runs.
        if scene.traits.contains(.cancelsInDeinit), shown.contains(.leaks) { chances.insert(.ignoresCancellation) }
        return chances
    }

    static func faults(_ scene: Scene, _ fate: SceneWorkshop.Fate) -> Set<TaskFault> {
        guard case .ran(let record) = fate else { return [.crashes] }
        if scene.traits.contains(.actsOnce) { return faultsOfDelay(scene, record) }
        if record.spins { return [.spins] }
        var faults: Set<TaskFault> = []
        if record.leaks { faults.insert(.leaks) }
        if runsSeveral(scene, record) {
            faults.insert(scene.traits.contains(.cancelsAtRestart) ? .ignoresCancellation : .severalAtOnce)
        }
        if ignoresCancellation(scene, record) {
            faults.insert(.ignoresCancellation)
        } else if !record.actors(in: .end).isEmpty {
            faults.insert(.runsOn)
        }
        return faults
    }

    private static func runsSeveral(_ scene: Scene, _ record: Record) -> Bool {
        record.actors(in: .middle).count > 1 && !scene.traits.contains(.wantsSeveral)
    }

    /// Whether a loop went on that the end cancelled: more than those that a second start lost.
    private static func ignoresCancellation(_ scene: Scene, _ record: Record) -> Bool {
        guard scene.traits.contains(.cancels), !(scene.traits.contains(.cancelsInDeinit) && record.leaks) else {
            return false
        }
        // The last phase before the end starts once more.
        let lost = scene.traits.contains(.cancelsAtRestart) ? 0 : record.actors(in: .tracking).count - 1
        return record.actorsGoingOn(after: .end) > max(lost, 0)
    }

    private static func faultsOfDelay(_ scene: Scene, _ record: Record) -> Set<TaskFault> {
        let early = record.actionsInAll - record.count(in: .end)
        if scene.traits.contains(.cancels) { return record.actionsInAll > 0 ? [.actsAnyway] : [] }
        return early > 0 ? [.actsEarly] : []
    }
}
