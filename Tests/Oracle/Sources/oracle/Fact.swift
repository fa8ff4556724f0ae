/// One node of a file's syntax in timerlint's terms, on which both sides must agree.
struct Fact: Hashable, Comparable, Sendable {
    /// A case of timerlint's `NodeKind`.
    let kind: String
    /// UTF-8 offsets.
    let start: Int
    let end: Int
    let name: String
    /// In alphabetical order.
    let flags: [String]

    static func < (a: Fact, b: Fact) -> Bool {
        (a.start, b.end, a.kind, a.name) < (b.start, a.end, b.kind, b.name)
    }

    var text: String {
        let label = name.isEmpty ? "" : " \"\(name)\""
        return "\(kind)\(label) \(start)..<\(end)" + flags.map { " " + $0 }.joined()
    }

    /// Whether the node is part of a type expression with this range.
    func isWithin(_ range: Range<Int>) -> Bool {
        guard start >= range.lowerBound, end <= range.upperBound else { return false }
        return (start, end) != (range.lowerBound, range.upperBound) || kind.hasSuffix("Type")
    }
}

/// The nodes that only one side has, in source order.
func differences(between ours: [Fact], and theirs: [Fact]) -> [String] {
    let ours = ours.sorted()
    let theirs = theirs.sorted()
    var lines: [String] = []
    var our = 0
    var their = 0
    while our < ours.count || their < theirs.count {
        if our < ours.count, their < theirs.count, ours[our] == theirs[their] {
            our += 1
            their += 1
        } else if their == theirs.count || our < ours.count && comesFirst(ours[our], theirs[their]) {
            lines.append("only timerlint has \(ours[our].text)")
            our += 1
        } else {
            lines.append("only swift-syntax has \(theirs[their].text)")
            their += 1
        }
    }
    return lines
}

private func comesFirst(_ a: Fact, _ b: Fact) -> Bool {
    a < b || !(b < a) && a.flags.lexicographicallyPrecedes(b.flags)
}
