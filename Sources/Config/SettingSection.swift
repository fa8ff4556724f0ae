import TimerlintDiagnostics

/// Reads a section key by key. Requesting a key makes it known; `end` rejects every other key.
struct SettingSection {
    private let members: [(key: Setting, value: Setting)]
    private var known: [String] = []
    private var ignored: [String] = []

    init(_ setting: Setting) throws(ConfigurationError) {
        members = try setting.members()
    }

    /// The value of a key; `nil` if it is absent or empty.
    mutating func value(of name: String) -> Setting? {
        known.append(name)
        let value = members.first { $0.key.hasText(name) }?.value
        if case .nothing? = value?.value { return nil }
        return value
    }

    mutating func value(of key: some RawRepresentable<String>) -> Setting? { value(of: key.rawValue) }

    /// Whether the section has at least one of these keys.
    func has(_ names: [String]) -> Bool { members.contains { member in names.contains(where: member.key.hasText) } }

    /// Allows keys that have no effect.
    mutating func ignore(_ names: [String]) { ignored += names }

    /// Throws for the first key that was never requested.
    func end() throws(ConfigurationError) {
        for (key, _) in members {
            let name = try key.text()
            if !known.contains(name), !ignored.contains(name) { throw key.unknown("key", among: known) }
        }
    }
}

extension Setting {
    func hasText(_ text: String) -> Bool {
        if case .scalar(text) = value { true } else { false }
    }

    /// An error for an unknown name, with the nearest known name, or all names if there are few.
    func unknown(_ what: String, among known: [String]) -> ConfigurationError {
        guard case .scalar(let text) = value else { return error("this must be a \(what), not \(kind)") }
        let hint =
            if let nearest = nearestName(to: text, among: known) { "did you mean '\(nearest)'?" } else if what == "rule"
            { "'timerlint rules' lists them" } else { "there are \(known.map { "'\($0)'" }.joined(separator: ", "))" }
        return error("unknown \(what) '\(Self.excerpt(of: text))'; \(hint)")
    }
}
