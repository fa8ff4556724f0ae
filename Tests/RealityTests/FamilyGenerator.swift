/// Generates owners that share their work: by superclasses, protocols, factories, escaping closures, and
/// helpers called by `deinit`. Correct by construction, then sometimes with a seeded mistake.
struct FamilyGenerator {
    var random: SplitMix
    private var name = ""

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func program(_ name: String) -> Program {
        self.name = name
        switch random.number(below: 9) {
        case 0: return overriding()
        case 1: return conforming()
        case 2: return handingOut()
        case 3: return convenient()
        case 4: return steppingThroughModes()
        case 5: return askingWhetherCancelled()
        case 6: return madeByFactory()
        case 7: return matchingTuples()
        default: return endingByHelper()
        }
    }

    private let creation = "DispatchSource.makeTimerSource(queue: programQueue)"

    private mutating func mutatedSometimes(_ members: [Statement]) -> [Statement] {
        var members = members
        if random.chance(50) { members = mutated(members, &random) }
        if random.chance(8) { members = mutated(members, &random) }
        return members
    }

    private func text(_ head: String, _ members: [Statement]) -> String {
        Statement.block(head, members).lines(indent: 0).joined(separator: "\n") + "\n"
    }

    /// `isOn` and its two methods; the source starts inactive.
    private mutating func switching(_ prefix: String = "") -> [Statement] {
        [
            .block(
                "\(prefix)func on()",
                [
                    .block("guard !isOn else", [.line("return")]), .record("isOn = true"), .operation("timer.resume()"),
                ]),
            .block(
                "\(prefix)func off()",
                [
                    .block("if isOn", [.record("isOn = false"), .operation("timer.suspend()")])
                ]),
        ]
    }

    private func waking(_ call: String = "resume") -> Statement { .block("if !isOn", [.operation("timer.\(call)()")]) }

    /// A superclass owns the source; a subclass decides when to switch.
    private mutating func overriding() -> Program {
        let base: [Statement] =
            [.line("fileprivate let timer = \(creation)"), .line("fileprivate var isOn = false")] + switching() + [
                .block("deinit", [waking()])
            ]
        let own: [Statement] = [
            .line("private var locked = false"),
            .block("override func on()", [.block("if locked", [.line("return")]), .line("super.on()")]),
            .block("func lock()", [.line("locked = true"), random.chance(50) ? .line("off()") : .line("super.off()")]),
            .block("deinit", [.line("_ = locked")]),
        ]
        let members = mutatedSometimes(base)
        return Program(
            name: name, text: text("class \(name)Base", members) + text("final class \(name): \(name)Base", own),
            makes: ["\(name)()"],
            calls: ["object.on()", "object.off()", "object.lock()"])
    }

    /// A protocol extension does the work on the requirements.
    private mutating func conforming() -> Program {
        let requirement = text(
            "protocol \(name)Switch: AnyObject", [.line("func flip()"), .line("var isOn: Bool { get }")])
        let members = mutatedSometimes(
            [
                .line("private let timer: DispatchSourceTimer"), .line("private(set) var isOn = false"),
                .block("init()", [.line("timer = \(creation)")]),
            ]
                + switching("private ") + [
                    .block(
                        "func flip()",
                        [
                            random.chance(50)
                                ? .line("isOn ? off() : on()")
                                : .block("if isOn", [.line("off()")], tail: [("else", [.line("on()")])])
                        ]),
                    .block("deinit", [waking(random.pick(["resume", "activate"]))]),
                ])
        // `activate()` does not undo a suspension, so it is correct only without suspensions, and the seeded
        // mistakes have one more kind.
        return Program(
            name: name, text: requirement + text("final class \(name): \(name)Switch", members), makes: ["\(name)()"],
            calls: ["object.flip()"])
    }

    /// Other code receives closures that switch the source.
    private mutating func handingOut() -> Program {
        let capture = random.pick([
            "[weak self] in self?", "[unowned self] in self", "[weak self] in guard let self else { return }; self",
        ])
        let members = mutatedSometimes(
            [.line("private let timer = \(creation)"), .line("private var isOn = false")] + switching("private ") + [
                .block(
                    "func switches() -> [() -> Void]", [.line("return [{ \(capture).on() }, { \(capture).off() }]")]),
                .block("deinit", [.block("defer", [.operation("timer.cancel()")]), waking()]),
            ])
        return Program(
            name: name, text: text("final class \(name)", members), makes: ["\(name)()"],
            calls: ["object.switches()[0]()", "object.switches()[1]()"])
    }

    /// Initializers that call each other.
    private mutating func convenient() -> Program {
        let start: Statement = .block("if started", [.line("on()")])
        let members = mutatedSometimes(
            [
                .line("private let timer: DispatchSourceTimer"), .line("private var isOn = false"),
                .block("init(started: Bool)", [.line("timer = \(creation)"), start]),
                .block("convenience init()", [.line("self.init(started: \(random.pick(["true", "false"])))")]),
                .block(
                    "convenience init(times: Int)",
                    [.line("self.init()"), .block("if times > 0", [.line("off()")], tail: [("else", [.line("on()")])])]),
            ] + switching() + [.block("deinit", [waking()])])
        return Program(
            name: name, text: text("final class \(name)", members),
            makes: [
                "\(name)()", "\(name)(started: true)", "\(name)(started: false)", "\(name)(times: 0)",
                "\(name)(times: 2)",
            ],
            calls: ["object.on()", "object.off()"])
    }

