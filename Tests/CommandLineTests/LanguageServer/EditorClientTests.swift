import Foundation
import Testing

/// Runs real editors without a screen: each opens a project, shows a diagnostic, applies its fix, and no longer
/// shows it.
private struct Editor {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
        try folder.write(Sample.fixable, to: "App/Clock.swift")
        try folder.write("", to: "App/.timerlint.yml")
    }

    /// Runs an editor with a script that prints its observations; returns the lines.
    func run(_ command: String, _ script: String, named name: String) throws -> [Substring] {
        try folder.write(script, to: name)
        let run = try Tool.shell(
            "cd App && \(command) ../\(name) >../seen 2>../errors || true; cat ../seen", in: folder,
            environment: ["TIMERLINT": Tool.url.path, "XDG_RUNTIME_DIR": folder.url.path])
        let errors = try folder.read("errors")
        #expect(!run.lines.isEmpty, "\(errors)")
        return run.lines
    }

    static func canRun(_ command: String) -> Bool {
        if ProcessInfo.processInfo.environment["CI"] != nil { return true }
        guard let folder = try? Scratch() else { return false }
        return (try? Tool.shell(command + " >/dev/null 2>&1", in: folder).status) == 0
    }

    static let actions = [
        "action: Add the timer to the common modes", "action: Ignore default_run_loop_mode here",
        "action: Explain default_run_loop_mode",
    ]

    func expectFixed() throws {
        #expect(try folder.read("App/Clock.swift").contains("forMode: .common"))
        let run = try Tool.run(["lint", "App"], in: folder)
        #expect(run.status == 0, "\(run.output)")
    }
}

@Suite("Neovim", .enabled(if: Editor.canRun("nvim --version"), "neovim is not installed")) struct NeovimClientTests {
    @Test("shows a finding, applies its fix, and shows it no more")
    func fixes() throws {
        let editor = try Editor()
        let script = """
            local function finish()
              io.stdout:flush()
              vim.cmd('qall!')
            end
            local function await(what, condition)
              if vim.wait(60000, condition, 20) then return end
              print('timed out: ' .. what)
              finish()
            end
            local function say(line) io.stdout:write(line .. '\\n') end
            vim.cmd('silent edit Clock.swift')
            local client = vim.lsp.start_client({ name = 'timerlint', cmd = { vim.env.TIMERLINT, 'lsp' }, root_dir = vim.fn.getcwd() })
            vim.lsp.buf_attach_client(0, client)
            await('a diagnostic', function() return #vim.diagnostic.get(0) > 0 end)
            local first = vim.diagnostic.get(0)[1]
            say('diagnostic: ' .. first.code .. ' in line ' .. first.lnum + 1)
            vim.api.nvim_win_set_cursor(0, { first.lnum + 1, first.col })
            vim.ui.select = function(actions, _, choose)
              for _, action in ipairs(actions) do say('action: ' .. action[2].title) end
              choose(actions[1], 1)
            end
            vim.lsp.buf.code_action()
            await('the end of the diagnostic', function() return #vim.diagnostic.get(0) == 0 end)
            say('diagnostics: ' .. #vim.diagnostic.get(0))
            vim.cmd('silent write')
            finish()
            """
        let seen = try editor.run("nvim --headless -u NONE -i NONE -n -S", script, named: "script.lua")
        #expect(
            seen.map(String.init) == ["diagnostic: default_run_loop_mode in line 6"] + Editor.actions + [
                "diagnostics: 0"
            ])
        try editor.expectFixed()
    }
}

/// Needed by both Emacs clients, because Debian has no Swift mode.
private let emacsPrelude = """
    (package-initialize)
    (define-derived-mode swift-mode prog-mode "Swift")
    (add-to-list 'auto-mode-alist '("\\\\.swift\\\\'" . swift-mode))
    (setq make-backup-files nil create-lockfiles nil)
    (defun await (what condition)
      (let ((end (+ (float-time) 60)))
        (while (not (funcall condition))
          (when (> (float-time) end) (princ (format "timed out: %s\\n" what)) (kill-emacs 1))
          (accept-process-output nil 0.05))))

    """

