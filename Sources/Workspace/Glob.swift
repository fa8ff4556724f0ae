/// A path pattern as in `.gitignore`: `*` and `?` match within a name, `[a-z]` matches one byte, `**` any
/// number of folders. Cost of a match: at most the product of the two lengths, whatever the pattern.
package struct Glob: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        /// `**`
        case anyFolders
        case name([Atom])
        /// A name without wildcards, the most common case.
        case literal([UInt8])
        /// `*.ext` and the like.
        case ending([UInt8])
    }

    private enum Atom: Hashable, Sendable {
        case byte(UInt8)
        case anyByte
        case anyBytes
        case set(ByteSet)
    }

    private let parts: [Part]

    /// Parses a pattern without leading or trailing slash. `nil` if it cannot match anything (an unclosed
    /// bracket).
    init?(_ pattern: ArraySlice<UInt8>) {
        var parts: [Part] = []
        for name in pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
            guard let part = Glob.part(name) else { return nil }
            if part == .anyFolders, parts.last == .anyFolders { continue }
            parts.append(part)
        }
        // `a/**` matches what is below `a`, but not `a`.
        if parts.count > 1, parts.last == .anyFolders { parts.append(.ending([])) }
        self.parts = parts
    }

    private static func part(_ name: ArraySlice<UInt8>) -> Part? {
        if name.elementsEqual("**".utf8) { return .anyFolders }
        guard let atoms = atoms(of: name) else { return nil }
        if let bytes = literal(atoms[...]) { return .literal(bytes) }
        if atoms.first == .anyBytes, let bytes = literal(atoms.dropFirst()) { return .ending(bytes) }
        return .name(atoms)
    }

    private static func literal(_ atoms: ArraySlice<Atom>) -> [UInt8]? {
        var bytes: [UInt8] = []
        for atom in atoms {
            guard case .byte(let byte) = atom else { return nil }
            bytes.append(byte)
        }
        return bytes
    }

    private static func atoms(of name: ArraySlice<UInt8>) -> [Atom]? {
        var atoms: [Atom] = []
        var rest = name
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                if atoms.last != .anyBytes { atoms.append(.anyBytes) }
            case UInt8(ascii: "?"):
                atoms.append(.anyByte)
            case UInt8(ascii: "["):
                guard let set = ByteSet(readingBracket: &rest) else { return nil }
                atoms.append(.set(set))
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                atoms.append(.byte(escaped))
            default:
                atoms.append(.byte(byte))
            }
        }
        return atoms
    }

    /// Whether it matches the whole of a relative path.
    package func matches(_ path: ArraySlice<UInt8>) -> Bool {
        matches(names: path.split(separator: UInt8(ascii: "/")))
    }

    /// Whether it matches a single name; a pattern with several names never does.
    func matches(name: ArraySlice<UInt8>) -> Bool {
        parts.count == 1 && Glob.matches(parts[0], name)
    }

    private func matches(names: [ArraySlice<UInt8>]) -> Bool {
        wildcardMatch(parts, names, isAny: { $0 == .anyFolders }, matches: Glob.matches)
    }

    private static func matches(_ part: Part, _ name: ArraySlice<UInt8>) -> Bool {
        switch part {
        case .anyFolders: true
        case .literal(let bytes): name.elementsEqual(bytes)
        case .ending(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
        case .name(let atoms):
            wildcardMatch(atoms, name, isAny: { $0 == .anyBytes }, matches: Glob.matches)
        }
    }

    private static func matches(_ atom: Atom, _ byte: UInt8) -> Bool {
        switch atom {
        case .byte(let wanted): wanted == byte
        case .anyByte, .anyBytes: true
        case .set(let set): set.contains(byte)
        }
    }
}

/// Matches elements against a pattern in which some members match any number of elements. Backtracking to the
/// last such member suffices: whatever an earlier one could match additionally, the later one can match too.
private func wildcardMatch<Pattern: RandomAccessCollection<P>, Elements: RandomAccessCollection<E>, P, E>(
    _ pattern: Pattern, _ elements: Elements, isAny: (P) -> Bool, matches: (P, E) -> Bool
) -> Bool {
    var (p, e) = (pattern.startIndex, elements.startIndex)
    var retry: (p: Pattern.Index, e: Elements.Index)?
    while e != elements.endIndex {
        if p != pattern.endIndex, isAny(pattern[p]) {
            retry = (p, e)
            p = pattern.index(after: p)
        } else if p != pattern.endIndex, matches(pattern[p], elements[e]) {
            p = pattern.index(after: p)
            e = elements.index(after: e)
        } else if let last = retry {
            e = elements.index(after: last.e)
            p = pattern.index(after: last.p)
            retry = (last.p, e)
        } else {
            return false
        }
    }
    return pattern[p...].allSatisfy(isAny)
}
