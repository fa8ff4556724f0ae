/// Generates owners in further forms: state in payloads, observers and nested objects, sources in tuples,
/// arrays and `inout` parameters, local functions and escaping closures. Correct by construction, then
/// sometimes with a seeded mistake.
struct ShapeGenerator {
    var random: SplitMix
    private var name = ""

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func program(_ name: String) -> Program {
        self.name = name
        switch random.number(below: 10) {
        case 0: return payloadState()
        case 1: return observedState()
        case 2: return borrowedSource()
        case 3: return tupleOfSources()
        case 4: return arrayWalk()
        case 5: return storedClosures()
        case 6: return nestedOwner()
        case 7: return computedState()
        case 8: return lazyAndGuarded()
        default: return setOfHolders()
        }
    }

    private let creation = "DispatchSource.makeTimerSource(queue: programQueue)"

    private mutating func finished(_ members: [Statement], before: String = "", make: String = "", calls: [String])
        -> Program
    {
        var members = members
        if random.chance(55) { members = mutated(members, &random) }
        if random.chance(8) { members = mutated(members, &random) }
        let text = before + Statement.block("final class \(name)", members).lines(indent: 0).joined(separator: "\n")
        return Program(
            name: name, text: text, makes: [make.isEmpty ? "\(name)()" : make], calls: calls, statements: members)
    }

    /// An `enum` with counts in its cases.
    private mutating func payloadState() -> Program {
        let wake: [Statement] = [
            .block(
                "switch state",
                [
                    .line("case .fresh:"), .operation("  timer.\(random.pick(["activate", "resume"]))()"),
                    .line("case .held(let count):"), .block("  for _ in 0..<count", [.operation("timer.resume()")]),
                    .line("case .going, .done: break"),
                ])
        ]
        return finished(
            [
                .line("private enum State { case fresh, going, held(Int), done }"),
                .line("private var state = State.fresh"),
                .line("private let timer = \(creation)"),
                .block(
                    "func hold()",
                    [
                        .block(
                            "switch state",
                            [
                                .line("case .going:"), .operation("  timer.suspend()"), .line("  state = .held(1)"),
                                .line("case .held(let count) where count < 3:"), .operation("  timer.suspend()"),
                                .line("  state = .held(count + 1)"),
                                .line("default: return"),
                            ])
                    ]),
                .block(
                    "func go()",
                    [
                        .block("if case .done = state", [.line("return")]), .sequence(wake), .line("state = .going"),
                    ]),
                .block(
                    "func finish()",
                    [
                        .block("guard case .held = state else", [.line("return")]), .line("go()"),
                        .operation("timer.cancel()"), .line("state = .done"),
                    ]),
                .block("deinit", wake),
            ], calls: ["object.hold()", "object.go()", "object.finish()"])
    }

    /// The state's observer does the work.
    private mutating func observedState() -> Program {
        let test = random.pick(["isOn != oldValue", "oldValue != isOn"])
        let turn: Statement =
            random.chance(50)
            ? .block("if isOn", [.operation("timer.resume()")], tail: [("else", [.operation("timer.suspend()")])])
            : .block(
                "switch isOn",
                [
                    .line("case true:"), .operation("  timer.resume()"), .line("case false:"),
                    .operation("  timer.suspend()"),
                ])
        let observer: Statement =
            random.chance(50)
            ? .block("didSet", [.block("guard \(test) else", [.line("return")]), turn])
            : .block(
                "willSet",
                [
                    .block("if newValue, !isOn", [.operation("timer.resume()")]),
                    .block("if !newValue && isOn", [.operation("timer.suspend()")]),
                ])
        return finished(
            [
                .line("private let timer: DispatchSourceTimer"),
                .block("var isOn = true", [observer]),
                .block("init()", [.line("timer = \(creation)"), .operation("timer.activate()")]),
                .block("func toggle()", [.record("isOn = !isOn")]),
                .block("deinit", [.block("if !isOn", [.operation("timer.resume()")])]),
            ], calls: ["object.isOn = true", "object.isOn = false", "object.toggle()"])
    }

