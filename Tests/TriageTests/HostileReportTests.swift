import Foundation
import Testing
import TimerlintTestSupport

@testable import TimerlintTriage

@Suite("A hostile report")
struct HostileReportTests {
    private func read(_ text: String) throws -> [CrashReport] { try ReportReader.read(Array(text.utf8)) }

    @Test("says why it cannot be read")
    func saysWhy() {
        #expect(throws: ReportReader.Unreadable.empty) { try read("") }
        #expect(throws: ReportReader.Unreadable.empty) { try read(" \r\n\t") }
        #expect(throws: ReportReader.Unreadable.binary) { try ReportReader.read([0xCF, 0xFA, 0xED, 0xFE, 0x00, 0x01]) }
        #expect(throws: ReportReader.Unreadable.tooDeep) {
            try read("{\"threads\":" + String(repeating: "[", count: 100_000))
        }
        #expect(throws: ReportReader.Unreadable.noReport) {
            try read("We saw 1. a crash and 2. another one.\n{\"a\": 1}\n")
        }
        #expect(throws: ReportReader.Unreadable.noReport) { try read("1. do this\n2. do that\n3. see it crash\n") }
    }

    @Test(
        "may break off anywhere",
        arguments: [
            "release_suspended.ips", "over_resume.crash", "release.swift.json", "release_unbalanced.lldb.txt",
            "payload.metrickit.json",
        ])
    func breaksOff(_ file: String) throws {
        let bytes = try ReportFixture.bytes(file)
        let whole = try causes(in: bytes)
        try #require(!ReportReader.read(bytes).isEmpty)
        for end in bytes.indices {
            #expect(try causes(in: Array(bytes[..<end])).isSubset(of: whole), "cut at \(end)")
        }
    }

    /// The causes of the crashes that a text reports; none if it is no report.
    /// - Throws: any error but that there is no report.
    private func causes(in bytes: [UInt8]) throws -> Set<CauseKind> {
        do {
            return Set(
                try ReportReader.read(bytes).compactMap {
                    TriagedReport($0, input: "", index: 0, matcher: nil).cause?.kind
                })
        } catch ReportReader.Unreadable.empty, ReportReader.Unreadable.noReport {
            return []
        }
    }

    @Test("may have Windows' line endings, a byte-order mark and a lead")
    func hasOtherEndings() throws {
        let text = String(decoding: try ReportFixture.bytes("over_resume.crash"), as: UTF8.self)
        let other = try read(
            "\u{FEFF}Hello, this is what I got:\r\n\r\n" + text.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(other.count == 1)
        #expect(TriagedReport(other[0], input: "", index: 0, matcher: nil).cause?.kind == .overResume)
    }

    @Test("may have values of wrong types")
    func hasWrongTypes() throws {
        for (text, threads) in [
            ("{\"bug_type\":309}\n{\"threads\":7,\"exception\":{\"type\":[]}}", [0]),
            ("{\"threads\":[{\"frames\":{\"a\":1}},null,3],\"asi\":[]}", [3]),
            ("{\"kind\":\"crashReport\",\"threads\":\"x\"}", [0]),
        ] {
            let reports = try read(text)
            #expect(reports.map(\.threads.count) == threads, "\(text)")
            #expect(reports.allSatisfy { TriagedReport($0, input: "", index: 0, matcher: nil).cause == nil })
        }
    }

    @Test("costs in proportion to its length")
    func costsInProportion() throws {
        func seconds(_ count: Int) throws -> Double {
            let frames = (0..<count).map {
                "\($0 % 100)  Harbor  0x100b2c3d4 closure #1 () -> () in Net.Poller.start(every: Swift.Int) -> () + 40"
            }
            let bytes = Array(("Thread 0 Crashed:\n" + frames.joined(separator: "\n")).utf8)
            let start = ContinuousClock.now
            for report in try ReportReader.read(bytes) { _ = TriagedReport(report, input: "", index: 0, matcher: nil) }
            let duration = (ContinuousClock.now - start).components
            return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
        }
        let small = try seconds(2_000)
        #expect(try seconds(16_000) < 8 * small * 4 + 0.5)
    }

    @Test("may hold several")
    func holdsSeveral() throws {
        let one = try ReportFixture.bytes("over_resume.crash")
        let two = try ReportFixture.bytes("release_suspended.ips")
        #expect(try ReportReader.read(one + one + two).count == 3)
    }
}
