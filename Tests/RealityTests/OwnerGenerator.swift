/// Generates classes that own a source, in many forms. Correct by construction, then sometimes with a seeded
/// mistake.
struct OwnerGenerator {
    var random: SplitMix
    private var name = ""
    private var isStartedByInit = false
    private var guardKind = GuardKind.flag
    private var handle = Handle.eager
    private var flag = "isRunning"
    /// The flag means stopped rather than running.
    private var isInverse = false

    private enum GuardKind: CaseIterable { case flag, state, counter, presence, none }
    private enum Handle: CaseIterable { case eager, assigned, lazy, optional, array, payload }

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func program(_ name: String) -> Program {
        self.name = name
        handle = random.pick([.eager, .eager, .assigned, .assigned, .lazy, .optional, .optional, .array, .payload])
        guardKind = random.pick([.flag, .flag, .flag, .state, .state, .state, .counter, .none])
        if handle == .payload { guardKind = .state }
        if handle == .optional, random.chance(35) { guardKind = .presence }
        isStartedByInit = handle != .lazy && random.chance(50)
        isInverse = random.chance(40)
        flag =
            isInverse
            ? random.pick(["isPaused", "suspended", "isIdle"]) : random.pick(["isRunning", "armed", "active"])
        switch (handle, guardKind) {
        case (.payload, _): return payloadOwner()
        case (.optional, .presence): return presenceOwner()
        case (.array, _): return arrayOwner()
        default: return pauseOwner()
        }
    }

    // MARK: Sources

    private var creation: String { "DispatchSource.makeTimerSource(queue: programQueue)" }
    private var timer: String { handle == .optional ? "timer?" : "timer" }

    private mutating func receiver() -> String { (random.chance(30) ? "self." : "") + timer }

    /// One operation on the source, sometimes indirect.
    private mutating func operation(_ word: String) -> Statement {
        let receiver = receiver()
        switch random.number(below: 10) {
        case 0:
            return .block(
                "programQueue.sync", [.operation("\(timer == "timer" ? "self.timer" : "self.timer?").\(word)()")])
        case 1 where handle == .optional: return .block("if let timer", [.operation("timer.\(word)()")])
        case 1: return .sequence([.line("let source = self.timer"), .operation("source.\(word)()")])
        case 2: return .line("perform(\"\(word)\")")
        case 3: return .block("do", [.block("defer", [.operation("\(receiver).\(word)()")]), .line("_ = 1")])
        default: return .operation("\(receiver).\(word)()")
        }
    }

    private var performHelper: [Statement] {
        [
            .block(
                "private func perform(_ word: String)",
                [
                    .line("switch word {"), .line("case \"suspend\": \(timer).suspend()"),
                    .line("case \"resume\": \(timer).resume()"),
                    .line("case \"activate\": \(timer).activate()"), .line("default: \(timer).cancel()"), .line("}"),
                ])
        ]
    }

    // MARK: Guards

    private func isRunning(_ truth: Bool) -> String {
        switch guardKind {
        case .state: truth ? "state == .running" : "state != .running"
        case .counter: truth ? "holds == 0" : "holds > 0"
        default: truth != isInverse ? flag : "!\(flag)"
        }
    }

    private func record(_ running: Bool) -> Statement {
        switch guardKind {
        case .state: .record("state = .\(running ? "running" : "stopped")")
        case .counter: .record(running ? "holds -= 1" : "holds += 1")
        default: .record("\(flag) = \(running != isInverse)")
        }
    }

    private func guardDeclaration(running: Bool) -> [Statement] {
        switch guardKind {
        case .state:
            [
                .line("private enum State { case running, stopped, done }"),
                .line("private var state = State.\(running ? "running" : "stopped")"),
                .line("private var runs: Bool { state == .running }"),
            ]
        case .counter: [.line("private var holds = \(running ? 0 : 1)")]
        case .none: []
        default: [.line("private var \(flag) = \(running != isInverse)")]
        }
    }

    /// `body`, guarded to run only if the source is running or only if it is not.
    private mutating func guarded(whileRunning: Bool, _ body: [Statement]) -> [Statement] {
        if guardKind == .none { return body }
        let test = isRunning(whileRunning)
        let opposite = isRunning(!whileRunning)
        switch random.number(below: guardKind == .state ? 7 : 4) {
        case 0: return [.block("guard \(test) else", [.line("return")])] + body
        case 1: return [.block("if \(opposite)", [.line("return")])] + body
        case 2: return [.block("if \(test)", body)]
        case 3: return [.block("switch \(test)", [.line("case true:"), .sequence(body), .line("case false: break")])]
        case 4:
            let cases = whileRunning ? "case .running:" : "case .stopped:"
            return [.block("switch state", [.line(cases), .sequence(body), .line("default: return")])]
        case 5: return [.block("guard \(whileRunning ? "runs" : "!runs") else", [.line("return")])] + body
        default:
            return whileRunning
                ? [.block("if case .running = state", body)]
                : [.block("guard case .stopped = state else", [.line("return")])] + body
        }
    }

