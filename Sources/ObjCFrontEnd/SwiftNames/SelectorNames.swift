import TimerlintSyntax

/// The Swift name of a selector's first part: `startWithInterval` has the base name `start` and the label
/// `withInterval`.
struct SelectorSplit {
    /// In bytes.
    let baseLength: UInt32
    let label: TextReference
}

/// The meaning of a selector that begins with `set`.
struct SetterName {
    /// `nil` if it reads like an action.
    let property: Property?

    struct Property {
        let name: TextReference
        /// The name's number, if the file contains it.
        let number: UInt32?
    }
}

// Swift names of selectors, by a short form of the importer's rules: the first part is split at its last
// preposition.

extension ObjCParser {
    func baseReference(_ token: CToken, _ split: SelectorSplit) -> TextReference {
        TextReference(start: token.start, length: split.baseLength)
    }

    /// Splits the first part of a selector. Selectors without arguments stay whole.
    mutating func split(selectorStart name: UInt32, takesArguments: Bool) -> SelectorSplit {
        let bytes = lexer.names.bytes(name)
        guard takesArguments else { return SelectorSplit(baseLength: UInt32(bytes.count), label: .none) }
        if let known = splits[name] { return known }
        var result = SelectorSplit(baseLength: UInt32(bytes.count), label: .none)
        if let index = SelectorWords.lastPreposition(bytes) {
            result = SelectorSplit(
                baseLength: UInt32(index), label: builder.synthesize(SelectorWords.lowercasingFirst(bytes[index...])))
        }
        splits.set(result, for: UInt64(name))
        return result
    }

    /// True for `init`, `initWithFrame` and `initFoo`; false for `initialize` and for `- (void)initFoo`, which
    /// is not an initializer.
    func beginsWithInit(_ name: UInt32) -> Bool {
        if survey[name].contains(.procedure) { return false }
        let bytes = lexer.names.bytes(name)
        guard bytes.starts(with: "init".utf8) else { return false }
        return bytes.count == 4 || SelectorWords.isUppercase(bytes[4])
    }

    /// `frame` of `initWithFrame`.
    mutating func initializerLabel(_ name: UInt32) -> TextReference {
        var bytes = lexer.names.bytes(name)[4...]
        if bytes.starts(with: "With".utf8), bytes.count > 4 { bytes = bytes.dropFirst(4) }
        return bytes.isEmpty ? .none : builder.synthesize(SelectorWords.lowercasingFirst(bytes))
    }

    // MARK: Properties

    /// The number of the property that a method without arguments gets.
    func propertyOfGetter(_ name: UInt32) -> UInt32? {
        survey[name].contains(.property) ? name : survey.property(gotBy: name)
    }

    /// The property that `setTimer:` sets.
    mutating func setterName(_ selector: UInt32) -> SetterName {
        if let known = setters[selector] { return known }
        let found = SetterName(property: propertyOfSetter(lexer.names.bytes(selector)))
        setters.set(found, for: UInt64(selector))
        return found
    }

    private mutating func propertyOfSetter(_ bytes: UnsafeBufferPointer<UInt8>) -> SetterName.Property? {
        guard bytes.count > 3, bytes.starts(with: "set".utf8), SelectorWords.isUppercase(bytes[3]),
            !bytes.dropFirst(3).starts(with: "Needs".utf8)
        else { return nil }
        var property = SelectorWords.lowercasingFirst(bytes[3...])
        if !isKnownProperty(property) {
            let plain = SelectorWords.lowercasingOneLetter(bytes[3...])
            if isKnownProperty(plain) || SelectorWords.startsWithOneLetter(bytes[3...]) { property = plain }
        }
        if !isKnownProperty(property), SelectorWords.lastPreposition(bytes) != nil { return nil }
        return SetterName.Property(name: builder.synthesize(property), number: lexer.names.existing(property))
    }

    private func isKnownProperty(_ name: [UInt8]) -> Bool {
        lexer.names.existing(name).map { !survey[$0].isDisjoint(with: [.property, .member, .storage]) } ?? false
    }
}

/// The vocabulary for splitting selectors.
enum SelectorWords {
    private static let prepositions = [
        "Above", "After", "Along", "Alongside", "As", "At", "Before", "Below", "By", "Following", "For", "From",
        "Given", "In", "Including", "Inside", "Into", "Matching",
        "Of", "On", "Passing", "Preceding", "Since", "To", "Until", "Using", "Via", "When", "With", "Within",
    ].map { Array($0.utf8) }

    static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    /// The offset of the last preposition that is not at the start.
    static func lastPreposition(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var end = bytes.count
        var index = bytes.count
        while index > 1 {
            index -= 1
            guard isUppercase(bytes[index]) else { continue }
            if isPreposition(bytes[index..<end]) { return index }
            end = index
        }
        return nil
    }

    private static func isPreposition(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count >= 2 && word.count <= 9 && prepositions.contains { $0.count == word.count && $0.elementsEqual(word) }
    }

    /// `Timer` → `timer`, `URL` → `URL` (an acronym is kept).
    static func lowercasingFirst(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var copy = Array(bytes)
        if let first = copy.first, isUppercase(first), copy.count == 1 || !isUppercase(copy[1]) {
            copy[0] = first | 0x20
        }
        return copy
    }

    /// `XOffset` → `xOffset`, `URL` → `uRL`.
    static func lowercasingOneLetter(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var copy = Array(bytes)
        if let first = copy.first, isUppercase(first) { copy[0] = first | 0x20 }
        return copy
    }

    /// Whether a word of one letter comes first, as in `XOffset`; an acronym has more.
    static func startsWithOneLetter(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let first = Array(bytes.prefix(3))
        return first.count == 3 && isUppercase(first[0]) && isUppercase(first[1]) && !isUppercase(first[2])
    }
}
