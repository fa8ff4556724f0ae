import TimerlintDiagnostics

/// ANSI colors for a terminal, if enabled.
struct Paint {
    let isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func added(_ text: String) -> String { wrap(text, "32") }
    func removed(_ text: String) -> String { wrap(text, "31") }
    func caret(_ text: String) -> String { wrap(text, "1;32") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .note: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