    /// Updates the recorded state before, after or around the operation.
    private mutating func recorded(_ running: Bool, _ operation: [Statement]) -> [Statement] {
        if guardKind == .none { return operation }
        switch random.number(below: 3) {
        case 0: return [record(running)] + operation
        case 1: return operation + [record(running)]
        default: return [.block("defer", [record(running)])] + operation
        }
    }

    // MARK: One source, paused and resumed

    private mutating func pauseOwner() -> Program {
        var members = handleDeclaration() + guardDeclaration(running: isStartedByInit)
        var calls: [String] = []
        let resume: Statement = operation("resume")
        let suspend = operation("suspend")
        if guardKind == .counter {
            let test = random.chance(50) ? "holds == 0" : "holds < 1"
            members.append(
                .block(
                    "func start()",
                    [
                        .block("guard holds > 0 else", [.line("return")]), .record("holds -= 1"),
                        .block("if \(test)", [resume]),
                    ]))
            members.append(.block("func stop()", [.record("holds += 1"), .block("if holds == 1", [suspend])]))
        } else {
            members.append(.block("func start()", guarded(whileRunning: false, recorded(true, [resume]))))
            members.append(.block("func stop()", guarded(whileRunning: true, recorded(false, [suspend]))))
        }
        calls += ["object.start()", "object.stop()"]
        if random.chance(35) {
            members.append(
                .block(
                    "func set(_ on: Bool)",
                    [
                        random.chance(50)
                            ? .line("on ? start() : stop()")
                            : .block("if on", [.line("start()")], tail: [("else", [.line("stop()")])])
                    ]))
            calls += ["object.set(true)", "object.set(false)"]
        }
        if random.chance(30) {
            members.append(
                .block(
                    "var enabled: Bool",
                    [
                        .block("get", [.line("true")]),
                        .block("set", [.block("if newValue", [.line("start()")], tail: [("else", [.line("stop()")])])]),
                    ]))
            calls += ["object.enabled = true", "object.enabled = false"]
        }
        if random.chance(30) {
            members.append(
                .block(
                    "var wanted = false",
                    [
                        .block(
                            "didSet",
                            [
                                .block("guard wanted != oldValue else", [.line("return")]),
                                .block("if wanted", [.line("start()")], tail: [("else", [.line("stop()")])]),
                            ])
                    ]))
            calls += ["object.wanted = true", "object.wanted = false"]
        }
        if random.chance(30) {
            members.append(
                .block(
                    "func quietly(_ fails: Bool)",
                    [
                        .operation("\(timer).suspend()"), .block("defer", [.operation("\(timer).resume()")]),
                        .block("if fails", [.line("return")]), .line("stop()"),
                        .line("start()"),
                    ]))
            calls += ["object.quietly(true)", "object.quietly(false)"]
        }
        if guardKind == .none, random.chance(80) {
            members = members.filter {
                if case .block(let head, _, _) = $0 {
                    !head.hasPrefix("func start") && !head.hasPrefix("func stop")
                } else {
                    true
                }
            }
            members.append(
                .block(
                    "func once(_ twice: Bool)",
                    [
                        .operation("\(timer).suspend()"), .block("if twice", [.operation("\(timer).suspend()")]),
                        .block("if twice", [.operation("\(timer).resume()")]), .operation("\(timer).resume()"),
                    ]))
            members.append(.block("private func start()", [.line("_ = 1")]))
            members.append(.block("private func stop()", [.line("_ = 1")]))
            calls =
                calls.filter { !$0.hasPrefix("object.start") && !$0.hasPrefix("object.stop") } + [
                    "object.once(true)", "object.once(false)",
                ]
        }
        if random.chance(25) { (members, calls) = withFinish(members, calls) }
        members.append(initializer())
        let end = deinitializer()
        if random.chance(55) {
            members = mutated(members + performHelper + end, &random)
        } else {
            members += performHelper + end
        }
        return program(members, calls: calls)
    }

