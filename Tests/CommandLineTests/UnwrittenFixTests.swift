import Foundation
import Testing

@Suite("Fixes and the file system") struct UnwrittenFixTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
        try folder.write(Sample.fixable, to: "App/ClockView.swift")
        try folder.write(
            Sample.fixable.replacingOccurrences(of: "ClockView", with: "OtherView"), to: "App/OtherView.swift")
    }

    @Test("a fix that cannot be written keeps its finding in every format, and is not counted")
    func keepsFinding() throws {
        _ = try Tool.shell("chmod a-w App/ClockView.swift", in: folder)
        let run = try Tool.run(
            ["lint", "--fix", "--format", "concise", "--format", "json=report.json", "--format", "sarif=report.sarif"],
            in: folder)
        #expect(run.status == 2)
        #expect(run.lines.count == 1 && run.output.hasPrefix("App/ClockView.swift:6:"), "\(run.output)")
        #expect(run.errors.contains("fixed 1 finding in 1 file\n"), "\(run.errors)")
        #expect(run.errors.contains("App/ClockView.swift: not written: it is read-only"))
        for report in ["report.json", "report.sarif"] {
            #expect(try folder.read(report).contains("default_run_loop_mode"))
        }
    }

    @Test(
        "a second run changes nothing, whatever is left open in a file",
        arguments: ["#if DEBUG", "}", "{", "/*", "(", "\"\"\"", "#endif", "#else"])
    func isSettled(_ rest: String) throws {
        try folder.write("import UIKit\n\(rest)\n" + Sample.fixable, to: "App/Broken.swift")
        try folder.write(Sample.fixable + rest + "\n", to: "App/Open.swift")
        try folder.write(
            Sample.fixable.replacingOccurrences(of: "    func stop", with: "\(rest)\n    func stop"),
            to: "App/Middle.swift")
        _ = try Tool.run(["lint", "--fix", "--unsafe-fixes"], in: folder)
        let files = ["App/Broken.swift", "App/Open.swift", "App/Middle.swift", "App/ClockView.swift"]
        let once = try files.map(folder.read)
        _ = try Tool.run(["lint", "--fix", "--unsafe-fixes"], in: folder)
        #expect(try files.map(folder.read) == once)
    }

    @Test("what would be written behind a body that nothing closes, into what is open there, is no fix")
    func leavesOpenBodies() throws {
        let text = """
            import Dispatch

            func outer() {
                let source = DispatchSource.makeTimerSource(queue: .main)
                source.schedule(deadline: .now(), repeating: 1)
                source.resume()
                source.suspend()

            func inner() {
                print(2)

            """
        try folder.write(text, to: "App/Open.swift")
        let found = try Tool.run(["lint", "App/Open.swift"], in: folder)
        #expect(found.output.contains("[released_while_suspended]"), "\(found.output)")
        _ = try Tool.run(["lint", "--fix", "--unsafe-fixes", "App/Open.swift"], in: folder)
        #expect(try folder.read("App/Open.swift") == text)
    }

    @Test("a signal leaves no file of the tool's own behind", arguments: ["INT", "TERM", "HUP"])
    func clearsUp(_ signal: String) throws {
        for index in 0..<60 {
            try folder.write(
                Sample.fixable.replacingOccurrences(of: "ClockView", with: "View\(index)"), to: "App/View\(index).swift"
            )
        }
        for hundredths in stride(from: 4, through: 60, by: 8) {
            let line =
                "(trap - INT; exec \"$timerlint\" lint --fix App) & sleep 0.\(hundredths < 10 ? "0" : "")\(hundredths); kill -\(signal) $!; wait $!; true"
            _ = try Tool.shell(line, in: folder)
            let left = try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appendingPathComponent("App").path
            ).filter { $0.hasPrefix(".timerlint-") }
            #expect(left == [])
            for index in 0..<60 {
                try folder.write(
                    Sample.fixable.replacingOccurrences(of: "ClockView", with: "View\(index)"),
                    to: "App/View\(index).swift")
            }
        }
    }

    @Test(
        "two formats to one file are a mistake",
        arguments: [["a.txt", "a.txt"], ["a.txt", "./a.txt"], ["a.txt", "App/../a.txt"]])
    func refusesOneFileForTwo(_ files: [String]) throws {
        let run = try Tool.run(["lint", "--format", "json=\(files[0])", "--format", "sarif=\(files[1])"], in: folder)
        #expect(
            run.status == 2 && run.errors.contains("two formats are to be written to '\(files[1])'"), "\(run.errors)")
    }

    @Test("numbers that no integer holds are written as they are")
    func writesLargeNumbers() throws {
        try folder.write("rules: { sub_resolution_interval: { options: { minimum: 1e308 } } }", to: ".timerlint.yml")
        for interval in ["-1e300", "1e307", "1e19", "-0x1p1000"] {
            try folder.write(Sample.note.replacingOccurrences(of: "0.01", with: interval), to: "App/Animator.swift")
            let run = try Tool.run(["lint", "--format", "json", "--only", Sample.noteRule], in: folder)
            #expect(run.status == 0 && run.output.contains("sub_resolution_interval"), "\(run.output)")
        }
    }

    @Test(
        "an interval of 0 or less is shown as the 0.1 ms that Foundation makes of it", arguments: ["0", "-1", "-1e300"])
    func writesIntervalsOfNothing(_ interval: String) throws {
        try folder.write(Sample.note.replacingOccurrences(of: "0.01", with: interval), to: "App/Animator.swift")
        let run = try Tool.run(["lint", "--only", Sample.noteRule], in: folder)
        #expect(run.output.contains("every 0.1 ms,"), "\(run.output)")
    }
}