    /// An observer that compares the old and the new case.
    private mutating func steppingThroughModes() -> Program {
        let members = mutatedSometimes([
            .line("enum Mode { case fresh, on, off, over }"), .line("private let timer = \(creation)"),
            .block(
                "private(set) var mode = Mode.fresh",
                [
                    .block(
                        "didSet",
                        [
                            .block(
                                "switch (oldValue, mode)",
                                [
                                    .line("case (.fresh, .on):"), .operation("  timer.activate()"),
                                    .line("case (.on, .off):"), .operation("  timer.suspend()"),
                                    .line("case (.off, .on):"), .operation("  timer.resume()"),
                                    .line("case (.off, .over), (.fresh, .over):"),
                                    .operation("  timer.resume()"), .line("default: break"),
                                ])
                        ])
                ]),
            .block(
                "func go(to next: Mode)",
                [
                    .block("guard mode != .over, next != .fresh, next != .off || mode == .on else", [.line("return")]),
                    .line("mode = next"),
                ]),
            .block(
                "deinit",
                [
                    .block(
                        "switch mode",
                        [
                            .line("case .fresh: timer.activate()"), .line("case .off:"), .operation("  timer.resume()"),
                            .line("case .on, .over: break"),
                        ])
                ]),
        ])
        return Program(
            name: name, text: text("final class \(name)", members), makes: ["\(name)()"],
            calls: ["object.go(to: .on)", "object.go(to: .off)", "object.go(to: .over)"])
    }

    /// Code that checks whether the source is cancelled.
    private mutating func askingWhetherCancelled() -> Program {
        let question: Statement =
            random.chance(50)
            ? .block("guard !timer.isCancelled, !isOn else", [.line("return")])
            : .block("if timer.isCancelled || isOn", [.line("return")])
        let members = mutatedSometimes([
            .line("private let timer = \(creation)"), .line("private var isOn = true"),
            .block("init()", [.operation("timer.activate()")]),
            .block("func on()", [question, .operation("timer.resume()"), .record("isOn = true")]),
            .block(
                "func off()",
                [
                    .block("if !isOn || timer.isCancelled", [.line("return")]), .operation("timer.suspend()"),
                    .record("isOn = false"),
                ]),
            .block("func end()", [.line("on()"), .operation("timer.cancel()")]),
            .block("deinit", [.block("if !isOn", [.operation("timer.resume()")])]),
        ])
        return Program(
            name: name, text: text("final class \(name)", members), makes: ["\(name)()"],
            calls: ["object.on()", "object.off()", "object.end()"], statements: members)
    }

    /// Only static functions create an instance.
    private mutating func madeByFactory() -> Program {
        let members = mutatedSometimes(
            [
                .line("private let timer: DispatchSourceTimer"), .line("private var isOn = false"),
                .block("private init(_ timer: DispatchSourceTimer)", [.line("self.timer = timer")]),
                .block(
                    "static func started() -> \(name)",
                    [.line("let made = \(name)(\(creation))"), .line("made.on()"), .line("return made")]),
                .block(
                    "static func fresh() -> \(name)",
                    [.line("return \(random.pick([name, "Self", ".init"]))(\(creation))")]),
            ] + switching() + [.block("deinit", [waking()])])
        return Program(
            name: name, text: text("final class \(name)", members), makes: ["\(name).started()", "\(name).fresh()"],
            calls: ["object.on()", "object.off()"])
    }

    /// Several conditions in one pattern, and several values that change together.
    private mutating func matchingTuples() -> Program {
        let members = mutatedSometimes([
            .line("private var timer: DispatchSourceTimer?"), .line("private var held = false, count = 0"),
            .block(
                "func start()",
                [
                    .block("guard case (nil, false) = (timer, held) else", [.line("return")]),
                    .line("let new = \(creation)"), .operation("new.activate()"),
                    .line("(timer, count) = (new, 0)"),
                ]),
            .block(
                "func hold()",
                [
                    .block(
                        "if let timer, case (false, 0..<2) = (held, count)",
                        [.operation("timer.suspend()"), .line("(held, count) = (true, count + 1)")])
                ]),
            .block(
                "func free()",
                [
                    .block(
                        "switch (timer, held)",
                        [
                            .line("case (let timer?, true):"), .operation("  timer.resume()"),
                            .record("  held = false"), .line("case (nil, _), (_, false): break"),
                        ])
                ]),
            .block("func stop()", [.line("free()"), .line("timer = nil")]),
            .block("deinit", [.line("free()")]),
        ])
        return Program(
            name: name, text: text("final class \(name)", members), makes: ["\(name)()"],
            calls: ["object.start()", "object.hold()", "object.free()", "object.stop()"])
    }

    /// `deinit` delegates to a helper in an extension, which delegates to another one.
    private mutating func endingByHelper() -> Program {
        let end: [Statement] = [
            .block("defer", [.operation("timer?.cancel()"), .line("timer = nil")]),
            .line("wake(\(random.pick(["true", "isOn == false"])))"),
        ]
        let helpers = mutatedSometimes([
            .block(
                "fileprivate func wake(_ really: Bool)",
                [.block("if really, !isOn", [.operation("timer?.resume()"), .record("isOn = true")])]),
            .block("fileprivate func finish()", end),
            .block(
                "func off()",
                [
                    .block("guard isOn, let timer else", [.line("return")]), .operation("timer.suspend()"),
                    .line("isOn.toggle()"),
                ]),
            .block("func on()", [.line("wake(timer != nil)")]),
            .block("func end()", [.line("finish()")]),
        ])
        let own: [Statement] = [
            .line("fileprivate var timer: DispatchSourceTimer? = \(creation)"), .line("fileprivate var isOn = false"),
            .block("deinit", [.line("finish()")]),
        ]
        return Program(
            name: name, text: text("final class \(name)", own) + text("extension \(name)", helpers),
            makes: ["\(name)()"],
            calls: ["object.on()", "object.off()", "object.end()"], statements: own + helpers)
    }
}