    /// Helpers that receive the source, or its variable, as `inout`.
    private mutating func borrowedSource() -> Program {
        let drop: [Statement] = [
            .block("if paused", [.operation("source?.resume()")]), .line("paused = false"),
            .operation("source?.cancel()"), .line("source = nil"),
        ]
        let before =
            Statement.block("func drop\(name)(_ source: inout DispatchSourceTimer?, _ paused: inout Bool)", drop).lines(
                indent: 0
            )
            .joined(separator: "\n") + "\n"
        return finished(
            [
                .line("private var timer: DispatchSourceTimer?"), .line("private var paused = false"),
                .block(
                    "private func begin(_ source: DispatchSourceTimer) -> DispatchSourceTimer",
                    [.operation("source.activate()"), .line("return source")]),
                .block("func start()", [.line("drop\(name)(&timer, &paused)"), .line("timer = begin(\(creation))")]),
                .block(
                    "func pause()",
                    [
                        .block("guard let source = timer, !paused else", [.line("return")]), .record("paused = true"),
                        .operation("source.suspend()"),
                    ]),
                .block("func stop()", [.line("drop\(name)(&timer, &paused)")]),
                .block("deinit", [.line("drop\(name)(&timer, &paused)")]),
            ], before: before, calls: ["object.start()", "object.pause()", "object.stop()"])
    }

    private mutating func tupleOfSources() -> Program {
        let both = random.chance(50)
        return finished(
            [
                .line("private let pair: (DispatchSourceTimer, later: DispatchSourceTimer)"),
                .line("private var stage = 0"),
                .block(
                    "init()",
                    [
                        .line("let (first, second) = (\(creation), \(creation))"), .operation("first.activate()"),
                        .operation("second.resume()"),
                        .line("pair = (first, second)"),
                    ]),
                .block(
                    "func advance()",
                    [
                        .block("guard stage < 2 else", [.line("return")]), .record("stage += 1"),
                        .block(
                            "if stage == 1", [.operation("pair.0.suspend()")],
                            tail: [("else", [.operation("pair.later.suspend()")])]),
                    ]),
                .block(
                    "func back()",
                    [
                        .block("guard stage > 0 else", [.line("return")]),
                        .block(
                            "if stage == 1", [.operation("pair.0.resume()")],
                            tail: [("else", [.operation("pair.later.resume()")])]),
                        .record("stage -= 1"),
                    ]),
                .block(
                    "deinit",
                    both
                        ? [.block("for _ in 0..<3 where stage > 0", [.line("back()")])]
                        : [.line("back()"), .line("back()")]),
            ], calls: ["object.advance()", "object.back()"])
    }

    /// Loops with labels, `continue` and `defer` over an array.
    private mutating func arrayWalk() -> Program {
        let walk: Statement =
            random.chance(50)
            ? .block(
                "walk: for (index, timer) in timers.enumerated()",
                [
                    .block("if index > 5", [.line("break walk")]), .operation("timer.resume()"),
                ])
            : .block("for timer in timers", [.block("defer", [.operation("timer.resume()")]), .line("_ = timer")])
        return finished(
            [
                .line("private var timers: [DispatchSourceTimer] = []"), .line("private var isHeld = false"),
                .block(
                    "func add()",
                    [
                        .block("guard !isHeld, timers.count < 2 else", [.line("return")]),
                        .line("let timer = \(creation)"), .operation("timer.resume()"),
                        .line("timers += [timer]"),
                    ]),
                .block(
                    "func hold()",
                    [
                        .block("if isHeld || timers.isEmpty", [.line("return")]), .record("isHeld = true"),
                        .block("for timer in timers", [.operation("timer.suspend()")]),
                    ]),
                .block(
                    "func free()", [.block("guard isHeld else", [.line("return")]), .record("isHeld = false"), walk]),
                .block("deinit", [.line("free()")]),
            ], calls: ["object.add()", "object.hold()", "object.free()"])
    }

    /// Closures stored in properties do the work.
    private mutating func storedClosures() -> Program {
        finished(
            [
                .line("private var onStop: (() -> Void)?"),
                .block(
                    "func start()",
                    [
                        .block("guard onStop == nil else", [.line("return")]), .line("let timer = \(creation)"),
                        .operation("timer.activate()"), .line("var held = false"),
                        .block(
                            "func hold(_ on: Bool)",
                            [
                                .block(
                                    "if on && !held", [.operation("timer.suspend()")],
                                    tail: [("else if !on && held", [.operation("timer.resume()")])]),
                                .line("held = on"),
                            ]),
                        .line("hold(true)"), .line("hold(\(random.pick(["false", "true"])))"), .line("hold(false)"),
                        .block("onStop =", [.operation("timer.cancel()")]),
                    ]),
                .block("func stop()", [.line("onStop?()"), .line("onStop = nil")]),
            ], calls: ["object.start()", "object.stop()"])
    }

