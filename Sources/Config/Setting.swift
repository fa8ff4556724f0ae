/// A value of a configuration file with its position, the same for YAML and JSON.
struct Setting {
    enum Value {
        /// The text as written, without quotes. The reader decides whether it is a number, a level or a word.
        case scalar(String)
        case list([Setting])
        /// In file order; keys are unique.
        case section([(key: Setting, value: Setting)])
        /// `null`, `~` or empty.
        case nothing
    }

    let value: Value
    /// The file's reported name.
    let file: String
    /// From 1.
    let line: Int
    /// From 1, in Unicode scalars.
    let column: Int

    func error(_ problem: String) -> ConfigurationError {
        ConfigurationError(file: file, line: line, column: column, problem: problem)
    }

    /// The part of a text that an error message may quote. The file may be an arbitrary one whose contents must
    /// not leak.
    static func excerpt(of text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > excerptLimit || line.count < text.count ? line.prefix(excerptLimit) + "…" : text
    }

    /// In characters.
    private static let excerptLimit = 60

    /// The kind of value, for messages: "a list".
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

    /// The elements of a list; a single value counts as a list of one.
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
        // Does not quote the text: a file of another kind may be one long scalar.
        case .scalar: throw error("this must be a section of keys and values, not a text")
        case .list: throw error("this must be a section of keys and values, not a list")
        }
    }
}
