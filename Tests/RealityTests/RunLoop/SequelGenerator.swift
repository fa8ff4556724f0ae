/// Writes scenes with a timer that is stopped and resumed, or that fires once, later.
struct SequelGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func scene(_ name: String) -> Scene { random.chance(50) ? paused(name) : delayed(name) }

    // MARK: Pauses

    /// A pause and a resume. The timer is created either by each start or only once; the resume may create a
    /// new one.
    private mutating func paused(_ name: String) -> Scene {
        let new = "Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in self?.tick() }"
        let isMadeOnce = random.chance(40)
        let ends = isMadeOnce || random.chance(50)
        // If another method may have created a new timer since, the timer is not the one that was stopped.
        let isOneMethod = !isMadeOnce || random.chance(50)
        let uses = ["timer?.fire()", "timer?.fireDate = Date()"]
        let resume =
            ends
            ? uses + (isOneMethod ? ["if let timer { RunLoop.main.add(timer, forMode: .common) }"] : [])
            : ["timer = \(new)", "if timer?.isValid != true { start() }", "start(); timer?.fireDate = Date()"]
        let isPausedByDate = random.chance(25)
        let pause = isPausedByDate ? "timer?.fireDate = .distantFuture" : "timer?.invalidate()"
        let next = isPausedByDate ? "timer?.fireDate = Date()" : random.pick(resume)
        let steps: [Statement] =
            isOneMethod
            ? [.block("func goOn()", [.line(pause), .line(next)])]
            : [.block("func pause()", [.line(pause)]), .block("func resume()", [.line(next)])]
        let making: [Statement] =
            isMadeOnce
            ? [.block("init()", [.line("timer = \(new)")]), .block("func start()", [.line("n = 0")])]
            : [.block("func start()", [.line("timer?.invalidate()"), .line("timer = \(new)")])]
        let members: [Statement] =
            [.line("private let life = Life()"), .line("private var timer: Timer?"), .line("private var n = 0")]
            + making
            + steps
            + [.block("private func tick()", [.line("n += 1")]), .block("deinit", [.line("timer?.invalidate()")])]
        let middle = isOneMethod ? ["owner?.goOn()"] : ["owner?.pause()", "owner?.resume()"]
        return scene(name, members, middle: middle, end: ["owner = nil"], traits: [.goesOn])
    }

    // MARK: One-shots

    private mutating func delayed(_ name: String) -> Scene {
        // Due in the last phase.
        let capture = random.pick(["{ [weak self] _ in self?.tick() }", "{ _ in self.tick() }", "{ _ in _ = Date() }"])
        let new = "Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) \(capture)"
        let isKept = random.chance(80)
        let end = isKept ? ["timer?.invalidate()"] : []
        var members: [Statement] = [
            .line("private let life = Life()"), .line("private var timer: Timer?"), .line("private var n = 0"),
            .block("func start()", [.line(isKept ? "timer = \(new)" : "_ = \(new)")]),
            .block("private func tick()", [.line("n += 1")]),
        ]
        var calls: [String] = []
        switch random.number(below: 5) {
        case 0, 1:
            members.append(.block("func stop()", end.map(Statement.line)))
            calls = ["owner?.stop()"]
        case 2 where !capture.contains("self.tick"): members.append(.block("deinit", end.map(Statement.line)))
        case 3:
            members.append(.block("func stop()", [.line("timer = nil")]))
            calls = ["owner?.stop()"]
        default: break
        }
        return scene(
            name, members, middle: [], end: calls + ["owner = nil"],
            traits: isKept ? [.waits, .keepsOneShot] : [.waits])
    }

    private func scene(
        _ name: String, _ members: [Statement], middle: [String], end: [String], traits: Scene.Traits
    ) -> Scene {
        let steps: [Statement] = [
            .line("private var owner: \(name)?"),
            .block("func begin()", [.line("owner = \(name)()"), .line("owner?.start()")]),
            .block("func middle()", middle.map(Statement.line)), .block("func end()", end.map(Statement.line)),
        ]
        let types = [Statement.block("final class \(name)", members), .block("final class \(name)Scene", steps)]
        let lines = ["import Foundation", ""] + types.flatMap { $0.lines(indent: 0) + [""] }
        return Scene(name: name, text: lines.joined(separator: "\n"), traits: traits)
    }
}
