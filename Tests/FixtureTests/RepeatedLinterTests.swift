import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintSuppressions
import TimerlintTestSupport

/// Fixing lints the tree again for each trial, and may skip only work that cannot affect the result.
@Suite("Linting a tree again with one file changed", .slow) struct RepeatedLinterTests {
    @Test("finds what linting it afresh finds", arguments: Fixture.projects)
    func findsTheSame(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        let again = RepeatedLinter(linter)
        var files = try fixture.sources().map(\.file)
        #expect(summary(again.lint(files)) == summary(linter.lint(files)))
        for index in files.indices {
            let old = files[index]
            // Half of a file declares less, which affects the findings in other files.
            files[index] = SourceFile(
                path: old.path, language: old.language, bytes: Array(old.bytes.prefix(old.bytes.count / 2)))
            #expect(summary(again.lint(files)) == summary(linter.lint(files)), "\(old.path) cut")
            files[index] = SourceFile(path: old.path, language: old.language, bytes: Array("\n\n".utf8) + old.bytes)
            #expect(summary(again.lint(files)) == summary(linter.lint(files)), "\(old.path) moved down")
        }
    }

    @Test("finds the same after any sequence of edits", arguments: Fixture.projects)
    func findsTheSameAfterEdits(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        for seed in 1...UInt64(Self.series) {
            let again = RepeatedLinter(linter)
            var tree = EditedTree(try fixture.sources().map(\.file), seed: seed)
            for step in 0..<Self.edits {
                let said = again.analyze(tree.files) { false }.map { summary($0.result) }
                #expect(
                    said == summary(linter.lint(tree.files)),
                    "seed \(seed), step \(step): \(tree.lastEdit)")
                tree.edit()
            }
        }
    }

    /// Each is followed by linting twice, without optimization: these and the series take minutes.
    private static let edits = 10
    /// `TIMERLINT_EDIT_SERIES` selects more sequences.
    private static let series = ProcessInfo.processInfo.environment["TIMERLINT_EDIT_SERIES"].flatMap(Int.init) ?? 1

    @Test("finds the same after edits around its findings, often without analyzing them anew", arguments: 1...series)
    func movesFindings(seed: Int) throws {
        var (steps, held) = (0, 0)
        for fixture in Fixture.all.enumerated().filter({ $0.offset % Self.share == seed % Self.share }).map(\.element) {
            let linter = try RuleSelection(for: fixture).linter
            let again = RepeatedLinter(linter)
            var tree = EditsAroundFindings(try fixture.sources().map(\.file), seed: UInt64(seed))
            var last: RepeatedLinter.Analysis?
            for step in 0..<Self.edits {
                let said = try #require(again.analyze(tree.files) { false })
                let state = "\(fixture.name), seed \(seed), step \(step): \(tree.lastEdit)"
                let afresh = linter.lint(tree.files)
                #expect(exactly(said.result, in: tree.files) == exactly(afresh, in: tree.files), "\(state)")
                if let last, let edited = tree.lastEdited, last.result.isNear(edited) {
                    steps += 1
                    held += said.facts.map { $0.project === last.facts?.project } == true ? 1 : 0
                }
                last = said
                tree.edit(around: said.result.all)
            }
        }
        #expect(held > steps / 6, "\(held) of \(steps)")
    }

    /// One fixture in this many is edited for each seed.
    private static let share = 40

    @Test("keeps what it found while one types where no timer is") func keepsWhatItFound() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let timer = source(
            "Clock.swift",
            """
            import UIKit
            class Clock: UIView {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
                }
                func tick() {}
            }
            """)
        let facts = { (code: String) in
            let plain = source(
                "Plain.swift",
                """
                class Plain {
                    func work(on value: Int, other: Clock) -> Int {
                        \(code)
                        return value
                    }
                }
                """)
            return again.analyze([timer, plain]) { false }?.facts?.project
        }
        let first = facts("")
        #expect(first != nil)
        #expect(facts("let typed = value") === first, "the code says nothing of timers")
        #expect(facts("let typed = value +") === first, "the code is not finished")
        #expect(facts("other.timer = nil") !== first, "the code may drop the timer")
    }

    @Test("keeps what it found while one types beside code that stops a timer") func keepsWhatItFoundBesideReadCode() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let clock = source(
            "Clock.swift",
            """
            class Clock {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
                }
            }
            """)
        let facts = { (value: String, stop: String) in
            let user = source(
                "User.swift",
                """
                class User {
                    var shown: Int {
                        \(value)
                        return 1
                    }
                    func stop(_ clock: Clock?) {
                        \(stop)
                        clock!.timer?.invalidate()
                    }
                }
                """)
            return again.analyze([clock, user]) { false }?.facts?.project
        }
        let first = facts("", "")
        #expect(first != nil)
        #expect(facts("let typed = 2", "") === first, "the other function was read, not this one")
        #expect(facts("let typed = 2 +", "") === first, "the code is not finished")
        #expect(facts("let typed = 2 }", "") !== first, "the code is that of the type")
        let second = facts("", "")
        #expect(facts("", "let typed = 2") === second, "of this function it was read which branches it has")
        #expect(facts("", "if Bool.random() { return }") !== second, "a branch before the end of the timer")
        let third = facts("", "")
        #expect(facts("let typed = other!", "") !== third, "a rule asks for such expressions")
    }

    @Test("keeps what it found while one types between statements that were read")
    func keepsWhatItFoundBetweenReadStatements() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let clock = source(
            "Clock.swift",
            """
            class Clock {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
                }
            }
            class Watch {}
            """)
        let facts = { (code: String, closure: String) in
            let user = source(
                "User.swift",
                """
                class User {
                    func show(_ clock: Clock, _ watch: Watch, _ list: [Int]) {
                        \(code)
                        print(clock.timer == nil)
                        list.forEach { element in
                            \(closure)
                            print(element)
                        }
                    }
                }
                """)
            return again.analyze([clock, user]) { false }?.facts?.project
        }
        let first = facts("", "")
        #expect(first != nil)
        #expect(facts("// a remark", "") === first, "nothing but places changed")
        #expect(facts("let typed = 2", "") === first, "another statement was read")
        #expect(facts("print(watch)", "") === first, "the same begins the next statement")
        #expect(facts("", "let typed = element") === first, "the closure is a list of statements, too")
        #expect(facts("let clock = watch", "") !== first, "the name that was read means another variable")
        let second = facts("", "")
        #expect(facts("clock.timer = nil", "") !== second, "the property that was asked for")
        let third = facts("", "")
        #expect(facts("", "clock.timer = nil") !== third, "the property that was asked for")
    }

    @Test("keeps what it found while one adds blanks inside of a statement that was read")
    func keepsWhatItFoundAroundBlanks() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let clock = source(
            "Clock.swift",
            """
            class Clock {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
                }
            }
            """)
        let facts = { (blanks: [String], text: String) in
            let user = source(
                "User.swift",
                """
                class User {
                    var shown: Clock {\(blanks[0])
                        get { Clock() }
                    }
                    func stop(_ clock: Clock,\(blanks[1]) _ names: [String]) {
                        clock.timer?.invalidate()
                        print("\(text)\\(names)")
                    }
                }
                """)
            return again.analyze([clock, user]) { false }?.facts?.project
        }
        let first = facts(["", ""], "")
        #expect(first != nil)
        #expect(facts([" ", ""], "") === first, "only places changed")
        #expect(facts(["", "\n  "], "") === first, "only places changed")
        #expect(facts(["", ""], " ") !== first, "the text is another")
    }

    @Test("keeps what it found while one types in the text of a variable that is used in code that was read")
    func keepsWhatItFoundAroundText() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let clock = source(
            "Clock.swift",
            """
            class Clock {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
                }
            }
            """)
        let facts = { (text: String) in
            let user = source(
                "User.swift",
                """
                class User {
                    func stop(_ clock: Clock) {
                        let name = \(text)
                        print(name, clock.timer == nil)
                    }
                }
                """)
            return again.analyze([clock, user]) { false }?.facts?.project
        }
        let first = facts("\"a\"")
        #expect(first != nil)
        #expect(facts("\"one\"") === first, "a text like the other")
        #expect(facts("1") !== first, "the name that was read means another value")
    }

    @Test("keeps what it found while one types in code of which only the calls were read")
    func keepsWhatItFoundBesideReadCalls() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let poller = source(
            "Poller.swift",
            """
            class Poller {
                let worker = Worker()
                var task: Task<Void, Never>?
                func start() {
                    task = Task {
                        await self.worker.work(on: 1)
                    }
                }
            }
            func rest() async {}
            func pause() async { while true { try? await Task.sleep(nanoseconds: 1_000_000) } }
            """)
        let facts = { (code: String, task: String) in
            let worker = source(
                "Worker.swift",
                """
                class Worker {
                    func work(on value: Int) async {
                        \(code)
                        await rest()
                        await rest()
                    }
                    func begin() {
                        Task {
                            \(task)
                            await rest()
                        }
                    }
                }
                """)
            return again.analyze([poller, worker]) { false }?.facts?.project
        }
        let first = facts("", "")
        #expect(first != nil)
        #expect(facts("let typed = value + 1", "") === first, "neither a call nor a loop")
        #expect(facts("", "let typed = 1") === first, "neither a call nor a loop")
        #expect(facts("await pause()", "") !== first, "a call")
        let second = facts("", "")
        #expect(facts("let rest = value", "") !== second, "the call that was read means another function")
        let third = facts("", "")
        #expect(facts("while true { value += 1 }", "") !== third, "a loop")
    }

    @Test("keeps what it found while one types what is not finished above another statement")
    func keepsWhatItFoundAboveAStatement() {
        let again = RepeatedLinter(Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1))
        let facts = { (code: String, member: String) in
            let user = source(
                "User.swift",
                """
                class User {
                    let clock = Clock()
                    func show() {
                        \(code)
                        let name = clock.name
                        print(name)
                    }
                    let other = 1
                }
                struct Size {
                    \(member)
                    let width = 1
                }
                """)
            return again.analyze([namedClock, user]) { false }?.facts?.project
        }
        let first = facts("", "")
        #expect(first != nil)
        #expect(facts("let", "") === first, "the next line is a declaration")
        #expect(facts("let typed =", "") === first, "the next line is no value")
        #expect(facts("let typed = 1", "") === first, "the property behind it has the number that it had")
        #expect(facts("", "let") === first, "the next line is a property")
        #expect(facts("", "let typed") === first, "a property without a type")
        #expect(facts("", "let typed = ") === first, "a property without a value")
        #expect(facts("", "let typed = 1") !== first, "a property")
    }

    private let namedClock = SourceFile(
        path: "Clock.swift", language: .swift,
        bytes: Array(
            """
            class Clock {
                let name = "clock"
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
                }
            }
            """.utf8))

    @Test("tells what it did not understand of a file with timers, and keeps what it found elsewhere")
    func keepsWhatItFoundBesideUnparsedParts() {
        let linter = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1)
        let again = RepeatedLinter(linter)
        let analysis = { (code: String) -> RepeatedLinter.Analysis? in
            let user = source(
                "User.swift",
                """
                class User {
                    func wait() async throws { try await Task.sleep(nanoseconds: 1_000_000_000) }
                    func show() {
                        \(code)
                        let name = 1
                        print(name)
                    }
                }
                """)
            let files = [namedClock, user]
            let said = again.analyze(files) { false }
            #expect(said.map { summary($0.result) } == summary(linter.lint(files)), "\(code)")
            return said
        }
        let unparsed = { (analysis: RepeatedLinter.Analysis?) in
            analysis?.result.findings.filter { $0.rule == "malformed_source" }.count
        }
        let first = analysis("")
        let unfinished = analysis("let typed =")
        #expect(unparsed(first) == 0)
        #expect(unparsed(unfinished) == 1)
        #expect(unfinished?.facts?.project === first?.facts?.project)
        #expect(unparsed(analysis("let typed = )")) ?? 0 > 1)
        #expect(unparsed(analysis("let typed = 2")) == 0)
    }

    @Test("keeps what it found while one types between a teardown and what is asked of its block")
    func keepsWhatItFoundBesideATeardown() {
        let linter = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1)
        let again = RepeatedLinter(linter)
        let facts = { (code: String) in
            let clock = source(
                "Clock.swift",
                """
                class Clock {
                    var timer: Timer?
                    func start() {
                        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
                    }
                    func stop(_ isDone: Bool) {
                        \(code)
                        timer?.invalidate()
                        timer = nil
                    }
                }
                class Screen {
                    let clock = Clock()
                    func appear() { clock.start() }
                    func disappear() { clock.stop(true) }
                }
                """)
            let files = [clock]
            let said = again.analyze(files) { false }
            #expect(said.map { summary($0.result) } == summary(linter.lint(files)), "\(code)")
            return said?.facts?.project
        }
        let first = facts("")
        #expect(first != nil)
        #expect(facts("guard isDone else { return }") !== first, "the teardown depends on it")
    }

    @Test("asks again what a property is whose type another file has inferred") func asksAgainForTypes() {
        let linter = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1)
        let again = RepeatedLinter(linter)
        let clocks = source(
            "Clocks.swift",
            """
            class Clock {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
                }
                func tick() {}
            }
            class Watch {}
            func makeClock() -> Clock { Clock() }
            func makeWatch() -> Watch { Watch() }
            """)
        let user = source(
            "User.swift",
            """
            class User {
                let tools = Tools()
                func show() { tools.clock.start() }
                func leave() { tools.maker.timer?.invalidate() }
            }
            """)
        let findings = { (value: String, code: String) in
            let tools = source(
                "Tools.swift",
                """
                class Tools {
                    let clock = Clock()
                    let maker = \(value)
                    func work() {
                        \(code)
                    }
                }
                """)
            let files = [clocks, tools, user]
            let said = again.analyze(files) { false }.map { summary($0.result) } ?? []
            #expect(said == summary(linter.lint(files)), "\(value), \(code)")
            return said
        }
        let first = findings("makeClock()", "")
        #expect(findings("makeClock()", "clock.timer?.fire()") == first)
        #expect(findings("makeWatch()", "clock.timer?.fire()") != first, "nothing ends the timer")
        #expect(findings("makeWatch()", "clock.timer?.fire(); clock.tick()") != first)
        #expect(findings("makeClock()", "clock.timer?.fire(); clock.tick()") == first)
    }

    private func source(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: path, language: .swift, bytes: Array(text.utf8))
    }

    private func summary(_ result: LintResult) -> [String] {
        result.findings.map {
            "\($0.location.file.path):\($0.location.start.line):\($0.rule):\($0.severity):\($0.message):\($0.trace.map { "\($0.location.file.path):\($0.location.start.line)" }):\($0.fix?.changes.map(\.edits.count) ?? [])"
        }
            + result.suppressed.map { "suppressed \($0.finding.rule) \($0.finding.location.start.line)" }
    }

    /// All of the findings, their order included; places as offsets.
    private func exactly(_ result: LintResult, in files: [SourceFile]) -> [String] {
        let place = { (file: SourceFile, range: SourceRange) in
            "\(files.contains { $0 === file } ? "" : "earlier ")\(file.path):\(range.start)-\(range.end)"
        }
        return result.all.map { finding in
            let places = ([finding.location, finding.timer].compactMap(\.self) + finding.trace.map(\.location)).map {
                place($0.file, $0.range)
            }
            let edits = finding.fix?.changes.flatMap { change in
                change.edits.map { "\(place(change.file, $0.range)) \($0.replacement)" }
            }
            let texts = [finding.message, finding.enclosing] + finding.trace.map { "\($0.message) \($0.state ?? "")" }
            return "\(finding.rule) \(finding.severity) \(finding.confidence) \(places) \(texts) "
                + "\(finding.fix?.title ?? "") \(edits ?? [])"
        }
    }
}

extension LintResult {
    fileprivate var all: [Finding] { findings + suppressed.map(\.finding) }

    fileprivate func isNear(_ file: SourceFile) -> Bool { all.contains { $0.places.contains { $0.file === file } } }
}
