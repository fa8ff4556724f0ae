import Testing
import TimerlintDiagnostics
import TimerlintRules

@testable import TimerlintTriage

@Suite("A crash report")
struct VerdictTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let file: String
        let format: CrashReport.Format
        let verdict: Verdict
        let cause: CauseKind
        let confidence: Confidence
        let object: Cause.Object
        var testDescription: String { file }

        init(
            _ file: String, _ format: CrashReport.Format, _ verdict: Verdict, _ cause: CauseKind,
            _ confidence: Confidence, _ object: Cause.Object
        ) {
            (self.file, self.format, self.verdict, self.cause, self.confidence, self.object) = (
                file, format, verdict, cause, confidence, object
            )
        }
    }

    @Test(
        "of a timer shows its cause",
        arguments: [
            Expectation("release_suspended.ips", .ips, .timer, .releaseSuspended, .medium, .timer),
            Expectation("over_resume.crash", .crash, .timer, .overResume, .medium, .timer),
            Expectation("unowned_owner.crash", .crash, .timer, .unownedOwner, .high, .timer),
            Expectation("release_unbalanced.lldb.txt", .lldb, .timer, .releaseUnbalanced, .medium, .timer),
            Expectation("issue_quote.md", .lldb, .timer, .releaseUnbalanced, .medium, .timer),
            Expectation("isolated_handler.crash", .crash, .timer, .isolatedHandler, .medium, .source),
            Expectation("missing_selector.crash", .crash, .timer, .missingSelector, .high, .timer),
            Expectation("over_resume.swift.txt", .swift, .timer, .overResume, .medium, .timer),
            Expectation("release.swift.json", .swift, .timer, .releaseUnbalanced, .medium, .timer),
            Expectation("over_resume.gdb.txt", .gdb, .timer, .overResume, .medium, .timer),
            Expectation("over_resume.sentry.txt", .crash, .timer, .overResume, .medium, .timer),
            Expectation("over_resume.bugsnag.md", .stack, .timer, .overResume, .medium, .timer),
            Expectation("release_suspended.organizer.crash", .crash, .timer, .releaseSuspended, .medium, .timer),
            Expectation("spin.crash", .crash, .timer, .spin, .medium, .timer),
            Expectation("handler_race.crash", .crash, .possible, .handlerRace, .low, .source),
            Expectation("dangling_timer.crash", .crash, .possible, .danglingTimer, .low, .timer),
            Expectation("dangling_trap.crash", .crash, .possible, .danglingTimer, .low, .timer),
            Expectation("dangling_question.crash", .crash, .possible, .danglingTimer, .low, .timer),
            Expectation("dangling_stop.txt", .stack, .possible, .danglingTimer, .low, .timer),
            Expectation("dangling_timer.sentry_page.txt", .stack, .possible, .danglingTimer, .low, .timer),
            Expectation("release.sentry_traceback.txt", .stack, .timer, .releaseSuspended, .medium, .timer),
            Expectation("null_source.crash", .crash, .possible, .nullSource, .low, .unknown),
            Expectation("dying_owner.txt", .lldb, .possible, .dyingOwner, .low, .unknown),
        ])
    func showsCause(_ expected: Expectation) throws {
        let triaged = try ReportFixture.triaged(expected.file)
        #expect(triaged.report.format == expected.format)
        #expect(triaged.judgment.verdict == expected.verdict, "\(String(describing: triaged.judgment.other))")
        let cause = try #require(triaged.cause)
        #expect(cause.kind == expected.cause)
        #expect(cause.confidence == expected.confidence)
        #expect(cause.object == expected.object)
        #expect(!cause.because.isEmpty)
    }

    @Test("of Crashlytics shows an inactive source, and the number behind the message")
    func readsCrashlytics() throws {
        let reports = try ReportReader.read(ReportFixture.bytes("release_inactive.crashlytics.txt"))
        let triaged = TriagedReport(try #require(reports.first), input: "", index: 0, matcher: nil)
        #expect(triaged.cause?.kind == .releaseInactive)
        #expect(triaged.report.crashedThread?.queue == "org.example.harbor.countdown")
        #expect(triaged.appFrame?.name?.text == "Countdown.reset()")
    }

    @Test(
        "that looks like a timer's and is none says what it is",
        arguments: zip(
            [
                "watchdog.ips", "memory_limit.ips", "sync_on_own_queue.crash", "suspended_queue.crash",
                "over_resumed_queue.crash", "group_leave.crash",
                "vanished_descriptor.crash", "queue_assertion.crash", "uncaught_exception.crash", "swift_trap.crash",
                "memory_fault.crash", "killed.crash",
                "nil_timer.txt",
            ],
            [
                OtherFault.Kind.watchdog, .memoryLimit, .syncOnOwnQueue, .suspendedQueue, .overResumedQueue,
                .groupOrSemaphore, .vanishedDescriptor, .queueAssertion,
                .uncaughtException, .swiftTrap, .memoryFault, .killed, .swiftTrap,
            ]))
    func isNoTimers(_ file: String, _ kind: OtherFault.Kind) throws {
        let triaged = try ReportFixture.triaged(file)
        #expect(triaged.judgment.verdict == .notTimer)
        #expect(triaged.judgment.other?.kind == kind)
        #expect(triaged.cause == nil)
    }

    @Test("of a cancel() says that the usual advice is wrong")
    func correctsFolklore() throws {
        #expect(
            try #require(try ReportFixture.triaged("memory_fault.crash").judgment.other).message.contains(
                "never crashes by itself"))
    }

    @Test("tells a timer's handler that blocked the main thread")
    func tellsBlockedMain() throws {
        #expect(try ReportFixture.triaged("watchdog.ips").judgment.notes.contains { $0.kind == .handlerBlockedMain })
    }

    @Test("without symbols says how to get them")
    func asksForSymbols() throws {
        let triaged = try ReportFixture.triaged("payload.metrickit.json")
        #expect(triaged.report.format == .metrickit)
        #expect(triaged.judgment.verdict == .unknown)
        #expect(triaged.judgment.notes.contains { $0.kind == .notSymbolicated && $0.message.contains("atos") })
    }

    @Test("counts suspensions in the abort cause")
    func countsSuspensions() throws {
        #expect(try #require(try ReportFixture.triaged("release_suspended.ips").cause).suspendCount == 1)
        #expect(AbortCause(in: "Abort Cause 108086391056891904") == .inactive)
        #expect(AbortCause(in: "Abort Cause 576460752303423488") == .suspended(count: 2))
        #expect(AbortCause(in: "Abort Cause 144115188075855872") == .suspended(count: nil))
        #expect(AbortCause(in: "Abort Cause 105553162484480") == .object)
        #expect(AbortCause(in: "Abort Cause 7") == nil)
    }

    /// `why` is what the crash's system says of its end.
    private func judged(_ frames: [String], why: String, queue: String = "") throws -> TriagedReport {
        let lines = frames.enumerated().map { "\($0.offset)  \($0.element)" }
        let head = queue.isEmpty ? "Thread 0 Crashed:" : "Thread 0 Crashed:: Dispatch queue: \(queue)"
        let text = "Exception Type:  \(why)\n\n\(head)\n\(lines.joined(separator: "\n"))\n"
        let report = try #require(try ReportReader.read(Array(text.utf8)).first)
        return TriagedReport(report, input: "", index: 0, matcher: nil)
    }

    private static let resumed = ["libdispatch.dylib  0x1a1b2c3d4 _dispatch_lane_resume + 24"]

    @Test(
        "is one step less sure where the process ended in another way than libdispatch's",
        arguments: [
            ("EXC_BREAKPOINT (SIGTRAP)", Confidence.medium), ("EXC_BAD_INSTRUCTION (SIGILL)", .medium),
            ("EXC_CRASH (SIGABRT)", .low),
        ])
    func weighsException(_ exception: String, _ confidence: Confidence) throws {
        let triaged = try judged(
            Self.resumed + ["Harbor  0x100b2c3d4 Poller.again() + 40"], why: exception)
        #expect(triaged.cause?.kind == .overResume)
        #expect(triaged.cause?.confidence == confidence)
    }

    @Test(
        "is taken for a timer's by the names around it",
        arguments: [
            "timer", "tick", "poll", "heartbeat", "countdown", "throttle", "debounce", "retry",
        ])
    func knowsTimerWords(_ word: String) throws {
        let frame = "Harbor  0x100b2c3d4 Harbor.run() + 40"
        let named = try judged(Self.resumed + [frame], why: "EXC_BREAKPOINT (SIGTRAP)", queue: "org.example.\(word)")
        #expect(named.judgment.verdict == .timer)
        let typed = try judged(
            Self.resumed + ["Harbor  0x100b2c3d4 \(word.capitalized)Box.run() + 40"], why: "EXC_BREAKPOINT (SIGTRAP)")
        #expect(typed.judgment.verdict == .timer)
        let bare = try judged(Self.resumed + [frame], why: "EXC_BREAKPOINT (SIGTRAP)", queue: "org.example.harbor")
        #expect(bare.judgment.verdict == .possible)
    }

    @Test("of an object near zero is a missing source's, and of one elsewhere is not")
    func tellsNullSource() throws {
        let frames = ["libdispatch.dylib  0x1a1b2c3d4 dispatch_source_cancel + 24"]
        func kind(at address: String) throws -> CauseKind? {
            try judged(
                frames,
                why: "EXC_BAD_ACCESS (SIGSEGV)\nException Subtype: KERN_INVALID_ADDRESS at \(address)"
            ).cause?.kind
        }
        #expect(try kind(at: "0x0000000000000038") == .nullSource)
        #expect(try kind(at: "0x0000000104c00000") == nil)
    }

    @Test("says when it breaks off, and when no frame is the app's")
    func hasNotes() throws {
        let triaged = try judged(Self.resumed, why: "EXC_BREAKPOINT (SIGTRAP)")
        #expect(triaged.judgment.notes.map(\.kind) == [.noAppFrame])
        let bytes = try ReportFixture.bytes("release_suspended.ips")
        let half = try #require(try ReportReader.read(Array(bytes.prefix(bytes.count * 3 / 4))).first)
        let notes = TriagedReport(half, input: "", index: 0, matcher: nil).judgment.notes
        #expect(notes.contains { $0.kind == .truncated })
    }

    @Test("has causes whose rules exist, and every rule that crashes is one of a cause's")
    func agreesWithRules() {
        let known = Set(Catalogue.rules.map(\.id))
        for cause in CauseKind.allCases { #expect(known.isSuperset(of: cause.rules), "\(cause)") }
        for crash in Crash.allCases {
            let rules = Catalogue.rules.filter { $0.crashes.contains(crash) }.map(\.id)
            let kinds = CauseKind.allCases.filter { $0.crash == crash }
            #expect(!kinds.isEmpty, "\(crash)")
            for kind in kinds {
                #expect(Set(kind.rules).isSuperset(of: rules), "\(kind) lacks \(Set(rules).subtracting(kind.rules))")
                #expect(kind.fix == crash.remedy)
            }
        }
    }
}
