import Foundation
import Testing

@Suite("Fixing")
struct FixTests {
    /// One warning with a safe fix (default_run_loop_mode) and nothing else.
    private static let fixable = """
        import UIKit
        final class ClockView: UIView {
            private var timer: Timer?
            func start() {
                timer?.invalidate()
                let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
                RunLoop.main.add(timer, forMode: .default)
                self.timer = timer
            }
            func stop() { timer?.invalidate() }
        }

        """
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
        try folder.write(Self.fixable, to: "App/ClockView.swift")
    }

    @Test("--fix fixes the file, keeps its permissions, and exits by what remains")
    func fixes() throws {
        let path = folder.url.appendingPathComponent("App/ClockView.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try Tool.run(["App"], in: folder).status == 1)
        let run = try Tool.run(["--fix", "App"], in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("fixed 1 finding in 1 file"))
        #expect(try folder.read("App/ClockView.swift").contains(".common"))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("App").path) == [
                "ClockView.swift"
            ])
        #expect(try Tool.run(["App"], in: folder).status == 0)
    }

    @Test("--diff writes nothing, wins over --fix, and is what git apply takes")
    func diffs() throws {
        let run = try Tool.run(["--diff", "--fix", "App"], in: folder)
        #expect(run.status == 1)
        #expect(try folder.read("App/ClockView.swift") == Self.fixable)
        try folder.write(run.output, to: "fix.diff")
        let applied = try Tool.shell("git init -q . && git apply fix.diff && \"$timerlint\" App", in: folder)
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(try Tool.run(["--diff", "App"], in: folder).status == 0)
    }

    @Test("a diff from a folder of a repository applies there and at its root", arguments: ["App", "."])
    func diffsBelowTheRoot(_ place: String) throws {
        try folder.write(Self.fixable, to: "App/Sub folder/Bell.swift")
        let made = try Tool.shell("git init -q . && cd App && \"$timerlint\" --diff . > ../fix.diff", in: folder)
        #expect(made.status == 1)
        let applied = try Tool.shell("cd \(place) && git apply \(place == "." ? "" : "../")fix.diff", in: folder)
        #expect(applied.status == 0, "\(applied.errors)")
        for name in ["App/ClockView.swift", "App/Sub folder/Bell.swift"] {
            #expect(try folder.read(name).contains(".common"))
        }
    }

    @Test("standard input comes out fixed, the findings on the other stream")
    func fixesInput() throws {
        let run = try Tool.run(
            ["-", "--stdin-filename", "App/ClockView.swift", "--fix"], in: folder, input: Data(Self.fixable.utf8))
        #expect(run.status == 0)
        #expect(run.output.contains(".common") && run.output.hasPrefix("import UIKit\n"))
        #expect(try folder.read("App/ClockView.swift") == Self.fixable, "the file itself stays")
    }

    @Test("standard input without faults comes out as it is")
    func keepsInput() throws {
        let run = try Tool.run(
            ["-", "--stdin-filename", "Poller.swift", "--fix"], in: folder, input: Data(Sample.warning.utf8))
        #expect(run.output == Sample.warning)
        #expect(run.status == 1)
        #expect(run.errors.contains("[\(Sample.warningRule)]"))
    }

    /// A finding in Poller.swift whose fix changes Handler.swift.
    private func writeSplitPoller() throws {
        try folder.write(
            """
            // Longer than the other file, so that an offset of one is none of the other.
            import Dispatch
            final class Poller {
                let timer = DispatchSource.makeTimerSource(queue: .main)
                var polls = 0
                init() {
                    timer.schedule(deadline: .now(), repeating: 5)
                    listen()
                    timer.activate()
                }
                deinit { timer.cancel() }
            }

            """, to: "Split/Poller.swift")
        try folder.write(
            "extension Poller {\n    func listen() {\n        timer.setEventHandler { self.polls += 1 }\n    }\n}\n",
            to: "Split/Handler.swift")
    }

    @Test("a fix names the file that it changes, in every format")
    func namesTheChangedFile() throws {
        try writeSplitPoller()
        let json = try Tool.run(["--format", "json", "Split"], in: folder)
        #expect(json.status == 1, "\(json.errors)")
        #expect(json.output.contains("\"path\": \"Split/Handler.swift\""))
        let sarif = try Tool.run(["--format", "sarif", "Split"], in: folder)
        let run = try #require(try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
            .sections("runs")[0]
        let change = try #require(
            run.sections("results").first?.sections("fixes").first?.sections("artifactChanges").first)
        #expect(
            change.section("artifactLocation")["uri"] as? String == "Handler.swift",
            "from the root, which is the folder that was named")
        #expect(change.sections("replacements")[0].section("deletedRegion")["startLine"] as? Int == 3)
        let rdjson = try Tool.run(["--format", "rdjson", "Split"], in: folder)
        #expect(
            rdjson.status == 1 && !rdjson.output.contains("suggestions"),
            "reviewdog can change no other file than the finding's")
        #expect(
            try Tool.run(["--format", "text", "Split"], in: folder).output.contains(
                "   in: Split/Handler.swift\n    3 -"))
    }

    @Test("a fix of another file is made there, unless that file is not to be changed")
    func fixesAnotherFile() throws {
        try writeSplitPoller()
        let one = try Tool.run(["--unsafe-fixes", "Split/Poller.swift"], in: folder)
        #expect(one.status == 1)
        #expect(try folder.read("Split/Handler.swift").contains("{ self.polls"))
        let both = try Tool.run(["--unsafe-fixes", "Split"], in: folder)
        #expect(both.status == 0, "\(both.output)\(both.errors)")
        #expect(
            try folder.read("Split/Handler.swift").contains("timer.setEventHandler { [weak self] in self?.polls += 1 }")
        )
    }

    @Test("only named files are fixed")
    func fixesSelected() throws {
        try folder.write(Self.fixable, to: "Other/ClockView.swift")
        try folder.write("", to: ".timerlint.yml")
        #expect(try Tool.run(["--fix", "App"], in: folder).status == 0)
        #expect(try folder.read("Other/ClockView.swift") == Self.fixable)
    }

    @Test("a link stays a link, and what it leads to is fixed")
    func fixesThroughLinks() throws {
        let link = folder.url.appendingPathComponent("Link.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "App/ClockView.swift")
        #expect(try Tool.run(["--fix", "Link.swift"], in: folder).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "App/ClockView.swift")
        #expect(try folder.read("App/ClockView.swift").contains(".common"))
    }
}
