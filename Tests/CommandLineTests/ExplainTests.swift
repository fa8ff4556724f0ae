import Foundation
import Testing
import TimerlintRules

@Suite("Explanations")
struct ExplainTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    private func explain(_ subject: String...) throws -> Tool.Run { try Tool.run(["explain"] + subject, in: folder) }

    @Test("without a name, everything that there is to explain is listed, and each of it is explained")
    func explainsEverything() throws {
        let names = try explain().lines.filter { $0.hasPrefix("  ") }.map { String($0.split(separator: " ")[0]) }
        #expect(Set(Catalogue.rules.map(\.id) + ["choosing", "run-loop-modes", "dispatch-states", "clocks", "crashes", "lldb"]) == Set(names))
        for name in names {
            let run = try explain(name)
            #expect(run.status == 0 && run.output.hasPrefix("\(name): "))
        }
    }

    @Test("a rule's page has every part")
    func explainsRule() throws {
        let page = try explain("cancel_while_suspended").output
        let parts = ["But everyone says…", "Bad:", "Good:", "Fix:", "What the crash looks like:", "In LLDB", "To suppress it"]
        let places = parts.map { page.range(of: "\n\n" + $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        #expect(page.contains("\"Release of a suspended object\""))
    }

    @Test("prose is broken into lines that fit", arguments: Catalogue.rules.map(\.id))
    func breaksLines(_ rule: String) throws {
        let prose = try explain(rule).lines.dropFirst().filter { !$0.hasPrefix("   ") }
        #expect(prose.allSatisfy { $0.count <= 88 })
    }

    @Test("topics name only rules that there are, and every crash that a rule tells of")
    func namesRules() throws {
        let crashes = try explain("crashes").output
        for crash in Set(Catalogue.rules.flatMap { $0.symptoms?.crashes ?? [] }) { #expect(crashes.contains(crash.message)) }
        for topic in ["run-loop-modes", "dispatch-states", "clocks"] {
            let page = try explain(topic).output
            let list = try #require(page.range(of: "\nRules: "))
            let named = page[list.upperBound...].split { !$0.isLetter && $0 != "_" }.map(String.init)
            #expect(!named.isEmpty && named.allSatisfy(Catalogue.rules.map(\.id).contains))
        }
    }
}

/// The wrapper that `explain dispatch-states` shows, taken from its page.
@Suite("The wrapper that is recommended")
struct RecommendedWrapperTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
        let page = try Tool.run(["explain", "dispatch-states"], in: folder).output
        let code = page.split(separator: "\n", omittingEmptySubsequences: false).filter { $0.hasPrefix("    ") || $0.isEmpty }.map { $0.dropFirst(4) }
        try folder.write(code.joined(separator: "\n"), to: "RepeatingTimer.swift")
    }

    @Test("lints clean, under every rule")
    func isClean() throws {
        #expect(try folder.read("RepeatingTimer.swift").contains("final class RepeatingTimer"))
        let run = try Tool.run(["--enable", Catalogue.rules.map(\.id).joined(separator: ",")], in: folder)
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }

    @Test("survives every sequence of calls, calls from several threads, and its release in its own handler")
    func survives() throws {
        try folder.write(Self.program, to: "main.swift")
        let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
        let build = try Tool.shell("swiftc -swift-version 6 -O RepeatingTimer.swift main.swift -o program", in: folder, environment: environment)
        try #require(build.status == 0, "\(build.errors)")
        #expect(!build.errors.contains("warning:"), "\(build.errors)")
        let run = try Tool.shell("exec ./program", in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(run.status == 0 && run.output == "1093 sequences\nfired\nraced\nreleased\n", "\(run.output)\(run.errors)")
    }

    private static let program = """
        import Dispatch
        import Foundation

        func make(_ handler: @escaping @Sendable () -> Void = {}) -> RepeatingTimer {
            RepeatingTimer(every: .milliseconds(1), leeway: .nanoseconds(0), queue: .global(), handler: handler)
        }

        let calls: [(RepeatingTimer) -> Void] = [{ $0.resume() }, { $0.suspend() }, { $0.cancel() }]
        var sequences: [[Int]] = [[]]
        var count = 0
        for _ in 0...6 {
            for sequence in sequences {
                let timer = make()
                for call in sequence { calls[call](timer) }
                count += 1
            }
            sequences = sequences.flatMap { sequence in calls.indices.map { sequence + [$0] } }
        }
        print(count, "sequences")

        let fired = DispatchSemaphore(value: 0)
        let ticking = make { fired.signal() }
        ticking.suspend()
        ticking.resume()
        print(fired.wait(timeout: .now() + 5) == .success ? "fired" : "silent")
        ticking.cancel()

        for _ in 0..<20 {
            let timer = make()
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for turn in 0..<500 { if (turn + thread) % 2 == 0 { timer.resume() } else { timer.suspend() } }
            }
        }
        print("raced")

        final class Box: @unchecked Sendable { var timer: RepeatingTimer? }
        let box = Box()
        let released = DispatchSemaphore(value: 0)
        box.timer = make {
            guard box.timer != nil else { return }
            box.timer?.suspend()
            box.timer = nil
            released.signal()
        }
        box.timer?.resume()
        print(released.wait(timeout: .now() + 5) == .success ? "released" : "kept")
        """
}
