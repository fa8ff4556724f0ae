import TimerlintConfig
import TimerlintRules

/// The page of a rule.
package struct RulePage {
    let rule: Rule

    package init(_ rule: Rule) { self.rule = rule }

    /// The sections in reading order. Markdown.
    private var parts: [(label: String, text: String)] {
        [
            ("What", rule.why), ("Notice", rule.notice), ("Confirm", rule.confirm), ("Fix", "\(rule.remedy) \(fixes)"),
            ("Belief", rule.folklore), ("Level", level), ("Options", options),
        ].compactMap { label, text in text.map { (label, $0.trimmed) } }
    }

    /// For a terminal with this many columns.
    package func text(width: Int) -> String {
        let prose = Prose(width: width)
        let rows = parts.map { prose.row($0.label, $0.text) }
        let page = [prose.hanging("\(rule.id): \(rule.summary)", indent: 2)] + rows + [example]
        return page.joined(separator: "\n\n") + "\n"
    }

    package var markdown: String {
        let rows = parts.map { "**\($0.label).** \($0.text)" }
        return
            (["### \(rule.id)", "\(rule.summary.asSentence).\(anchors)"] + rows + [
                code("Bad", rule.example.bad), code("Good", rule.example.good),
            ])
            .joined(separator: "\n\n") + "\n"
    }

    private var anchors: String {
        let symptoms = rule.symptoms.map { "[\($0.title)](#\($0.anchor))" }.joined(separator: ", ")
        return symptoms.isEmpty ? "" : " Symptoms: \(symptoms)."
    }

    private var example: String {
        "Example   - bad, + good\n"
            + ExampleChange(rule.example).lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    }

    private func code(_ title: String, _ code: String) -> String {
        "\(title):\n\n```\(rule.example.language == .swift ? "swift" : "objc")\n\(code)\n```"
    }

    /// The command-line options that apply a fix.
    private var fixes: String {
        let words = rule.orderedFixes.enumerated().map { index, safety in
            switch safety {
            case .safe: "`--fix` applies the certain fixes"
            case .unsafe where index == 0: "`--unsafe-fixes` applies fixes that change ownership or timing"
            case .unsafe: "`--unsafe-fixes` also those that change ownership or timing"
            case .suggestion: index == 0 ? "A fix is suggested" : "the rest are suggestions"
            }
        }
        return words.isEmpty ? "" : words.joined(separator: "; ") + "."
    }

    private var level: String {
        let name = rule.severity.rawValue
        let isOptIn = rule.isOptIn ? " Off by default; `--enable \(rule.id)` turns it on." : ""
        guard let levels = rule.levels else { return "\(name.asSentence).\(isOptIn)" }
        let start = levels.hasPrefix(name) ? "" : "\(name.asSentence). "
        return start + levels.asSentence + isOptIn
    }

    private var options: String? {
        guard !rule.options.isEmpty else { return nil }
        return rule.options.map { "`\($0.name)` (\($0.defaultValue.text)): \($0.summary)." }.joined(separator: " ")
    }
}

extension String {
    /// Capitalized, unless it begins with code.
    var asSentence: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension Symptom {
    /// The anchor that Markdown renderers derive from the heading.
    var anchor: String {
        String(title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }.map { $0 == " " ? "-" : $0 })
    }
}
