import Testing

@testable import TimerlintTriage

@Suite("One crash in every format")
struct FormatTests {
    private static let told: [(file: String, format: CrashReport.Format)] = files.flatMap { file in
        formats(of: file).map { (file, $0) }
    }

    /// Only the system reports resource usage; gdb and Swift's backtraces do not name queues.
    private static func formats(of file: String) -> [CrashReport.Format] {
        switch file {
        case "spin.crash": [.ips, .crash]
        case "handler_race.crash": [.ips, .crash, .lldb, .stack]
        default: [.ips, .crash, .lldb, .gdb, .stack, .swift]
        }
    }

    private static let files = [
        "release_suspended.organizer.crash", "release_inactive.crashlytics.txt", "release_unbalanced.lldb.txt",
        "over_resume.crash",
        "unowned_owner.crash", "missing_selector.crash", "isolated_handler.crash", "handler_race.crash",
        "dangling_timer.crash", "null_source.crash",
        "dying_owner.txt", "spin.crash", "nil_timer.txt",
    ]

    @Test("shows the same cause, or the same other fault", arguments: told)
    func isTold(_ file: String, _ format: CrashReport.Format) throws {
        let original = try #require(try ReportReader.read(ReportFixture.bytes(file)).first)
        let told = TriagedReport(original, input: "", index: 0, matcher: nil)
        let text = RewrittenReport(report: original).text(as: format)
        let reports = try ReportReader.read(Array(text.utf8))
        try #require(reports.count == 1, "\(text)")
        let again = TriagedReport(reports[0], input: "", index: 0, matcher: nil)
        #expect(reports[0].format == format)
        #expect(again.cause?.kind == told.cause?.kind, "\(text)")
        #expect(again.judgment.other?.kind == told.judgment.other?.kind)
        #expect(told.cause != nil || told.judgment.other != nil)
    }
}

/// A report's crash in the format of another tool.
private struct RewrittenReport {
    let report: CrashReport

    private var frames: [CrashFrame] { report.judgedFrames }
    private var queue: String { report.crashedThread?.queue ?? "com.apple.main-thread" }
    private var exception: String { report.exception ?? "EXC_BREAKPOINT (SIGTRAP)" }

    func text(as format: CrashReport.Format) -> String {
        switch format {
        case .ips: ips
        case .crash: crash
        case .lldb: lldb
        case .gdb: gdb
        case .stack: stack
        case .swift: swift
        case .metrickit: ""
        }
    }

    private var ips: String {
        let images = frames.map { "{\"name\":\"\($0.image ?? "Harbor")\"}" }.joined(separator: ",")
        let frames = frames.enumerated().map { index, frame in
            let place = frame.file.map { ",\"sourceFile\":\"\($0)\",\"sourceLine\":\(frame.line ?? 1)" } ?? ""
            return "{\"imageIndex\":\(index),\"symbol\":\"\(frame.symbol ?? "")\"\(place)}"
        }.joined(separator: ",")
        let messages = report.messages.map { "\"\($0.replacing("\"", with: "'"))\"" }.joined(separator: ",")
        let thread = "{\"triggered\":true,\"queue\":\"\(queue)\",\"frames\":[\(frames)]}"
        return """
            {"bug_type":"309"}
            {"exception":{"type":"\(exception)"},"asi":{"libdispatch.dylib":[\(messages)]},"faultingThread":0,"threads":[\(thread)],"usedImages":[\(images)]}
            """
    }

    private var crash: String {
        let frames = frames.enumerated().map {
            "\($0)   \($1.image ?? "Harbor")  0x100b2c3d4 \($1.symbol ?? "") + 40\(place(of: $1))"
        }
        return """
            Process:             Harbor [4717]
            Exception Type:  \(exception)
            Triggered by Thread:  0

            Application Specific Information:
            \(report.messages.joined(separator: "\n"))

            Thread 0 Crashed:: Dispatch queue: \(queue)
            \(frames.joined(separator: "\n"))
            """
    }

    private var lldb: String {
        let frames = frames.enumerated().map {
            "    frame #\($0): 0x0000000100624d9c \($1.image ?? "Harbor")`\($1.symbol ?? "")\(at($1))"
        }
        return """
            \(report.messages.joined(separator: "\n"))
            (lldb) bt
            * thread #1, queue = '\(queue)', stop reason = \(exception)
            \(frames.joined(separator: "\n"))
            """
    }

    private var gdb: String {
        let frames = frames.enumerated().map {
            "#\($0)  0x0000000100624d9c in \($1.symbol ?? "") ()\(at($1)) from \($1.image ?? "Harbor")"
        }
        return """
            \(report.messages.joined(separator: "\n"))
            Thread 1 "Harbor" received signal \(exception)
            (gdb) bt
            \(frames.joined(separator: "\n"))
            """
    }

    private var stack: String {
        let frames = frames.enumerated().map {
            "\($0)  \($1.image ?? "Harbor")  0x100b2c3d4 \($1.symbol ?? "") + 40\(place(of: $1))"
        }
        return """
            \(exception)
            \(report.messages.joined(separator: "\n"))
            Crashed: \(queue)
            \(frames.joined(separator: "\n"))
            """
    }

    private var swift: String {
        let frames = frames.enumerated().map {
            "\($0) 0x0000000100624d9c \($1.symbol ?? "") + 40 in \($1.image ?? "Harbor")\(at($1))"
        }
        return """
            \(report.messages.joined(separator: "\n"))
            *** Program crashed: \(exception) at 0x0000000100624d9c ***

            Thread 0 "Harbor" crashed:

            \(frames.joined(separator: "\n"))
            """
    }

    private func place(of frame: CrashFrame) -> String { frame.file.map { " (\($0):\(frame.line ?? 1))" } ?? "" }
    private func at(_ frame: CrashFrame) -> String { frame.file.map { " at \($0):\(frame.line ?? 1):1" } ?? "" }
}