@Suite(
    "Emacs with eglot",
    .enabled(
        if: Editor.canRun("emacs --batch --eval \"(progn (package-initialize) (require 'eglot))\""),
        "eglot is not installed"))
struct EglotClientTests {
    @Test("shows a finding, applies its fix, and shows it no more")
    func fixes() throws {
        let editor = try Editor()
        let script =
            emacsPrelude + """
                (require 'eglot)
                (add-to-list 'eglot-server-programs `(swift-mode ,(getenv "TIMERLINT") "lsp"))
                (setq eglot-sync-connect 60)
                (find-file "Clock.swift")
                (apply #'eglot (eglot--guess-contact))
                (await "a diagnostic" (lambda () (flymake-start) (flymake-diagnostics)))
                (let ((first (car (flymake-diagnostics))))
                  (princ (format "diagnostic: %s in line %d\\n"
                                 (car (split-string (flymake-diagnostic-text first) ":")) (line-number-at-pos (flymake-diagnostic-beg first))))
                  (goto-char (flymake-diagnostic-beg first)))
                (dolist (action (eglot-code-actions (point)))
                  (princ (format "action: %s\\n" (plist-get action :title))))
                (setq last-nonmenu-event t completing-read-function (lambda (_ actions &rest _) (caar actions)))
                (eglot-code-actions (point) nil "quickfix" t)
                ;; What a timer of eglot's does once the user is idle; a batch never is.
                (eglot--signal-textDocument/didChange)
                (await "the end of the diagnostic" (lambda () (flymake-start) (null (flymake-diagnostics))))
                (princ (format "diagnostics: %d\\n" (length (flymake-diagnostics))))
                (save-buffer)
                """
        let seen = try editor.run("emacs --batch --no-init-file --load", script, named: "script.el")
        #expect(seen.first == "diagnostic: timerlint [default_run_loop_mode] in line 6")
        let others = seen.filter { $0.hasPrefix("action") || $0.hasPrefix("diagnostics") || $0.hasPrefix("timed out") }
        #expect(others.map(String.init) == Editor.actions + ["diagnostics: 0"])
        try editor.expectFixed()
    }
}

@Suite(
    "Emacs with lsp-mode",
    .enabled(
        if: Editor.canRun("emacs --batch --eval \"(progn (package-initialize) (require 'lsp-mode))\""),
        "lsp-mode is not installed"))
struct LSPModeClientTests {
    @Test("shows a finding, and no more once it is fixed")
    func showsDiagnostics() throws {
        let editor = try Editor()
        let script =
            emacsPrelude + """
                (require 'lsp-mode)
                (require 'lsp-diagnostics)
                (add-to-list 'lsp-language-id-configuration '(swift-mode . "swift"))
                (lsp-register-client
                 (make-lsp-client :new-connection (lsp-stdio-connection (list (getenv "TIMERLINT") "lsp"))
                                  :activation-fn (lsp-activate-on "swift") :add-on? t :server-id 'timerlint))
                (setq lsp-auto-guess-root t lsp-enable-file-watchers nil lsp-restart 'ignore)
                (defun diagnostics () (apply #'append (hash-table-values (lsp-diagnostics t))))
                (find-file "Clock.swift")
                (lsp-workspace-folders-add default-directory)
                (lsp)
                (await "a diagnostic" #'diagnostics)
                (dolist (diagnostic (diagnostics))
                  (princ (format "diagnostic: %s in line %d\\n" (lsp:diagnostic-code? diagnostic)
                                 (1+ (lsp:position-line (lsp:range-start (lsp:diagnostic-range diagnostic)))))))
                (erase-buffer)
                (await "the end of the diagnostic" (lambda () (null (diagnostics))))
                (princ (format "diagnostics: %d\\n" (length (diagnostics))))
                """
        let seen = try editor.run("emacs --batch --no-init-file --load", script, named: "script.el")
        #expect(seen.map(String.init) == ["diagnostic: default_run_loop_mode in line 6", "diagnostics: 0"])
    }
}
