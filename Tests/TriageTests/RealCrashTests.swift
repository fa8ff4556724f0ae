#if os(Linux)
    import Foundation
    import Testing
    import TimerlintLinting
    import TimerlintRules
    import TimerlintSource
    import TimerlintTestSupport

    @testable import TimerlintTriage

    /// Compiles and runs programs that misuse a timer. The report of Swift's backtracer must lead back to the
    /// line.
    @Suite("A real crash", .slow)
    struct RealCrashTests {
        struct Program: Sendable, CustomTestStringConvertible {
            let name: String
            let cause: CauseKind
            let rule: String
            /// The code after the declarations of `Poller`.
            let body: String
            var testDescription: String { name }
        }

        /// A mark `// here` is on the line that triage must name.
        static let programs = [
            Program(
                name: "resume() of a running source", cause: .overResume, rule: "over_resume",
                body: """
                    final class Poller {
                      let timer = DispatchSource.makeTimerSource(queue: .global())
                      init() {
                        timer.schedule(deadline: .now() + 10)
                        timer.activate()
                      }
                      func begin() {
                        print("begins")
                        timer.resume() // here
                        print("begun")
                      }
                    }
                    let poller = Poller()
                    poller.begin()
                    """),
            Program(
                name: "deinit of a suspended source", cause: .releaseUnbalanced, rule: "cancel_while_suspended",
                body: """
                    final class Poller {
                      private let timer = DispatchSource.makeTimerSource(queue: .global())
                      init() {
                        timer.schedule(deadline: .now() + 10)
                        timer.activate()
                      }
                      func pause() { timer.suspend() }
                      deinit {
                        timer.cancel() // here
                      }
                    }
                    func work() {
                      let poller = Poller()
                      poller.pause()
                    }
                    work()
                    """),
            Program(
                name: "a timer that is nil", cause: .nilTimer, rule: "force_unwrapped_timer",
                body: """
                    final class Gate {
                      private var timer: DispatchSourceTimer?
                      func open() {
                        timer = DispatchSource.makeTimerSource(queue: .global())
                        timer!.schedule(deadline: .now() + 10)
                        timer!.activate()
                      }
                      func lock() {
                        timer?.cancel()
                        timer = nil
                      }
                      func close() {
                        timer!.cancel() // here
                        timer = nil
                      }
                    }
                    let gate = Gate()
                    gate.open()
                    gate.lock()
                    gate.close()
                    """),
            Program(
                name: "a source that is never activated", cause: .releaseUnbalanced, rule: "released_while_suspended",
                body: """
                    func work() {
                      let timer = DispatchSource.makeTimerSource(queue: .global()) // here
                      timer.schedule(deadline: .now() + 10)
                    }
                    work()
                    """),
        ]

        @Test("leads to its own line, from text and JSON, optimized or not", arguments: programs)
        func leadsToLine(_ program: Program) throws {
            let text = "import Dispatch\nimport Foundation\n\n" + program.body + "\n"
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "timerlint-crash-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let source = folder.appendingPathComponent("main.swift")
            try text.write(to: source, atomically: true, encoding: .utf8)
            let matcher = Self.matcher(of: text)
            let line =
                try #require(
                    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasSuffix("// here") }
                ) + 1
            for level in ["-Onone", "-O"] {
                let binary = folder.appendingPathComponent("crash\(level)")
                let built = try Self.run(
                    "/usr/bin/env",
                    [
                        "swiftc", "-g", level, "-swift-version", "5", "-suppress-warnings", "-o", binary.path,
                        source.path,
                    ], backtrace: "enable=no")
                try #require(built.status == 0, "\(built.output)")
                for format in ["text", "json"] {
                    let end = try Self.run(binary.path, [], backtrace: "enable=yes,color=no,format=\(format)")
                    try #require(end.status != 0, "\(program.name) lives on")
                    let report = try #require(try ReportReader.read(Array(end.output.utf8)).first, "\(end.output)")
                    let triaged = TriagedReport(report, input: "", index: 0, matcher: matcher)
                    #expect(triaged.cause?.kind == program.cause, "\(level) \(format): \(end.output)")
                    let match = try #require(triaged.matches.first)
                    let places = [match.line] + match.trace.map(\.line)
                    #expect(places.contains(line), "\(level) \(format): \(match)")
                }
            }
        }

        private static func matcher(of text: String) -> SourceMatcher {
            let linter = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1)
            let (facts, result) = linter.examine([
                SourceFile(path: "main.swift", language: .swift, bytes: Array(text.utf8))
            ])
            return SourceMatcher(
                findings: result.findings.map { TreeFinding($0) }, outline: facts.map(SourceOutline.init))
        }

        private static func run(_ path: String, _ arguments: [String], backtrace: String) throws -> (
            status: Int32, output: String
        ) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": backtrace]) { $1 }
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }
#endif
