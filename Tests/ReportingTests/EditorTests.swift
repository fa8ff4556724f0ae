import Foundation
import Testing
import TimerlintReporting
import TimerlintTestSupport

/// Loads the output into real editors. A folder contains it as `out.log`, next to the source file.
private final class Desk {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-\(UUID().uuidString)")
        let source = "My App/Clock.swift"
        let file = url.appendingPathComponent(source)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: SampleReport.folder.appendingPathComponent(source), to: file)
        try Data(SampleReport.report().text(.concise).utf8).write(to: url.appendingPathComponent("out.log"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}

@Suite(.enabled(if: Program.isCI || Program.exists("vim"), "vim is not installed"))
struct VimTests {
    /// `[file, line, column, type, message]` of each entry with a location, and Vim's first jump target.
    private func quickfix(settings: String) throws -> (entries: [[String]], jump: String) {
        let desk = try Desk()
        let script = """
            \(settings)
            cfile out.log
            let jump = bufname('') . ':' . line('.') . ':' . col('.')
            let entries = filter(getqflist(), 'v:val.valid')
            call map(entries, '[bufname(v:val.bufnr), string(v:val.lnum), string(v:val.col), v:val.type, v:val.text]')
            call writefile([json_encode(entries), json_encode(jump)], 'result.json')
            quitall!
            """
        try desk.write(script, to: "script.vim")
        _ = try Program.run("vim", ["-Nu", "NONE", "-es", "--not-a-term", "-c", "source script.vim"], in: desk.url)
        let lines = try desk.read("result.json").split(separator: "\n").map(String.init)
        let entries = try ParsedJSON(lines[0]).list.map { $0.list.map { $0.text ?? "" } }
        return (entries, try ParsedJSON(lines[1]).text ?? "")
    }

    @Test func vimReadsTheOutputAsItIs() throws {
        let (entries, jump) = try quickfix(settings: "")
        #expect(
            entries.map { Array($0[0...2]) } == [
                ["My App/Clock.swift", "10", "90"], ["My App/Clock.swift", "10", "33"],
                ["My App/Clock.swift", "18", "9"],
            ])
        #expect(
            entries[2][4]
                == " error: 'source' is cancelled while suspended, and its release traps [cancel_while_suspended]")
        #expect(jump == "My App/Clock.swift:10:90")
    }

    @Test func theSettingsOfTheREADMETellErrorsFromWarnings() throws {
        let (entries, _) = try quickfix(settings: snippet("vim"))
        #expect(entries.map { $0[3] } == ["w", "n", "e"])
        #expect(entries.map { $0[2] } == ["90", "33", "9"])
        #expect(entries[1][4] == "'timer' stops while the user scrolls [default_run_loop_mode]")
    }
}

@Suite(.enabled(if: Program.isCI || Program.exists("emacs"), "emacs is not installed"))
struct EmacsTests {
    @Test func compilationModeReadsTheOutputAsItIs() throws {
        let desk = try Desk()
        // Types are 0 for notes, 1 for warnings and 2 for errors.
        let script = """
            (require 'compile)
            (with-current-buffer (find-file-noselect "out.log")
              (compilation-mode)
              (compilation--ensure-parse (point-max))
              (goto-char (point-min))
              (while (not (eobp))
                (let ((message (get-text-property (point) 'compilation-message)))
                  (when message
                    (let ((loc (compilation--message->loc message)))
                      (princ (format "%s:%s:%s:%s\\n" (caar (compilation--loc->file-struct loc)) (compilation--loc->line loc)
                                     (compilation--loc->col loc) (compilation--message->type message))))))
                (forward-line)))
            """
        try desk.write(script, to: "script.el")
        let result = try Program.run("emacs", ["--batch", "--quick", "--load", "script.el"], in: desk.url)
        #expect(
            result.output.split(separator: "\n") == [
                "My App/Clock.swift:10:90:1", "My App/Clock.swift:10:33:0", "My App/Clock.swift:18:9:2",
            ], "\(result.output)")
    }

    @Test func theSettingOfTheREADMEIsTheCommandToRun() throws {
        let script = try snippet("emacs") + "\n(princ compile-command)"
        let result = try Program.run("emacs", ["--batch", "--quick", "--eval", "(progn (require 'compile) \(script))"])
        #expect(result.output == "timerlint lint --format concise")
    }
}

@Suite struct XcodeBuildPhaseTests {
    /// The arguments of the README's build phase in an environment, printed by a stand-in for `timerlint`.
    private func arguments(_ environment: [String]) throws -> String {
        let desk = try Desk()
        try desk.write("#!/bin/sh\necho \"$@\"\n", to: "timerlint")
        try desk.write(snippet("xcode"), to: "phase.sh")
        _ = try Program.run("chmod", ["+x", "timerlint"], in: desk.url)
        let path = "PATH=\(desk.url.path):/usr/bin:/bin"
        return try Program.run("env", ["-i", path] + environment + ["sh", "phase.sh"], in: desk.url).output
    }

    @Test func itLintsTheInputFilesOfThePhase() throws {
        let files = "lint --format xcode --fail-on error --use-script-input-files\n"
        #expect(try arguments(["SCRIPT_INPUT_FILE_COUNT=2"]) == files)
        #expect(try arguments(["SCRIPT_INPUT_FILE_COUNT=0", "SCRIPT_INPUT_FILE_LIST_COUNT=1"]) == files)
    }

    @Test func itLintsTheWholeProjectWithoutAny() throws {
        let whole = "lint --format xcode --fail-on error /Users/me/My App\n"
        #expect(
            try arguments(["SCRIPT_INPUT_FILE_COUNT=0", "SCRIPT_INPUT_FILE_LIST_COUNT=0", "SRCROOT=/Users/me/My App"])
                == whole)
        #expect(try arguments(["SRCROOT=/Users/me/My App"]) == whole)
    }
}
