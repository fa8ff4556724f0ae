/// Generates functions that create a source for themselves. Correct by construction, then sometimes with a
/// seeded mistake.
struct FunctionGenerator {
    var random: SplitMix
    private var names = 0

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    private mutating func fresh(_ stem: String) -> String {
        names += 1
        return stem + String(names)
    }

    mutating func program(_ name: String) -> Program {
        let creation = random.pick([
            "let t = DispatchSource.makeTimerSource()", "let t = DispatchSource.makeTimerSource(queue: .main)",
            "var t: DispatchSourceTimer = DispatchSource.makeTimerSource(queue: programQueue)", "let t = make\(name)()",
        ])
        var body: [Statement] = [.line(creation)]
        if creation.hasPrefix("var") { body.append(.line("t = t as DispatchSourceTimer")) }
        body.append(.line("t.schedule(deadline: .now() + 3600, repeating: 3600)"))
        body.append(.line("t.setEventHandler { print(1) }"))
        body += start() + (0..<(1 + random.number(below: 3))).map { _ in segment(depth: 0) }
        if random.chance(40) { body.append(.operation("t.cancel()")) }
        if random.chance(55) { body = [body[0]] + mutated(Array(body.dropFirst()), &random) }
        if random.chance(10) { body = [body[0]] + mutated(Array(body.dropFirst()), &random) }
        let text = """
            enum Mode\(name) { case low, middle, high }
            func make\(name)() -> DispatchSourceTimer { DispatchSource.makeTimerSource() }
            func \(name)(a: Bool, b: Bool, n: Int, mode: Mode\(name)) {
            \(body.flatMap { $0.lines(indent: 2) }.joined(separator: "\n"))
            }
            """
        return Program(name: name, text: text, makes: makes(name), calls: [], statements: body)
    }

    /// What a function is called with.
    struct Arguments {
        let a: Bool
        let b: Bool
        let n: Int
        let mode: String

        /// Every combination that the conditions distinguish.
        static let all = [false, true].flatMap { a in
            [false, true].flatMap { b in
                [-1, 0, 1, 2, 3].flatMap { n in
                    ["low", "middle", "high"].map { Arguments(a: a, b: b, n: n, mode: $0) }
                }
            }
        }
    }

    private func makes(_ name: String) -> [String] {
        Arguments.all.map { "\(name)(a: \($0.a), b: \($0.b), n: \($0.n), mode: .\($0.mode)); return Nothing()" }
    }

    /// Starts the new source on every path.
    private mutating func start() -> [Statement] {
        switch random.number(below: 6) {
        case 0: [.operation("t.activate()")]
        case 1: [.operation("t.resume()")]
        case 2: [.block("if a", [.operation("t.activate()")], tail: [("else", [.operation("t.resume()")])])]
        case 3: [.operation("t.resume()"), .operation("t.activate()")]
        case 4: [.operation("t.suspend()"), .operation("t.resume()"), .operation("t.resume()")]
        default:
            [
                .block("guard b else", [.operation("t.activate()"), .line("return")]),
                .operation("t.resume()"),
            ]
        }
    }

    private mutating func condition() -> String {
        random.pick([
            "a", "!a", "b", "a && b", "a || b", "n > 0", "n == 2", "mode == .low", "mode != .high",
            "(a || n > 1) && !b", "n >= 1 && n < 3",
            "[1, 2].contains(n)", "a == b", "(a ? b : n > 0)",
        ])
    }

    /// Code that restores the source's state.
    private mutating func segment(depth: Int) -> Statement {
        if depth > 2 { return .line("_ = n") }
        let inner = segment(depth: depth + 1)
        let test = condition()
        switch random.number(below: 16) {
        case 0:
            return .sequence([.operation("t.suspend()"), inner, .operation("t.resume()")])
        case 1:
            return .block("do", [.operation("t.suspend()"), .block("defer", [.operation("t.resume()")]), inner])
        case 2:
            return .block("if \(test)", [inner], tail: [("else", [segment(depth: depth + 1)])])
        case 3:
            return .sequence([
                .block("if \(test)", [.operation("t.suspend()")]), inner,
                .block("if \(test)", [.operation("t.resume()")]),
            ])
        case 4:
            let count = random.number(below: 4)
            return .sequence([
                .block("for _ in 0..<\(count)", [.operation("t.suspend()")]), inner,
                .block("for _ in 0..<\(count)", [.operation("t.resume()")]),
            ])
        case 5:
            return counter(inner, test)
        case 6:
            return switching(inner)
        case 7:
            return .sequence([
                .operation("t.suspend()"),
                .block("if \(test)", [inner, .operation("t.resume()"), .line("return")]),
                .operation("t.resume()"),
            ])
        case 8:
            let helper = fresh("hold")
            return .sequence([
                .block(
                    "func \(helper)(_ on: Bool)",
                    [
                        .block("if on", [.operation("t.suspend()")], tail: [("else", [.operation("t.resume()")])])
                    ]),
                .line("\(helper)(true)"), inner, .line("\(helper)(false)"),
            ])
        case 9:
            return .block(
                "DispatchQueue(label: \"inner\").sync", [.operation("t.suspend()"), inner, .operation("t.resume()")])
        case 10:
            return .block(
                "do", [.operation("t.suspend()"), .line("try risky(\(test))"), .operation("t.resume()")],
                tail: [
                    ("catch", [.operation("t.resume()")])
                ])
        case 11:
            let flag = fresh("flag")
            return .sequence([
                .line("let \(flag) = \(test)"), .block("if \(flag)", [.operation("t.suspend()")]), inner,
                .block("guard \(flag) else", [.line("return")]), .operation("t.resume()"),
            ])
        case 12:
            return .sequence([
                .line("\(test) ? t.suspend() : t.activate()"), inner, .line("\(test) ? t.resume() : t.activate()"),
            ])
        case 13:
            let turn = fresh("turn")
            return .sequence([
                .line("var \(turn) = 0"),
                .block(
                    "while true",
                    [
                        .line("\(turn) += 1"), .block("if \(turn) > 2", [.line("break")]), .operation("t.suspend()"),
                        .block("defer", [.operation("t.resume()")]), .block("if \(test)", [.line("continue")]), inner,
                    ]),
            ])
        case 14:
            return .sequence([.operation("t.cancel()"), inner])
        default:
            let hold = fresh("hold")
            return .sequence([
                .line("let \(hold) = { t.suspend() }"), .line("\(hold)()"), inner, .operation("t.resume()"),
            ])
        }
    }

    private mutating func counter(_ inner: Statement, _ test: String) -> Statement {
        let count = fresh("count")
        return .sequence([
            .line("var \(count) = 0"),
            .block("if \(test)", [.record("\(count) += 1"), .operation("t.suspend()")]),
            .block("if \(condition())", [.record("\(count) += 1"), .operation("t.suspend()")]),
            inner,
            .block("while \(count) > 0", [.line("\(count) -= 1"), .operation("t.resume()")]),
        ])
    }

    private mutating func switching(_ inner: Statement) -> Statement {
        let second = random.pick(["default", "case .middle, .high", "case let other where other != .low"])
        let rest: [(String, [Statement])] = second.hasPrefix("case let") ? [("default:", [])] : []
        func cases(_ operation: String) -> Statement {
            var lines: [Statement] = [
                .line("switch mode {"), .line("case .low:"), .operation("  t.\(operation)()"), .line("\(second):"),
                .line("  break"),
            ]
            for (head, _) in rest { lines += [.line(head), .line("  break")] }
            return .sequence(lines + [.line("}")])
        }
        return .sequence([cases("suspend"), inner, cases("resume")])
    }
}
