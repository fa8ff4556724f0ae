import ArgumentParser

/// The shell completion script. The argument parser's own script offers options only after a command's name.
/// This one also offers those of `lint`, the default command, without a name.
struct CompletionScript {
    let shell: CompletionShell

    private static let option = "--generate-completion-script"

    /// `nil` if the command line does not request a script.
    init?(_ arguments: [String]) {
        guard arguments.count == 2, arguments[0] == Self.option, let shell = CompletionShell(rawValue: arguments[1])
        else { return nil }
        self.shell = shell
    }

    var text: String {
        let script = Timerlint.completionScript(for: shell)
        switch shell {
        case .bash: return script.replacing(Self.bashAnchor, with: Self.bashAnchor + bashDefault, maxReplacements: 1)
        case .zsh: return script.replacing(Self.zshAnchor, with: Self.zshAnchor + zshDefault, maxReplacements: 1)
        case .fish: return script + fishDefault(script)
        default: return script
        }
    }

    private var commands: [String] {
        Timerlint.configuration.subcommands.compactMap {
            $0.configuration.shouldDisplay ? $0.configuration.commandName : nil
        } + ["help"]
    }

    /// Inside the function of the root command, after its declarations.
    private static let bashAnchor = "    local -a non_repeating_options=()\n"

    private var bashDefault: String {
        """
            local -r command_names=" \(commands.joined(separator: " ")) "
        \(lintDefault(word: "${COMP_WORDS[1]}", isLater: "COMP_CWORD > 1"))
        """
    }

    private static let zshAnchor = "    local -ir current_word_index=\"$((CURRENT - 1))\"\n"

    private var zshDefault: String {
        """

            local -r command_names=" \(commands.joined(separator: " ")) "
        \(lintDefault(word: "${words[2]}", isLater: "CURRENT > 2"))
        """
    }

    /// The first word is a path or an option if no command starts with it, or if it is complete and not a
    /// command.
    private func lintDefault(word: String, isLater: String) -> String {
        """
            if [[ "$command_names" != *" \(word)"* ]] || { (( \(isLater) )) && [[ "$command_names" != *" \(word) "* ]]; }; then
                _timerlint_lint
                return
            fi

        """
    }

    /// Repeats the option lines of `lint` for the root command.
    private func fishDefault(_ script: String) -> String {
        let options = script.split(separator: "\n").filter { $0.contains("flags_or_options \"timerlint lint\"") }
        let shared = ["version", "h help"]
        return options.filter { line in !shared.contains { line.contains("\"timerlint lint\" \($0)'") } }
            .map { $0.replacing("\"timerlint lint\"", with: "\"timerlint\"") + "\n" }.joined()
    }
}
