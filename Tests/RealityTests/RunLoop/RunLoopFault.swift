import TimerlintDiagnostics

/// A fault observed in a run of a scene with run-loop timers.
enum RunLoopFault: SceneFault {
    /// A repeating timer fires after its owner was dropped.
    case firesOn
    /// Two repeating timers fire at the same time after a second start.
    case severalAtOnce
    /// The owner is not deallocated.
    case leaks
    /// Nothing ever fires.
    case neverFires
    /// Nothing fires after a timer is resumed.
    case staysEnded
    /// The screen freezes while the user scrolls.
    case freezes
    /// A stored one-shot timer fires after its owner was told to stop.
    case firesLate
    /// The process crashed.
    case crashes

    var rules: Set<String> {
        switch self {
        case .firesOn: ["missing_invalidate", "invalidate_only_in_deinit", "restart_without_invalidate"]
        case .severalAtOnce: ["restart_without_invalidate", "missing_invalidate"]
        case .leaks: ["strong_self_in_handler", "invalidate_only_in_deinit", "restart_without_invalidate"]
        case .neverFires: ["no_run_loop", "never_started"]
        case .staysEnded: ["used_after_invalidate"]
        case .freezes: ["default_run_loop_mode"]
        case .firesLate: ["pending_one_shot"]
        // The deinit stops one timer; the lost one keeps firing.
        case .crashes: ["unowned_self_in_handler", "restart_without_invalidate"]
        }
    }

    var level: Severity {
        switch self {
        case .neverFires, .staysEnded: .error
        case .freezes, .crashes: .warning
        case .firesOn, .severalAtOnce, .leaks, .firesLate: .note
        }
    }

    static let promises: [Promise<RunLoopFault>] = [
        // A timer that never fires may also lack a teardown: that fault would show once the first is fixed.
        Promise(rule: "missing_invalidate", faults: [.firesOn, .neverFires]),
        Promise(rule: "restart_without_invalidate", faults: [.severalAtOnce, .neverFires, .crashes]),
        Promise(rule: "invalidate_only_in_deinit", faults: [.leaks]),
        Promise(rule: "strong_self_in_handler", faults: [.leaks]),
        Promise(rule: "unowned_self_in_handler", faults: [.crashes, .neverFires]),
        Promise(rule: "no_run_loop", faults: [.neverFires]), Promise(rule: "never_started", faults: [.neverFires]),
        Promise(rule: "used_after_invalidate", faults: [.staysEnded]),
        Promise(rule: "default_run_loop_mode", faults: [.freezes]),
        Promise(rule: "pending_one_shot", level: .note, faults: [.firesLate]),
    ]

    static func chances(_ scene: Scene, besides shown: Set<RunLoopFault>) -> Set<RunLoopFault> {
        scene.traits.contains(.overlapsByChance) ? [.severalAtOnce] : []
    }

    static func faults(_ scene: Scene, _ fate: SceneWorkshop.Fate) -> Set<RunLoopFault> {
        // A handler that crashes after its owner was dropped has fired after its owner was dropped.
        guard case .ran(let record) = fate else { return [.crashes, .firesOn] }
        var faults: Set<RunLoopFault> = []
        if !record.actors(in: .end).isEmpty { faults.insert(.firesOn) }
        if record.actors(in: .middle).count > 1, !scene.traits.contains(.wantsSeveral) { faults.insert(.severalAtOnce) }
        if record.leaks { faults.insert(.leaks) }
        if record.actionsInAll == 0, !scene.traits.contains(.waits) { faults.insert(.neverFires) }
        if record.count(in: .middle) == 0, scene.traits.contains(.goesOn) { faults.insert(.staysEnded) }
        if scene.traits.contains(.scrolls), record.changes(in: .begin) > 0, record.changes(in: .tracking) == 0 {
            faults.insert(.freezes)
        }
        if !record.oneShots(in: .end).isEmpty, scene.traits.contains(.keepsOneShot) { faults.insert(.firesLate) }
        return faults
    }
}
