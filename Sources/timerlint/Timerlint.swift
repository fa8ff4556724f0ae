import ArgumentParser
import TimerlintConfig
import TimerlintRules
import TimerlintWorkspace

@main
struct Timerlint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timerlint",
        abstract: "Find timers that freeze, leak, crash, race or never fire.",
        discussion: """
            Reads Swift and Objective-C sources without building them. Without a subcommand it lints.

              timerlint                          lint the working folder
              timerlint Sources App/Clock.swift  lint a folder and a file
              timerlint --fix                    lint and fix what can be fixed safely
              timerlint explain target_retained  what a rule means and what to do
              timerlint lint --help              the options of linting

            Exit codes: 0 nothing found, 1 findings, 2 bad usage or something could not be read.
            """,
        version: Release.version,
        subcommands: [
            LintCommand.self, RulesCommand.self, ExplainCommand.self, ConfigCommand.self, InitCommand.self,
            BaselineCommand.self,
            TriageCommand.self, InventoryCommand.self, LSPCommand.self,
            DumpCommand.self, BenchmarkCommand.self, FindClangCommand.self, ClangCommand.self,
        ],
        defaultSubcommand: LintCommand.self)

    static func main() {
        Console.prepare()
        leave(with: status(of: Array(Invocation.arguments.dropFirst())))
    }

    /// Runs a command line and returns its exit status.
    private static func status(of arguments: [String]) -> ExitStatus {
        do {
            if Set(arguments) == ["--version", "--verbose"] {
                try Console.write(EngineOptions.describeVersion())
                return .clean
            }
            if let script = CompletionScript(arguments) {
                try Console.write(script.text + "\n")
                return .clean
            }
            var command = try parseAsRoot(arguments)
            try command.run()
            return .clean
        } catch let status as ExitStatus {
            return status
        } catch let failure as Failure {
            Console.complain(failure.message)
            return .failure
        } catch let error as ConfigurationError {
            Console.complain(error.message)
            return .failure
        } catch let error as SystemError {
            Console.complain("cannot write to standard output: \(error.message)")
            return .failure
        } catch {
            return status(of: error)
        }
    }

    /// Help and version are not errors; every other parsing error is a usage error.
    private static func status(of error: any Error) -> ExitStatus {
        let text = fullMessage(for: error)
        guard exitCode(for: error) != .success else {
            try? Console.write(text + "\n")
            return .clean
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        Console.complain(lines[0].hasPrefix("Error: ") ? String(lines[0].dropFirst("Error: ".count)) : lines[0])
        lines.dropFirst().forEach(Console.say)
        return .failure
    }
}

/// The exit status. The numbers are a documented interface for CI systems.
enum ExitStatus: Int32, Error {
    /// No findings at or above the failing level.
    case clean = 0
    case findings = 1
    /// A usage or configuration error, or an unreadable file.
    case failure = 2
}

/// A user or system error: one line with the problem, its location and the remedy.
struct Failure: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
