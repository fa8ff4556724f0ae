/// Writes scenes with a task that sleeps once and then acts. The sleep's duration is in some unit.
struct DelayGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func scene(_ name: String) -> Scene {
        let isCancelled = random.chance(60)
        // Due in the last phase if its unit is correct.
        let duration = isCancelled ? "Task.sleep(nanoseconds: 800_000_000)" : converted()
        let body = isCancelled ? random.pick(Self.bodies) : "try? await SLEEP; self?.act()"
        let isThrowing = body.hasPrefix("try await")
        let isRenamed = random.chance(30)
        let renaming: [Statement] = isRenamed ? [.line("let pause = delay")] : []
        let given = isRenamed ? duration.replacing("delay", with: "pause") : duration
        let lines = body.replacing("SLEEP", with: given).split(separator: ";").map {
            Statement.line($0.drop { $0 == " " }.description)
        }
        let members: [Statement] = [
            .line("private let life = Life()"), .line("private var n = 0"),
            .line("private var task: Task<Void, \(isThrowing ? "Error" : "Never")>?"),
            .block(
                "func start(_ delay: TimeInterval, _ milliseconds: Int)",
                [.line("task?.cancel()"), .block("task = Task", [.line("[weak self] in")] + renaming + lines)]),
            .block("func stop()", [.line("task?.cancel()")]),
            .block("private func act()", [.line("n += 1"), .line("beat()")]),
        ]
        let steps: [Statement] = [
            .line("private var owner: \(name)?"),
            .block("func begin()", [.line("owner = \(name)()"), .line("owner?.start(0.8, 800)")]),
            .block("func middle()", isCancelled ? [.line("owner?.stop()")] : []),
            .block("func end()", []),
        ]
        let types = [Statement.block("final class \(name)", members), .block("final class \(name)Scene", steps)]
        let text = (["import Foundation", ""] + types.flatMap { $0.lines(indent: 0) + [""] }).joined(separator: "\n")
        return Scene(name: name, text: text, traits: isCancelled ? [.actsOnce, .cancels] : [.actsOnce])
    }

    private static let bodies = [
        "try? await SLEEP; self?.act()", "do { try await SLEEP } catch {}; self?.act()",
        "_ = try? await SLEEP; guard let self else { return }; self.act()",
        "try? await SLEEP; guard !Task.isCancelled else { return }; self?.act()",
        "try? await SLEEP; if Task.isCancelled { return }; self?.act()", "try await SLEEP; self?.act()",
        "do { try await SLEEP } catch { return }; self?.act()",
        "guard (try? await SLEEP) != nil else { return }; self?.act()",
    ]

    private mutating func converted() -> String {
        random.pick([
            "Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))",
            "Task.sleep(nanoseconds: UInt64(delay * Double(NSEC_PER_SEC)))",
            "Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)", "Task.sleep(for: .seconds(delay))",
            "Task.sleep(for: .milliseconds(milliseconds))", "Task.sleep(nanoseconds: 800 * 1_000_000)",
            // Mistakes.
            "Task.sleep(nanoseconds: UInt64(delay))", "Task.sleep(nanoseconds: UInt64(delay * 1_000_000))",
            "Task.sleep(nanoseconds: UInt64(0.8) * NSEC_PER_SEC)", "Task.sleep(nanoseconds: UInt64(delay * 1_000))",
            "Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000)",
        ])
    }
}
