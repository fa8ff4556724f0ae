import TimerlintDiagnostics

/// A text that a finding shows.
package struct Wording: Hashable {
    package enum Part { case message, step, fix }

    /// What texts that differ only in quoted text and numbers have in common.
    package struct Form: Hashable {
        package let rule: String
        package let part: Part
        private let template: String

        fileprivate init(rule: String, part: Part, text: String) {
            self.rule = rule
            self.part = part
            template = text.replacing(/'[^']*'/, with: "''").replacing(/[0-9][0-9.,]*/, with: "0")
        }
    }

    package let form: Form
    package let text: String

    fileprivate init(rule: String, part: Part, text: String) {
        form = Form(rule: rule, part: part, text: text)
        self.text = text
    }

    /// The example that is listed of several with the same form: the shortest, so that new fixtures change little.
    package static func example(of texts: some Sequence<String>) -> String? {
        texts.min { ($0.count, $0) < ($1.count, $1) }
    }
}

extension Finding {
    /// Everything that it says.
    package var wordings: [Wording] {
        let outcome = outcome.map { " (\($0.label))" } ?? ""
        var result = [Wording(rule: rule, part: .message, text: "\(severity.rawValue)\(outcome): \(message)")]
        for step in trace {
            let text = step.message + (step.state.map { " (\($0))" } ?? "")
            result.append(Wording(rule: rule, part: .step, text: text))
        }
        if let fix { result.append(Wording(rule: rule, part: .fix, text: "\(fix.safety.rawValue): \(fix.title)")) }
        return result
    }
}
