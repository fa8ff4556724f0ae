/// Writes scenes with an owner of a run-loop timer.
struct TimerGenerator {
    private var random: SplitMix
    private let plan: TimerPlan

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        plan = TimerPlan(&random)
    }

    mutating func scene(_ name: String) -> Scene {
        let state = [
            "private let life = Life()", "private var n = 0", "private let queue = DispatchQueue(label: \"work\")",
        ]
        let handlers: [Statement] = [
            .block("func tick()", [.line("n += 1")]), .block("func fired(_ timer: Timer)", [.line("n += 1")]),
        ]
        let members =
            (state + plan.handle.declarations).map(Statement.line) + starting() + ending(name) + handlers
        let types = [
            Statement.block("final class \(name)", members), Statement.block("final class \(name)Scene", steps(name)),
        ]
        let lines = ["import Foundation", ""] + types.flatMap { $0.lines(indent: 0) + [""] }
        var traits: Scene.Traits = plan.isDisturbing ? [.runsAlone] : []
        // A timer that is not stored cannot be overwritten.
        if plan.handle.keepsSeveral || plan.handle.end == nil { traits.insert(.wantsSeveral) }
        if plan.startsTwice, plan.place.isElsewhere { traits.insert(.overlapsByChance) }
        // With one step in the middle, the second start is one of two different calls.
        if random.chance(30) { traits.insert(.hasOneMiddle) }
        return Scene(name: name, text: lines.joined(separator: "\n"), traits: traits)
    }

    // MARK: The timer

    private mutating func creation() -> [Statement] {
        let interval = "0.02"
        switch plan.creation {
        case .scheduled:
            return [keep("Timer.scheduledTimer(withTimeInterval: \(interval), repeats: true\(closing)")]
        case .addedToMain, .addedToCurrent, .addedByName, .neverAdded, .firedAtDate:
            let new =
                plan.creation == .firedAtDate
                ? "Timer(fire: Date(), interval: \(interval), repeats: true\(closing)"
                : "Timer(timeInterval: \(interval), repeats: true\(closing)"
            let loop =
                plan.creation == .addedToMain || plan.creation == .firedAtDate ? "RunLoop.main" : "RunLoop.current"
            let mode = random.pick([".common", ".default", "RunLoop.Mode.common"])
            let adding: [Statement] = plan.creation == .neverAdded ? [] : [.line("\(loop).add(made, forMode: \(mode))")]
            return [.line("let made = \(new)")]
                + (random.chance(50) ? adding + [keep("made")] : [keep("made")] + adding)
        }
    }

    private func keep(_ timer: String) -> Statement { .line(plan.handle.keep.replacing("NEW", with: timer)) }

    /// The last argument and the closing parenthesis.
    private var closing: String {
        switch plan.capture {
        case .weak: ") { [weak self] _ in self?.tick() }"
        case .weakGuard: ") { [weak self] _ in guard let self else { return }; self.tick() }"
        case .weakVariable: ") { [weak owner = self] _ in owner?.tick() }"
        case .weakAndEnds: ") { [weak self] timer in guard let self else { timer.invalidate(); return }; self.tick() }"
        case .nothing: ") { _ in _ = Date() }"
        case .strong: ") { _ in self.tick() }"
        case .list: ") { [self] _ in tick() }"
        case .method: ", block: fired)"
        case .innerWeak: ") { _ in DispatchQueue.main.async { [weak self] in self?.tick() } }"
        case .unowned: ") { [unowned self] _ in self.tick() }"
        case .counting: ") { timer in self.tick(); if self.n > 2 { timer.invalidate() } }"
        }
    }

    // MARK: The start

    private mutating func starting() -> [Statement] {
        let make = creation()
        let isInline = plan.place == .here && random.chance(50)
        let helper: [Statement] = isInline ? [] : [.block("private func make()", make)]
        return helper + [.block("func start()", guarded(isInline ? make : placed()))]
    }

    private func guarded(_ body: [Statement]) -> [Statement] {
        let handle = plan.handle
        let ending = handle.end.map { [Statement.line($0)] } ?? []
        switch plan.restart {
        case .ends: return ending + body
        case .stops: return (plan.ending.hasStop ? [.line("stop()")] : ending) + body
        case .returnsIfKept:
            return handle.isKept.map { [.block("if \($0)", [.line("return")])] + body } ?? ending + body
        case .returnsIfValid:
            return handle.isValid.map { [.block("guard !(\($0)) else", [.line("return")])] + body } ?? ending + body
        case .nestsIfNotKept: return handle.isKept.map { [.block("if !(\($0))", body)] } ?? ending + body
        case .ignores: return body
        }
    }

    /// A call of `make()` at the planned place.
    private mutating func placed() -> [Statement] {
        let holdsSelf = random.chance(50)
        let call: [Statement] = holdsSelf ? [.line("self.make()")] : [.line("self?.make()")]
        func inside(_ head: String, _ body: [Statement]) -> [Statement] {
            [.block(head, [.line(holdsSelf ? "[self] in" : "[weak self] in")] + body)]
        }
        // Code that runs a run loop retains its captures for as long.
        func running(_ head: String, _ run: String) -> [Statement] {
            [.block(head, [.line("[weak self] in"), .line("self?.make()"), .line(run)])]
        }
        switch plan.place {
        case .here: return [.line("make()")]
        case .mainAsync: return inside("DispatchQueue.main.async", call)
        case .syncOnMain: return inside("queue.sync", call)
        case .hopsToMain: return inside("DispatchQueue.global().async", inside("DispatchQueue.main.async", call))
        case .threadThatRuns: return running("Thread.detachNewThread", "RunLoop.current.run()")
        case .queueThatRuns:
            return running(
                "DispatchQueue.global().async", "RunLoop.current.run(until: Date(timeIntervalSinceNow: 5))")
        case .globalQueue: return inside("DispatchQueue.global(qos: .utility).async", call)
        case .privateQueue: return inside("queue.async", call)
        case .thread: return inside("Thread.detachNewThread", call)
        case .operation: return inside("OperationQueue().addOperation", call)
        case .detachedTask: return inside("Task.detached", call)
        }
    }

    // MARK: The end

    private mutating func ending(_ name: String) -> [Statement] {
        let handle = plan.handle
        let end = [handle.end, random.chance(60) ? handle.clear : nil].compactMap { $0 }.map(Statement.line)
        let stop = Statement.block("func stop()", end)
        switch plan.ending {
        case .scene, .uncalled: return [stop]
        case .sceneByHelper:
            return [.block("func stop()", [.line("finish()")]), .block("private func finish()", end)]
        case .sceneByDidSet:
            let guarding: [Statement] =
                random.chance(50) ? [.block("guard isOn != oldValue else", [.line("return")])] : []
            let change = Statement.block("if isOn", [.line("start()")], tail: [("else", [.line("stop()")])])
            return [.block("var isOn = false", [.block("didSet", guarding + [change])]), stop]
        case .deinitializer: return [.block("deinit", end)]
        case .deinitializerByHelper:
            return [.block("deinit", [.line("finish()")]), .block("private func finish()", end)]
        case .both: return [stop, .block("deinit", [.line("stop()")])]
        case .observer: return [stop] + observation(of: "\(name)Ends")
        case .clears: return [.block("func stop()", handle.clear.map { [.line($0)] } ?? [])]
        case .nobody: return []
        }
    }

    private func observation(of name: String) -> [Statement] {
        let observing =
            "NotificationCenter.default.addObserver(forName: Notification.Name(\"\(name)\"), object: nil, queue: nil)"
        return [
            .line("private var observer: NSObjectProtocol?"),
            .block("init()", [.block("observer = \(observing)", [.line("[weak self] _ in"), .line("self?.stop()")])]),
            .block("deinit", [.line("if let observer { NotificationCenter.default.removeObserver(observer) }")]),
        ]
    }

    // MARK: The scene

    private mutating func steps(_ name: String) -> [Statement] {
        let list = (
            "private var owners: [\(name)] = []", "owners.append(\(name)())", "owners.last?", "owners.removeAll()"
        )
        // The linter does not know the type of a list's last element, so it cannot tell which start is called twice.
        let lists = plan.startsTwice && plan.place.isLater ? [] : [list]
        let (declaration, make, owner, drop) = random.pick(
            [
                ("private var owner: \(name)?", "owner = \(name)()", "owner?", "owner = nil"),
                ("private var owners: [Int: \(name)] = [:]", "owners[1] = \(name)()", "owners[1]?", "owners[1] = nil"),
            ] + lists)
        let start = plan.ending == .sceneByDidSet ? "\(owner).isOn = true" : "\(owner).start()"
        let stop: String? =
            switch plan.ending {
            case .scene, .sceneByHelper, .clears: "\(owner).stop()"
            case .sceneByDidSet: "\(owner).isOn = false"
            case .both: random.chance(50) ? "\(owner).stop()" : nil
            case .observer: "NotificationCenter.default.post(name: Notification.Name(\"\(name)Ends\"), object: nil)"
            case .deinitializer, .deinitializerByHelper, .nobody, .uncalled: nil
            }
        return [
            .line(declaration),
            .block("func begin()", [.line(make), .line(start)]),
            .block(
                "func middle()",
                plan.startsTwice ? Array(repeating: .line(start), count: plan.place.isLater ? 2 : 1) : []),
            .block("func end()", (stop.map { [.line($0)] } ?? []) + [.line(drop)]),
        ]
    }
}