    /// A nested type owns the source.
    private mutating func nestedOwner() -> Program {
        finished(
            [
                .block(
                    "private final class Inner",
                    [
                        .line("let timer = DispatchSource.makeTimerSource(queue: programQueue)"),
                        .line("var isOn = false"),
                        .block(
                            "func turn(_ on: Bool)",
                            [
                                .block("guard on != isOn else", [.line("return")]), .record("isOn = on"),
                                .block(
                                    "if on", [.operation("timer.resume()")],
                                    tail: [("else", [.operation("timer.suspend()")])]),
                            ]),
                        .block("deinit", [.block("if !isOn", [.operation("timer.resume()")])]),
                    ]),
                .line("private let inner = Inner()"),
                .block("func on()", [.line("inner.turn(true)")]), .block("func off()", [.line("inner.turn(false)")]),
            ], calls: ["object.on()", "object.off()"])
    }

    /// A computed property reads and sets the state.
    private mutating func computedState() -> Program {
        finished(
            [
                .line("private enum Phase: Int { case idle, busy, over }"), .line("private var phase = Phase.idle"),
                .line("private let timer = \(creation)"),
                .block("private var isBusy: Bool", [.line("phase == .busy")]),
                .block("private var mayStart: Bool", [.line("!isBusy && phase != .over")]),
                .block(
                    "var busy: Bool",
                    [
                        .block("get", [.line("isBusy")]),
                        .block(
                            "set",
                            [
                                .block(
                                    "if newValue",
                                    [
                                        .block("guard mayStart else", [.line("return")]), .operation("timer.resume()"),
                                        .record("phase = .busy"),
                                    ],
                                    tail: [
                                        (
                                            "else",
                                            [
                                                .block("guard isBusy else", [.line("return")]),
                                                .operation("timer.suspend()"), .record("phase = .idle"),
                                            ]
                                        )
                                    ])
                            ]),
                    ]),
                .block(
                    "func end()",
                    [
                        .line("busy = true"),
                        .block("if isBusy", [.operation("timer.cancel()"), .record("phase = .over")]),
                    ]),
                .block("deinit", [.block("if !isBusy && phase != .over", [.operation("timer.resume()")])]),
            ], calls: ["object.busy = true", "object.busy = false", "object.end()"])
    }

    /// A lazy source that `deinit` must not create.
    private mutating func lazyAndGuarded() -> Program {
        finished(
            [
                .line(
                    "private lazy var timer: DispatchSourceTimer? = { let new = \(creation); new.activate(); return new }()"
                ),
                .line("private var holds = 0"),
                .block(
                    "func hold()",
                    [
                        .block("guard holds < 3, let timer else", [.line("return")]), .operation("timer.suspend()"),
                        .record("holds += 1"),
                    ]),
                .block(
                    "func free(_ all: Bool)",
                    [
                        // Bounded, so that a seeded mistake cannot make the loop endless.
                        .line("var turns = 0"),
                        .block(
                            "repeat",
                            [
                                .line("turns += 1"), .block("if holds <= 0 || turns > 4", [.line("break")]),
                                .operation("timer?.resume()"), .record("holds -= 1"),
                            ], tail: [("while all", [])]),
                    ]),
                .block("deinit", [.block("if holds > 0", [.line("free(true)")])]),
            ], calls: ["object.hold()", "object.free(true)", "object.free(false)"])
    }

    /// An array records who uses the source.
    private mutating func setOfHolders() -> Program {
        finished(
            [
                .line("private let timer = \(creation)"), .line("private var holders: [Int] = []"),
                .block("init()", [.operation("timer.activate()")]),
                .block(
                    "func hold(_ who: Int)",
                    [
                        .block("if holders.isEmpty", [.operation("timer.suspend()")]),
                        .block("if holders.count < 2", [.line("holders.append(who)")]),
                    ]),
                .block(
                    "func free()",
                    [
                        .block("guard !holders.isEmpty else", [.line("return")]), .line("holders.removeLast()"),
                        .block("if holders.count == 0", [.operation("timer.resume()")]),
                    ]),
                .block("deinit", [.block("if holders.count > 0", [.operation("timer.resume()")])]),
            ], calls: ["object.hold(1)", "object.hold(2)", "object.free()"])
    }
}
