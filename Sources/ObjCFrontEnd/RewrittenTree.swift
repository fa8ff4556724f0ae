import TimerlintSource
import TimerlintSyntax

/// Parses a file with its rewritings applied. Input: a file and its rewritings, sorted and disjoint. Output:
/// the tree of the rewritten text with ranges in the original file. Nodes inside a rewriting get the range that
/// it replaces, and names from the tree's synthesized text.
func parseRewritten(_ file: SourceFile) -> SyntaxTree {
    let map = RewrittenText(file)
    let text = SourceFile(id: file.id, language: file.language, bytes: map.bytes)
    let tree = parsePlain(text)
    var synthesized = tree.synthesized
    let places = tree.nodes.indices.map { id in
        let node = tree.root.node(NodeID(id))
        return (map.range(node.range), map.name(of: node, &synthesized))
    }
    let skipped = tree.skipped.map { SkippedText(range: map.range($0.range), reason: $0.reason) }
    return SyntaxTree(tree, in: file, places: places, synthesized: synthesized, skipped: skipped)
}

/// The rewritten bytes with their origin.
private struct RewrittenText {
    private(set) var bytes: [UInt8] = []
    /// The pieces in order: their start in the new text and their range in the old one.
    private var pieces: [(start: UInt32, old: SourceRange, isNew: Bool)] = []

    init(_ file: SourceFile) {
        var at: UInt32 = 0
        for rewriting in file.rewritings
        where rewriting.range.start >= at && Int(rewriting.range.end) <= file.bytes.count {
            append(
                file.bytes[Int(at)..<Int(rewriting.range.start)], SourceRange(at, rewriting.range.start), isNew: false)
            append(Array(rewriting.text.utf8)[...], rewriting.range, isNew: true)
            at = rewriting.range.end
        }
        append(file.bytes[Int(at)...], SourceRange(at, UInt32(file.bytes.count)), isNew: false)
    }

    private mutating func append(_ text: ArraySlice<UInt8>, _ old: SourceRange, isNew: Bool) {
        pieces.append((UInt32(bytes.count), old, isNew))
        bytes += text
    }

    /// The piece that contains a byte of the new text.
    private func piece(_ offset: UInt32) -> (start: UInt32, old: SourceRange, isNew: Bool) {
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if pieces[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return pieces[low]
    }

    func range(_ range: SourceRange) -> SourceRange {
        let first = piece(range.start)
        let start = first.isNew ? first.old.start : first.old.start + (range.start - first.start)
        guard range.end > range.start else { return SourceRange(start, start) }
        let last = piece(range.end - 1)
        let end = last.isNew ? last.old.end : last.old.start + (range.end - last.start)
        return SourceRange(start, max(start, end))
    }

    /// Names that do not occur in the file, and literals of rewritten pieces, become synthesized text of the
    /// tree.
    func name(of node: Node, _ synthesized: inout [UInt8]) -> TextReference {
        let name = node.nameReference
        if name.isSynthesized { return name }
        var place = name.range
        if name.isEmpty {
            guard node.kind == .integerLiteral || node.kind == .floatLiteral, piece(node.range.start).isNew else {
                return name
            }
            place = node.range
        }
        let (first, last) = (piece(place.start), piece(place.end - 1))
        if !first.isNew, first.start == last.start {
            return TextReference(start: first.old.start + (place.start - first.start), length: place.end - place.start)
        }
        let start = UInt32(synthesized.count)
        synthesized += bytes[Int(place.start)..<Int(place.end)]
        return TextReference(start: start, length: UInt32(place.length), isSynthesized: true)
    }
}
