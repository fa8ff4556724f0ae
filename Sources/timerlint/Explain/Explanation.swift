import TimerlintRules

/// A rule as a page of plain text.
struct Explanation {
    let rule: Rule

    var text: String {
        var parts = ["\(rule.id): \(rule.summary)", levelLine, wrapped(rule.why)]
        if let folklore = rule.folklore { parts.append("But everyone says…\n\n" + wrapped(folklore, indent: 2)) }
        parts += ["Bad:\n\n" + indented(rule.example.bad), "Good:\n\n" + indented(rule.example.good), fix]
        if let symptoms = rule.symptoms { parts += self.parts(symptoms) }
        if !rule.options.isEmpty { parts.append("Options:\n\n" + rule.options.map(line).joined(separator: "\n")) }
        parts.append("To suppress it in one place:\n\n    // timerlint:ignore \(rule.id) - reason")
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var levelLine: String {
        let optIn = rule.isOptIn ? "opt-in (--enable \(rule.id)); " : ""
        let range = rule.severity == .note ? "" : ", or lower where the code shows less (a level that you set stays)"
        return "\(rule.severity.rawValue)\(range); \(optIn)since \(rule.since)"
    }

    private var fix: String {
        let texts = rule.orderedFixes.map { safety in
            switch safety {
            case .safe: "'timerlint --fix' mends it where that is certain to be right; 'timerlint --diff' shows how first."
            case .unsafe: "'timerlint --unsafe-fixes' mends it, and may change what owns what, or when code runs; add '--diff' to look first."
            case .suggestion: "Where it depends on other code, a fix is suggested, to be finished by hand."
            }
        }
        let byHand = "By hand, as in the good example: what is right depends on code that no fix can know."
        return "Fix:\n\n" + wrapped(texts.isEmpty ? byHand : texts.joined(separator: "\n\n"), indent: 2)
    }

    private func parts(_ symptoms: Symptoms) -> [String] {
        let crashes = symptoms.crashes.map { crash in
            wrapped("\"\(crash.message)\", \(crash.moment). On top of the stack: \(crash.frames.joined(separator: ", ")).", indent: 2)
        }
        let hint = symptoms.crashes.contains(where: \.isOfDispatch) ? ["  'timerlint explain crashes' tells how that looks on each platform."] : []
        let crash = crashes.isEmpty ? "None: the process lives on with the fault." : ""
        return [
            "What the crash looks like:\n\n" + (crash.isEmpty ? (crashes + hint).joined(separator: "\n") : "  " + crash),
            "In LLDB ('timerlint explain lldb' has more):\n\n" + symptoms.subject.commands.map { "    \($0)" }.joined(separator: "\n"),
        ]
    }

    private func line(_ option: Rule.Option) -> String {
        wrapped("\(option.name) (default \(option.defaultValue.text)): \(option.summary).", indent: 2)
    }
}

/// Code in a page of text.
func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
}

/// Prose broken into lines of at most 88 columns. Empty lines part its paragraphs.
func wrapped(_ prose: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let paragraphs = prose.split(separator: "\n\n", omittingEmptySubsequences: true).map { paragraph in
        var lines: [String] = []
        var line = margin
        for word in paragraph.split(whereSeparator: \.isWhitespace) {
            if line.count > indent, line.count + 1 + word.count > 88 {
                lines.append(line)
                line = margin
            }
            line += (line.count > indent ? " " : "") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }
    return paragraphs.joined(separator: "\n\n")
}
