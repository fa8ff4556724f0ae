import TimerlintRules

/// The page of a symptom, with the rules that find its causes.
package struct SymptomPage {
    let symptom: Symptom

    package init(_ symptom: Symptom) { self.symptom = symptom }

    private static let footer =
        "`timerlint explain RULE` says why and what to do; `timerlint --only RULE` finds the places."

    private var rules: [Rule] { Catalogue.rules.filter { $0.symptoms.contains(symptom) } }

    /// For a terminal with this many columns.
    package func text(width: Int) -> String {
        let prose = Prose(width: width)
        let rules = rules.map { rule in
            "  \(rule.id)\n" + "    " + prose.hanging(rule.notice, indent: 4)
        }
        return "A timer \(symptom.title)\n\n" + rules.joined(separator: "\n\n")
            + "\n\n" + prose.paragraphs(Self.footer) + "\n"
    }

    package var markdown: String {
        "### \(symptom.title.asSentence)\n\n" + rules.map { "- [\($0.id)](#\($0.id)): \($0.notice)\n" }.joined()
    }
}

/// The page of a crash, recognized by its message or topmost function.
package struct CrashPage {
    let crash: Crash

    package init(_ crash: Crash) { self.crash = crash }

    private static let footer =
        "`timerlint triage REPORT --source .` reads a whole report and looks for the line in the sources."

    /// The rules that find the cause in the code.
    private var rules: String {
        Catalogue.rules.filter { $0.crashes.contains(crash) }.map(\.id).joined(separator: ", ")
    }

    /// For a terminal with this many columns.
    package func text(width: Int) -> String {
        let prose = Prose(width: width)
        let rows = [
            ("When", crash.moment), ("Frames", crash.frames.joined(separator: "; ")), ("Fix", crash.remedy),
            ("Rules", rules),
        ]
        return ([prose.hanging("\"\(crash.message)\"", indent: 2)] + rows.map { prose.row($0.0, $0.1) }).joined(
            separator: "\n\n")
            + "\n\n" + prose.paragraphs(Self.footer) + "\n"
    }
}
