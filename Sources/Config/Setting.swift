/// A value of a configuration file with its place. YAML and JSON become the same.
struct Setting {
    enum Value {
        /// As written, without quotes. What it means (a number, a level, a word) is for its reader to say.
        case scalar(String)
        case list([Setting])
        /// In the order of the file; no key occurs twice.
        case section([(key: Setting, value: Setting)])
        /// `null`, `~` or nothing at all.
        case nothing
    }

    let value: Value
    /// The file as reported.
    let file: String
    /// From 1.
    let line: Int
    /// From 1, in Unicode scalars.
    let column: Int

    func error(_ problem: String) -> ConfigurationError {
        ConfigurationError(file: file, line: line, column: column, problem: problem)
    }

    /// As much of a text as an error may quote: the file may be none that anybody wanted to show.
    static func excerpt(of text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > excerptLimit || line.count < text.count ? line.prefix(excerptLimit) + "…" : text
    }

    /// In characters.
    private static let excerptLimit = 60

    /// What it is, for people: "a list".
    var kind: String {
        switch value {
        case .scalar(let text): "'\(Self.excerpt(of: text))'"
        case .list: "a list"
        case .section: "a section of keys and values"
        case .nothing: "nothing"
        }
    }
}

// MARK: Reading values

extension Setting {
    func text() throws(ConfigurationError) -> String {
        guard case .scalar(let text) = value else { throw error("this must be a text, not \(kind)") }
        return text
    }

    func flag() throws(ConfigurationError) -> Bool {
        switch value {
        case .scalar("true"): return true
        case .scalar("false"): return false
        default: throw error("this must be true or false, not \(kind)")
        }
    }

    func number() throws(ConfigurationError) -> Double {
        guard case .scalar(let text) = value, let number = Double(text), number.isFinite else {
            throw error("this must be a number, not \(kind)")
        }
        return number
    }

    /// A list; a single value counts as a list of one.
    func elements() -> [Setting] {
        switch value {
        case .list(let elements): elements
        case .nothing: []
        case .scalar, .section: [self]
        }
    }

    func texts() throws(ConfigurationError) -> [String] {
        var texts: [String] = []
        for element in elements() { texts.append(try element.text()) }
        return texts
    }

    func members() throws(ConfigurationError) -> [(key: Setting, value: Setting)] {
        switch value {
        case .section(let members): return members
        case .nothing: return []
        // Not what it says: a file of another kind may be one long text.
        case .scalar: throw error("this must be a section of keys and values, not a text")
        case .list: throw error("this must be a section of keys and values, not a list")
        }
    }
}
