import Testing

@testable import TimerlintTriage

/// Reports as they are on disks and in trackers, and how much of them is read.
@Suite("A report's text")
struct ReadingTests {
    private func read(_ text: String) throws -> [CrashReport] { try ReportReader.read(Array(text.utf8)) }

    private func only(_ text: String) throws -> CrashReport {
        let reports = try read(text)
        try #require(reports.count == 1)
        return reports[0]
    }

    private func judged(_ text: String) throws -> TriagedReport {
        TriagedReport(try only(text), input: "", index: 0, matcher: nil)
    }

    /// An `.ips` body with one thread of named frames.
    private func ips(threads: String, rest: String = "") -> String {
        """
        {"bug_type":"309","app_name":"Harbor"}
        {"exception":{"type":"EXC_BREAKPOINT","signal":"SIGTRAP"},\(rest)"threads":\(threads),
        "usedImages":[{"name":"Harbor"},{"name":"libdispatch.dylib"}]}
        """
    }

    @Test("of type 109 has a crash report in text behind its first line")
    func readsOldBody() throws {
        let body = String(decoding: try ReportFixture.bytes("over_resume.crash"), as: UTF8.self)
        let header = "{\"bug_type\":\"109\",\"os_version\":\"iPhone OS 13.3\",\"name\":\"Harbor\"}"
        let triaged = try judged("\(header)\n\(body)")
        #expect(triaged.report.format == .crash)
        #expect(triaged.report.process == "Harbor")
        #expect(triaged.cause?.kind == .overResume)
    }

    @Test("names the thread that died by its number where none is marked")
    func findsFaultingThread() throws {
        let report = try only(
            ips(
                threads: """
                    [{"frames":[{"symbol":"mach_msg2_trap","imageIndex":1}]},
                    {"frames":[{"symbol":"_dispatch_lane_resume","imageIndex":1},{"symbol":"Poller.again()"}]}]
                    """, rest: "\"faultingThread\":1,"))
        #expect(report.judgedFrames.map(\.symbol) == ["_dispatch_lane_resume", "Poller.again()"])
        // A frame without an image's number belongs to the first.
        #expect(report.judgedFrames.map(\.image) == ["libdispatch.dylib", "Harbor"])
    }

    @Test("of an exception is judged by where it was thrown")
    func prefersExceptionFrames() throws {
        let report = try only(
            ips(
                threads: "[{\"triggered\":true,\"frames\":[{\"symbol\":\"abort\"}]}]",
                rest: "\"lastExceptionBacktrace\":[{\"symbol\":\"-[Pane tick]\"}],"))
        #expect(report.judgedFrames.map(\.symbol) == ["-[Pane tick]"])
        #expect(report.crashedThread?.frames.first?.symbol == "abort")
    }

    @Test("of MetricKit may hold several diagnostics, in several payloads, each with its callers outward")
    func readsEachDiagnostic() throws {
        func diagnostic(_ signal: Int, _ image: String) -> String {
            """
            {"diagnosticMetaData":{"exceptionType":6,"signal":\(signal)},"callStackTree":{"callStacks":[
            {"threadAttributed":false,"callStackRootFrames":[{"binaryName":"libsystem_kernel.dylib"}]},
            {"threadAttributed":true,"callStackRootFrames":[{"binaryName":"libdispatch.dylib","subFrames":[
            {"binaryName":"\(image)"}]}]}]}}
            """
        }
        let first = "{\"crashDiagnostics\":[\(diagnostic(5, "Harbor")),\(diagnostic(4, "Quay"))]}"
        let reports = try read("[\(first),{\"crashDiagnostics\":[\(diagnostic(6, "Pier"))]}]")
        #expect(
            reports.map { $0.judgedFrames.map(\.image) }
                == ["Harbor", "Quay", "Pier"].map {
                    ["libdispatch.dylib", $0]
                })
        #expect(
            reports.map(\.exception) == ["SIGTRAP", "SIGILL", "SIGABRT"].map { "EXC_BREAKPOINT (\($0))" })
    }

    @Test("may be quoted, fenced and escaped, as trackers show it")
    func readsQuotes() throws {
        let text = """
            > ```
            > Thread 0 Crashed:
            > 0  libdispatch.dylib  0x1a1b2c3d4 \\_dispatch\\_lane\\_resume + 24
            > 1  Harbor  0x100b2c3d4 Poller.again() + 40
            > BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object
            > ```
            """
        let triaged = try judged(text)
        #expect(triaged.cause?.kind == .overResume)
        #expect(triaged.appFrame?.name?.text == "Poller.again()")
    }

    @Test("of a debugger loses the arguments' values, and a compiler's file is no place")
    func dropsWhatIsNoName() throws {
        let lldb = try only(
            """
            * thread #1, stop reason = EXC_BREAKPOINT
              * frame #0: 0x0000000100624d9c Harbor`Poller.stop(self=0x0000600000c4) at Poller.swift:12:5
            """)
        #expect(lldb.judgedFrames.first?.symbol == "Poller.stop()")
        #expect(lldb.judgedFrames.first?.line == 12)
        let swift = try only(
            """
            *** Program crashed: Illegal instruction at 0x0000000100624d9c ***

            Thread 0 "Harbor" crashed:

            0 [ra] 0x0000000100624d9c Poller.stop() + 40 in Harbor at //<compiler-generated>:0
            """)
        #expect(swift.judgedFrames.first?.symbol == "Poller.stop()")
        #expect(swift.judgedFrames.first?.file == nil)
    }

    @Test("has no name where the system hides one", arguments: ["<redacted>", "???", "0x00000001b1c2d3e4"])
    func knowsMissingNames(_ symbol: String) throws {
        let report = try only("Thread 0 Crashed:\n0  Harbor  0x100b2c3d4 \(symbol) + 24\n")
        #expect(report.judgedFrames.map(\.symbol) == [nil])
    }

    @Test("is read up to a number of frames and threads, and refused above a size and a depth")
    func isLimited() throws {
        let frames = (0..<5000).map { "\($0)  Harbor  0x100b2c3d4 Poller.again() + 40" }.joined(separator: "\n")
        #expect(try only("Thread 0 Crashed:\n\(frames)\n").judgedFrames.count == 4096)
        let threads = (0..<3000).map { "Thread \($0):\n0  Harbor  0x100b2c3d4 Poller.again() + 40\n" }
        #expect(try only("Exception Type:  EXC_BREAKPOINT (SIGTRAP)\n\(threads.joined())").threads.count == 2048)
        func nested(_ depth: Int) -> String {
            let lists = depth - 1
            return "{\"crashDiagnostics\":" + String(repeating: "[", count: lists) + "7"
                + String(repeating: "]", count: lists) + "}"
        }
        #expect(try read(nested(512)).count == 1)
        #expect(throws: ReportReader.Unreadable.tooDeep) { try read(nested(513)) }
        let large = [UInt8](repeating: UInt8(ascii: "x"), count: 64 << 20)
        #expect(throws: ReportReader.Unreadable.noReport) { try ReportReader.read(large) }
        #expect(throws: ReportReader.Unreadable.tooLarge) { try ReportReader.read(large + [UInt8(ascii: "x")]) }
    }
}
