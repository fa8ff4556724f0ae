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
        let names = try explain().lines.filter { $0.hasPrefix("  ") && $0.contains(/^ {2}[\w-]+ {2,}\S/) }.map {
            String($0.split(separator: " ")[0])
        }
        #expect(Set(Catalogue.rules.map(\.id)).isSubset(of: names) && names.contains("run-loop-modes"))
        for name in names {
            let run = try explain(name)
            #expect(run.status == 0 && run.output.hasPrefix("\(name): "))
        }
    }

    @Test("a symptom and a crash are explained, too, quoted or not")
    func explainsWhatIsSeen() throws {
        #expect(try explain("freezes", "while", "scrolling").output == explain("freezes while scrolling").output)
        #expect(
            try explain("BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object").output.contains(
                "released_while_suspended"))
    }

    @Test("what is unknown ends with 2 and names what is near")
    func refusesUnknown() throws {
        let run = try explain("over_resum")
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("did you mean 'over_resume'?"))
        #expect(try explain("weather").errors.contains("'timerlint explain' lists them"))
    }

    @Test("the table of crashes has every crash that a rule tells of")
    func listsCrashes() throws {
        let words = try explain("crashes").output.split(whereSeparator: \.isWhitespace)
        for crash in Set(Catalogue.rules.flatMap(\.crashes)) {
            let message = crash.message.split(separator: " ")
            #expect(words.indices.contains { words[$0...].starts(with: message) }, "\(crash.message)")
        }
    }
}

/// The wrapper shown by `explain dispatch-states`, extracted from its page.
@Suite("The wrapper that is recommended")
struct RecommendedWrapperTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
        let page = try Tool.run(["explain", "dispatch-states"], in: folder).output
        // Tables and continued lines are indented, too: the code begins at its imports.
        let code = page.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("    import ") }.prefix { $0.hasPrefix("    ") || $0.isEmpty }.map { $0.dropFirst(4) }
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
        let build = try Tool.shell(
            "swiftc -swift-version 6 -O RepeatingTimer.swift main.swift -o program", in: folder,
            environment: environment)
        try #require(build.status == 0, "\(build.errors)")
        #expect(!build.errors.contains("warning:"), "\(build.errors)")
        let run = try Tool.shell("exec ./program", in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(
            run.status == 0 && run.output == "1093 sequences\nfired\nraced\nreleased\n", "\(run.output)\(run.errors)")
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