    private mutating func handleDeclaration() -> [Statement] {
        switch handle {
        case .eager: [.line("private let timer = \(creation)")]
        case .assigned: [.line("private let timer: DispatchSourceTimer")]
        case .lazy:
            random.chance(50)
                ? [
                    .line("private lazy var timer: DispatchSourceTimer = makeTimer()"),
                    .block("private func makeTimer() -> DispatchSourceTimer", [.line("\(creation)")]),
                ]
                : [
                    .block(
                        "private lazy var timer: DispatchSourceTimer =",
                        [
                            .line("let timer = \(creation)"),
                            .line("timer.schedule(deadline: .now() + 3600, repeating: 3600)"), .line("return timer"),
                        ], tail: []), .line("()"),
                ].joinedCall
        default: [.line("private var timer: DispatchSourceTimer?")]
        }
    }

    private mutating func initializer() -> Statement {
        var body: [Statement] = []
        switch handle {
        case .assigned where random.chance(40):
            body.append(.line("timer = \(name).make()"))
        case .assigned, .optional: body.append(.line("timer = \(creation)"))
        default: break
        }
        if isStartedByInit {
            body.append(random.chance(50) ? .operation("\(timer).activate()") : .operation("\(timer).resume()"))
        }
        return .block("init()", body)
    }

    /// Brings the source into a state in which it can be released.
    private mutating func deinitializer() -> [Statement] {
        let wake: Statement =
            guardKind == .none
            ? isStartedByInit ? .line("_ = 1") : .operation("\(timer).activate()")
            : .block("if \(isRunning(false))", [.operation("\(timer).resume()")])
        var body: [Statement]
        switch random.number(below: 5) {
        case 0 where guardKind != .none && guardKind != .counter: body = [.line("start()")]
        case 1: body = [.operation("\(timer).cancel()"), wake]
        case 2: body = [wake, .operation("\(timer).cancel()")]
        case 3: body = [.block("defer", [wake]), .line("_ = 1")]
        default: body = [wake]
        }
        if random.chance(20) { body.insert(.line("\(timer).setEventHandler(handler: nil)"), at: 0) }
        return [
            .block("deinit", body),
            .block("private static func make() -> DispatchSourceTimer", [.line("return \(creation)")]),
        ]
    }

    /// Adds a method after which no other method has an effect.
    private func withFinish(_ members: [Statement], _ calls: [String]) -> ([Statement], [String]) {
        guard guardKind == .flag else { return (members, calls) }
        let body: [Statement] = [
            .block("if \(isRunning(false))", [record(true), .operation("\(timer).resume()")]),
            .operation("\(timer).cancel()"),
        ]
        return (members + [.block("func finish()", body)], calls + ["object.finish()"])
    }

    // MARK: Presence as the guard

    private mutating func presenceOwner() -> Program {
        let start: [Statement] = [
            .block("guard timer == nil else", [.line("return")]), .line("let source = \(creation)"),
            .operation(random.chance(50) ? "source.resume()" : "source.activate()"), .line("timer = source"),
        ]
        let stop: [Statement] =
            random.chance(50)
            ? [.operation("timer?.cancel()"), .line("timer = nil")]
            : [
                .block("guard let timer else", [.line("return")]), .operation("timer.cancel()"),
                .line("self.timer = nil"),
            ]
        var members: [Statement] = [
            .line("private var timer: DispatchSourceTimer?"), .block("func start()", start),
            .block("func stop()", stop),
        ]
        var calls = ["object.start()", "object.stop()"]
        if random.chance(60) {
            members.append(.line("private var paused = false"))
            members.append(
                .block(
                    "func pause()",
                    [
                        .block("guard let timer, !paused else", [.line("return")]), .record("paused = true"),
                        .operation("timer.suspend()"),
                    ]))
            members.append(
                .block(
                    "func resume()",
                    [
                        .block(
                            "if paused, let timer = timer", [.record("paused = false"), .operation("timer.resume()")])
                    ]))
            members[2] = .block("func stop()", [.line("resume()")] + stop)
            members.append(.block("deinit", [.line("resume()")]))
            calls += ["object.pause()", "object.resume()"]
        }
        if random.chance(30) {
            members.append(.block("func restart()", [.line("stop()"), .line("start()")]))
            calls.append("object.restart()")
        }
        members = [.block("init()", random.chance(40) ? [.line("start()")] : [])] + members
        if random.chance(55) { members = mutated(members, &random) }
        return program(members, calls: calls)
    }

    // MARK: Several sources

