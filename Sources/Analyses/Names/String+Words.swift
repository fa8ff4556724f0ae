extension String {
    /// `ensureMainThread` is ensure, main, thread; lower case.
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
