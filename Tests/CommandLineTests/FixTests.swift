import Foundation
import Testing

@Suite("Fixing")
struct FixTests {
    /// A warning with a safe fix (default_run_loop_mode) and nothing else.
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

    @Test("--fix mends the file, keeps its permissions, and exits by what remains")
    func fixes() throws {
        let path = folder.url.appendingPathComponent("App/ClockView.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try Tool.run(["App"], in: folder).status == 1)
        let run = try Tool.run(["--fix", "App"], in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("mended 1 finding in 1 file"))
        #expect(try folder.read("App/ClockView.swift").contains(".common"))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("App").path) == ["ClockView.swift"])
        #expect(try Tool.run(["App"], in: folder).status == 0)
    }

    @Test("--diff writes nothing, wins over --fix, and is what git apply takes")
    func diffs() throws {
        let run = try Tool.run(["--diff", "--fix", "App"], in: folder)
        #expect(run.status == 1)
        #expect(try folder.read("App/ClockView.swift") == Self.fixable)
        try folder.write(run.output, to: "mend.diff")
        let applied = try Tool.shell("git init -q . && git apply mend.diff && \"$timerlint\" App", in: folder)
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(try Tool.run(["--diff", "App"], in: folder).status == 0)
    }

    @Test("standard input comes out mended, the findings on the other stream")
    func fixesInput() throws {
        let run = try Tool.run(
            ["-", "--stdin-filename", "App/ClockView.swift", "--fix"], in: folder, input: Data(Self.fixable.utf8))
        #expect(run.status == 0)
        #expect(run.output.contains(".common") && run.output.hasPrefix("import UIKit\n"))
        #expect(try folder.read("App/ClockView.swift") == Self.fixable, "the file itself stays")
    }

    @Test("standard input without faults comes out as it is")
    func keepsInput() throws {
        let run = try Tool.run(["-", "--stdin-filename", "Poller.swift", "--fix"], in: folder, input: Data(Sample.warning.utf8))
        #expect(run.output == Sample.warning)
        #expect(run.status == 1)
        #expect(run.errors.contains("[\(Sample.warningRule)]"))
    }

    @Test("only named files are mended")
    func fixesSelected() throws {
        try folder.write(Self.fixable, to: "Other/ClockView.swift")
        try folder.write("", to: ".timerlint.yml")
        #expect(try Tool.run(["--fix", "App"], in: folder).status == 0)
        #expect(try folder.read("Other/ClockView.swift") == Self.fixable)
    }

    @Test("a link stays a link, and what it leads to is mended")
    func fixesThroughLinks() throws {
        let link = folder.url.appendingPathComponent("Link.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "App/ClockView.swift")
        #expect(try Tool.run(["--fix", "Link.swift"], in: folder).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "App/ClockView.swift")
        #expect(try folder.read("App/ClockView.swift").contains(".common"))
    }
}