    private mutating func arrayOwner() -> Program {
        let isDictionary = random.chance(50)
        var members: [Statement] = [
            .line(
                isDictionary
                    ? "private var timers: [Int: DispatchSourceTimer] = [:]"
                    : "private var timers: [DispatchSourceTimer] = []"),
            .line("private var paused = false"),
        ]
        let add: Statement = .line(isDictionary ? "timers[key] = source" : "timers.append(source)")
        let each = isDictionary ? "timers.values" : "timers"
        members.append(
            .block(
                "func add(_ key: Int)",
                [
                    .block(
                        isDictionary
                            ? "guard !paused, timers[key] == nil, timers.isEmpty else"
                            : "guard !paused, timers.count < 2 else", [.line("return")]),
                    .line("let source = \(creation)"), .operation("source.activate()"), add,
                ]))
        members.append(
            .block(
                "func pause()",
                [
                    .block("guard !paused else", [.line("return")]), .record("paused = true"),
                    random.chance(50)
                        ? .line("\(each).forEach { $0.suspend() }")
                        : .block("for timer in \(each)", [.operation("timer.suspend()")]),
                ]))
        members.append(
            .block(
                "func unpause()",
                [
                    .block("guard paused else", [.line("return")]), .record("paused = false"),
                    random.chance(50)
                        ? .line("\(each).forEach { $0.resume() }")
                        : .block("for timer in \(each)", [.operation("timer.resume()")]),
                ]))
        members.append(.block("func clear()", [.operation("unpause()"), .line("timers.removeAll()")]))
        members.append(.block("deinit", [.operation("unpause()")]))
        if random.chance(50) { members = mutated(members, &random) }
        return program(
            [.block("init()", [])] + members,
            calls: ["object.add(1)", "object.pause()", "object.unpause()", "object.clear()"])
    }

    // MARK: The source in the state

    private mutating func payloadOwner() -> Program {
        var members: [Statement] = [
            .line("private enum State { case idle, running(DispatchSourceTimer), paused(DispatchSourceTimer) }"),
            .line("private var state = State.idle"),
            .block(
                "func start()",
                [
                    .block("guard case .idle = state else", [.line("return")]), .line("let source = \(creation)"),
                    .operation("source.resume()"),
                    .line("state = .running(source)"),
                ]),
            .block(
                "func pause()",
                [
                    .block(
                        "if case .running(let source) = state",
                        [.operation("source.suspend()"), .line("state = .paused(source)")])
                ]),
            .block(
                "func resume()",
                [
                    .block("guard case let .paused(source) = state else", [.line("return")]),
                    .operation("source.resume()"), .line("state = .running(source)"),
                ]),
            .block(
                "func stop()",
                [
                    .block(
                        "switch state",
                        [
                            .line("case .idle: return"), .line("case .running(let source):"),
                            .operation("source.cancel()"), .line("case .paused(let source):"),
                            .operation("source.resume()"), .operation("source.cancel()"),
                        ]),
                    .line("state = .idle"),
                ]),
            .block("deinit", [.operation("stop()")]),
        ]
        if random.chance(55) { members = mutated(members, &random) }
        return program(
            [.block("init()", random.chance(40) ? [.line("start()")] : [])] + members,
            calls: [
                "object.start()", "object.pause()", "object.resume()", "object.stop()",
            ])
    }

    // MARK: Text

    /// Moves some members into an extension.
    private mutating func program(_ members: [Statement], calls: [String]) -> Program {
        let all = members.flatMap { statement -> [Statement] in
            if case .sequence(let inner) = statement { inner } else { [statement] }
        }
        var inside: [Statement] = []
        var outside: [Statement] = []
        for member in all {
            if case .block(let head, _, _) = member, head.hasPrefix("func ") || head.hasPrefix("private func"),
                random.chance(25)
            {
                outside.append(member)
            } else {
                inside.append(member)
            }
        }
        var text = Statement.block("final class \(name)", inside).lines(indent: 0)
        if !outside.isEmpty { text += Statement.block("extension \(name)", outside).lines(indent: 0) }
        return Program(
            name: name, text: text.joined(separator: "\n"), makes: ["\(name)()"], calls: calls, statements: members)
    }
}

extension [Statement] {
    /// `{ … }` and `()` on one line.
    fileprivate var joinedCall: [Statement] {
        guard count == 2, case .block(let head, let body, _) = self[0] else { return self }
        let text = ([head + " {"] + body.flatMap { $0.lines(indent: 2) } + ["}()"]).joined(separator: "\n")
        return [.line(text)]
    }
}
