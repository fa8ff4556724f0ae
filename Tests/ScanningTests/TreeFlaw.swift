import TimerlintLexing
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// The first violated invariant of the tokens or the tree of some bytes; nil if there is none. Tokens and the
/// trivia between them must cover every byte; a node must lie within its parent, after its earlier siblings,
/// and its name within the file.
func flaw(inReadingOf bytes: [UInt8]) -> String? {
    let tokens = lex(bytes)
    let file = SourceFile(path: "fuzz.swift", language: .swift, bytes: bytes)
    return flaw(in: tokens, of: bytes) ?? flaw(in: parseSwift(file))
}

private func flaw(in tokens: [Token], of bytes: [UInt8]) -> String? {
    var position: UInt32 = 0
    for (index, token) in tokens.enumerated() {
        guard token.start >= position, token.end >= token.start else { return "token \(index) overlaps the one before" }
        for piece in TriviaPieces(of: bytes, gap: SourceRange(position, token.start)) {
            guard piece.range.start == position, !piece.range.isEmpty else {
                return "trivia \(piece.range) leaves a gap"
            }
            position = piece.range.end
        }
        guard position == token.start else { return "the trivia before token \(index) does not cover its gap" }
        position = token.end
    }
    return Int(position) == bytes.count && tokens.last?.kind == .endOfFile ? nil : "the tokens end before the file"
}

private func flaw(in tree: SyntaxTree) -> String? {
    let whole = SourceRange(0, UInt32(tree.file.bytes.count))
    guard tree.root.kind == .sourceFile, whole.contains(tree.root.range) else { return "the root is no source file" }
    for skipped in tree.skipped where !whole.contains(skipped.range) {
        return "skipped \(skipped.range) lies outside the file"
    }
    var pending = [tree.root]
    while let node = pending.popLast() {
        let name = node.nameReference
        let isInside =
            name.isSynthesized ? Int(name.start + name.length) <= tree.synthesized.count : whole.contains(name.range)
        guard isInside else { return "the name of \(describe(node)) lies outside the file" }
        var position = node.range.start
        for child in node.children {
            pending.append(child)
            guard child.parent == node else { return "\(describe(child)) has another parent than \(describe(node))" }
            guard child.range.start <= child.range.end, node.range.contains(child.range) else {
                return "\(describe(child)) lies outside \(describe(node))"
            }
            guard child.range.start >= position else { return "\(describe(child)) overlaps its sibling" }
            position = child.range.end
        }
    }
    return nil
}
