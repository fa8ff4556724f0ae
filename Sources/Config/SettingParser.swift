import Yams

/// Reads YAML, of which JSON is a subset. Input: text. Output: one `Setting`.
struct SettingParser {
    /// The file's reported name.
    let file: String
    /// The number of values that may still be read. Anchors can expand a short file beyond the available
    /// memory.
    private var budget: Int

    init(file: String, budget: Int = 100_000) {
        self.file = file
        self.budget = budget
    }

    /// Throws if the text is not valid YAML.
    mutating func parse(_ text: String) throws(ConfigurationError) -> Setting {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw configurationError(error)
        } catch {
            throw ConfigurationError(file: file, problem: "cannot be read as YAML")
        }
        guard let root else { return Setting(value: .nothing, file: file, line: 1, column: 1) }
        return try setting(root)
    }

    private mutating func setting(_ node: Node) throws(ConfigurationError) -> Setting {
        budget -= 1
        guard budget > 0 else { throw ConfigurationError(file: file, problem: "too many values") }
        let value: Setting.Value
        switch node {
        case .scalar(let scalar):
            value = isNull(scalar) ? .nothing : .scalar(scalar.string)
        case .sequence(let sequence):
            var elements: [Setting] = []
            for element in sequence { elements.append(try setting(element)) }
            value = .list(elements)
        case .mapping(let mapping):
            var members: [(key: Setting, value: Setting)] = []
            for (key, member) in mapping { members.append((try setting(key), try setting(member))) }
            value = .section(members)
        case .alias:
            value = .nothing
        }
        return Setting(value: value, file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    private func isNull(_ scalar: Node.Scalar) -> Bool {
        scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    }

    private func configurationError(_ error: YamlError) -> ConfigurationError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            ConfigurationError(file: file, line: mark.line, column: mark.column, problem: "not valid YAML: \(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            ConfigurationError(
                file: file, line: context.mark.line, column: nil,
                problem:
                    "the key '\(Setting.excerpt(of: duplicates.sorted().first ?? ""))' occurs twice in the section that begins here"
            )
        case .reader(let problem, _, _, _):
            ConfigurationError(file: file, problem: "not valid YAML: \(problem)")
        default:
            ConfigurationError(file: file, problem: "not valid YAML")
        }
    }
}
