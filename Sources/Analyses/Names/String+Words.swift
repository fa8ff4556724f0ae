extension String {
    /// Whether a word occurs, compared byte by byte: `contains` follows Unicode's rules, at many times the
    /// cost.
    package func hasPart(_ word: String) -> Bool {
        var rest = utf8[...]
        while rest.count >= word.utf8.count {
            if rest.starts(with: word.utf8) { return true }
            rest.removeFirst()
        }
        return false
    }

    /// The words of a camel-case name, lower case: `ensureMainThread` is ensure, main, thread.
    package var camelWords: [String] {
        var words: [String] = []
        var current = ""
        for character in self {
            if character.isUppercase || character == "_" {
                if !current.isEmpty { words.append(current.lowercased()) }
                current = character == "_" ? "" : String(character)
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { words.append(current.lowercased()) }
        return words
    }
}
