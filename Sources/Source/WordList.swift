/// A fixed list of words, searched by the spelling of a name, so that no string is made of each name in code. Meant
/// for constants. Cost: a search takes constant time.
package struct WordList: Sendable {
    private let places: [Spelling: Int]
    /// Owns the bytes of the keys.
    private let storage: NameStorage

    /// `words` contains each word once.
    package init(_ words: some Sequence<String>) {
        let storage = NameStorage()
        places = words.enumerated().reduce(into: [:]) { places, word in
            places[word.element.withSpelling(storage.copy)] = word.offset
        }
        self.storage = storage
    }

    /// The place of a name in the list, from 0; `nil` if it is none of the words.
    package func place(of name: Spelling) -> Int? { places[name] }

    package func contains(_ name: Spelling) -> Bool { places[name] != nil }
}
