/// Writes scenes with an owner of a task that sleeps in a loop.
struct TaskGenerator {
    private var random: SplitMix
    private let plan: TaskPlan

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        plan = TaskPlan(&random)
    }

    mutating func scene(_ name: String) -> Scene {
        let state: [Statement] = [
            .line("private let life = Life()"), .line("private var n = 0"),
        ]
        let owner = Statement.block(
            "final class \(name)", state + handle + [start()] + ending() + [.block("func tick()", [.line("n += 1")])])
        let nap = Statement.block("private func nap() async", [.line("try? await \(pause())")])
        let helpers = plan.sleep == .helper ? [nap] : []
        let types = [owner] + helpers + [.block("final class \(name)Scene", steps(name))]
        let lines = ["import Foundation", ""] + types.flatMap { $0.lines(indent: 0) + [""] }
        // A loop that spins blocks a thread that others need.
        var traits: Scene.Traits = [.runsAlone]
        if plan.handle == .discarded { traits.insert(.wantsSeveral) }
        if plan.handle != .discarded, [.scene, .deinitializer, .both].contains(plan.ending) { traits.insert(.cancels) }
        if plan.ending == .deinitializer { traits.insert(.cancelsInDeinit) }
        if plan.restart == .cancels { traits.insert(.cancelsAtRestart) }
        if plan.capture == .weakGuardBeforeSleep, plan.restart == .ignores { traits.insert(.holdsInTurns) }
        return Scene(name: name, text: lines.joined(separator: "\n"), traits: traits)
    }

    // MARK: The loop

    private mutating func pause() -> String {
        random.pick([
            "Task.sleep(nanoseconds: 10_000_000)", "Task.sleep(for: .milliseconds(10))",
            "ContinuousClock().sleep(for: .milliseconds(10))",
            "Task.sleep(until: .now + .milliseconds(10), clock: .continuous)",
        ])
    }

    private mutating func task() -> [Statement] {
        let captures = plan.capture.isWeak ? "[weak self] in" : random.pick(["[self] in", ""])
        let outside = plan.capture == .weakGuardOutside ? [Statement.line("guard let self else { return }")] : []
        return (captures.isEmpty ? [] : [.line(captures)]) + outside + [loop()]
    }

    private mutating func loop() -> Statement {
        let sleep = Statement.line(plan.sleep.statement.replacing("SLEEP", with: pause()))
        let check = plan.check.statement.map { [Statement.line($0)] } ?? []
        let rebinding = Statement.line("guard let self else { return }")
        let body: [Statement] =
            switch plan.capture {
            case .weakCall: [sleep] + check + [.line("self?.tick()")]
            case .weakGuardAfterSleep: [sleep] + check + [rebinding, .line("self.tick()")]
            case .weakGuardBeforeSleep: [rebinding, sleep] + check + [.line("self.tick()")]
            case .weakQuestion: [sleep] + check + [.line("guard self != nil else { return }")]
            case .strong, .weakGuardOutside: [sleep] + check + [.line("self.tick()")]
            }
        let turn = [Statement.line("beat()")] + body
        switch plan.loop {
        case .whileNotCancelled: return .block("while !Task.isCancelled", turn)
        case .whileTrue: return .block("while true", turn)
        case .repeatTrue: return .block("repeat", turn, tail: [("while true", [])])
        }
    }

    // MARK: The handle

    private var type: String { plan.isThrowing ? "Task<Void, Error>" : "Task<Void, Never>" }

    private var handle: [Statement] {
        switch plan.handle {
        case .property: [.line("private var task: \(type)?")]
        case .array: [.line("private var tasks: [\(type)] = []")]
        case .discarded: []
        }
    }

    private var cancelling: [Statement] {
        switch plan.handle {
        case .property: [.line("task?.cancel()")]
        case .array: [.line("tasks.forEach { $0.cancel() }")]
        case .discarded: []
        }
    }

    private mutating func start() -> Statement {
        let made: Statement =
            switch plan.handle {
            case .property: .block("task = Task", task())
            case .array: .sequence([.block("tasks = [Task", task()), .line("]")])
            case .discarded: .block("Task", task())
            }
        let isKept = plan.handle == .property ? "task != nil" : "!tasks.isEmpty"
        let before: [Statement] =
            switch plan.restart {
            case .cancels: cancelling
            case .returnsIfKept: plan.handle == .discarded ? [] : [.block("if \(isKept)", [.line("return")])]
            case .ignores: []
            }
        return .block("func start()", before + [made])
    }

    private mutating func ending() -> [Statement] {
        let clearing: [Statement] =
            switch plan.handle {
            case .property: [.line("task = nil")]
            case .array: [.line("tasks = []")]
            case .discarded: []
            }
        let end = cancelling + (random.chance(40) ? clearing : [])
        switch plan.ending {
        case .scene, .uncalled: return [.block("func stop()", end)]
        case .deinitializer: return [.block("deinit", end)]
        case .both: return [.block("func stop()", end), .block("deinit", cancelling)]
        case .drops: return [.block("func stop()", clearing)]
        case .nobody: return []
        }
    }

    // MARK: The scene

    private func steps(_ name: String) -> [Statement] {
        let stops = plan.ending == .scene || plan.ending == .both || plan.ending == .drops
        // Also observes what a cancelled loop does while its owner lives.
        let dropsLater = Statement.block(
            "DispatchQueue.main.asyncAfter(deadline: .now() + 0.04)", [.line("self.owner = nil")])
        return [
            .line("private var owner: \(name)?"),
            .block("func begin()", [.line("owner = \(name)()"), .line("owner?.start()")]),
            .block("func middle()", plan.startsTwice ? [.line("owner?.start()")] : []),
            .block("func end()", stops ? [.line("owner?.stop()"), dropsLater] : [.line("owner = nil")]),
        ]
    }
}
