import Foundation
import Testing

/// `script` runs a program in a terminal. Only util-linux's version has these options.
private enum Terminal {
    static let isPossible =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

    /// The text in the command's terminal, from both of its streams.
    static func run(_ line: String, in folder: Scratch, environment: [String: String] = [:]) throws -> Tool.Run {
        try folder.write(line, to: ".line.sh")
        return try Tool.shell(
            "exec script --quiet --return --command 'sh .line.sh' /dev/null", in: folder,
            environment: ["TERM": "xterm"].merging(environment) { $1 })
    }
}

@Suite("Progress", .enabled(if: Terminal.isPossible, "util-linux is not installed"))
struct ProgressTests {
    private let folder: Scratch
    private static let slow = "(sleep 2.5; cat Poller.swift) | \"$timerlint\" - --stdin-filename Poller.swift"

    init() throws {
        folder = try Scratch()
        try folder.write(Sample.warning, to: "Poller.swift")
    }

    @Test("a terminal shows it after a second, on one line that is gone in the end")
    func shows() throws {
        let run = try Terminal.run(Self.slow, in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("\r\u{1B}[Ktimerlint: looking for files… "))
        let last = try #require(run.output.range(of: "timerlint: looking for files", options: .backwards))
        #expect(
            run.output[last.upperBound...].contains(/^… \d+ s\r\u{1B}\[K/), "the line is taken away before the report")
        #expect(run.output.contains("1 warning in 1 file\r\n"))
    }

    @Test(
        "what is quick, --quiet, a dumb terminal and a pipe show none", arguments: ["quick", "quiet", "dumb", "pipe"])
    func showsNothing(_ how: String) throws {
        let run =
            switch how {
            case "quick": try Terminal.run("\"$timerlint\"", in: folder)
            case "quiet": try Terminal.run(Self.slow + " --quiet", in: folder)
            case "dumb": try Terminal.run(Self.slow, in: folder, environment: ["TERM": "dumb"])
            default: try Terminal.run(Self.slow + " 2>errors; cat errors", in: folder)
            }
        #expect(run.output.contains(Sample.warningRule))
        // On a busy machine nothing is fast.
        #expect(how == "quick" && run.seconds > 1 || !run.output.contains("timerlint: "))
    }

    @Test(
        "a terminal gets the text format, in color, unless the environment says no",
        arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
    func colorsTerminal(_ environment: [String: String]) throws {
        let run = try Terminal.run("\"$timerlint\"", in: folder, environment: environment)
        #expect(run.output.contains("^^^"), "the excerpt of 'text'")
        #expect(run.output.contains("\u{1B}[") == environment.isEmpty)
    }
}
