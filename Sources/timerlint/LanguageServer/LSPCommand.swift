import ArgumentParser
import TimerlintLanguageServer
import TimerlintRules
import TimerlintWorkspace

struct LSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run a language server on standard input and output.",
        discussion: """
            For editors: diagnostics as you type, fixes as code actions, explanations on hover. It says of any state \
            of the open files what 'timerlint lint --force-exclude' says of files with these texts. Standard output carries \
            the protocol alone.

            Examples:
              Neovim  vim.lsp.config('timerlint', {cmd = {'timerlint', 'lsp'}, filetypes = {'swift', 'objc'}})
              Emacs   (add-to-list 'eglot-server-programs '(swift-mode "timerlint" "lsp"))
            """)

    @Flag(name: .long, help: "Accepted for clients that pass it; standard input and output are always used.")
    var stdio = false

    @Option(
        name: .long,
        help: ArgumentHelp("Write messages for people to this file, not to standard error.", valueName: "file"))
    var log: String?

    @Option(name: .long, help: ArgumentHelp("How much to write there: error or off.", valueName: "level"))
    var logLevel = LogLevel.error

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How many threads work at once; as many as there are processors by default.", valueName: "count"))
    var jobs: Int?

    enum LogLevel: String, ExpressibleByArgument, CaseIterable { case error, off }

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number above 0, not \(jobs)") }
    }

    func run() throws {
        let log = try logger()
        let linter = ProjectLinter(jobs: jobs ?? Console.processorCount)
        let server = Server(
            linter: linter, version: Release.version,
            send: { body in try? Console.write(MessageFraming.framed(body)) }, log: log)
        let loop = ServerLoop(linter: linter, read: Console.nextInput, isAlive: Console.isAlive)
        let status = loop.run(server)
        // The reader thread is still blocked on input that will never arrive.
        leave(with: status == 0 ? .clean : .findings)
    }

    private func logger() throws -> (String) -> Void {
        if logLevel == .off { return { _ in } }
        guard let log else { return { Console.say("timerlint lsp: \($0)") } }
        let file = try LogFile(Invocation.path(log))
        return file.write
    }
}
