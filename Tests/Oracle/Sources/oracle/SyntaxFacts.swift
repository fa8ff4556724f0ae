import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What swift-syntax reads in a file, in timerlint's terms (`NodeKind` in Sources/Syntax says what each kind means).
///
/// Where the two describe the same text differently, the visitor's methods translate; what cannot be translated is
/// listed in `opaque`: ranges whose insides are not compared.
class SyntaxFacts: SyntaxVisitor {
    var facts: [Fact] = []
    /// Array, dictionary and function types in places of expressions: swift-syntax reads `[Int]()` as a call of an
    /// array literal, and leaves it to the type checker to see the type in it. timerlint sees it at once.
    var opaque: [Range<Int>] = []
    let operators: OperatorGroups

    init(of tree: SourceFileSyntax) {
        operators = OperatorGroups(tree)
        super.init(viewMode: .sourceAccurate)
        walk(operators.fold(tree))
    }

    // MARK: Making facts

    func emit(_ kind: String, _ node: some SyntaxProtocol, name: String = "", flags: [String?] = []) {
        emit(kind, node.range, name: name, flags: flags)
    }

    func emit(_ kind: String, _ range: Range<Int>, name: String = "", flags: [String?] = []) {
        let flags = flags.compactMap { $0 }.sorted()
        facts.append(Fact(kind: kind, start: range.lowerBound, end: range.upperBound, name: name, flags: flags))
    }

    /// For the elements of lists: timerlint does not count the comma.
    func emitElement(
        _ kind: String, _ node: some SyntaxProtocol, comma: TokenSyntax?, name: String = "", flags: [String?] = []
    ) {
        emit(kind, node.range(before: comma), name: name, flags: flags)
    }

    func read(_ node: (some SyntaxProtocol)?) {
        if let node { walk(node) }
    }

    /// A block of timerlint's that has no braces of its own: the statements between two places.
    func emitStatements(_ statements: CodeBlockItemListSyntax, emptyAt place: Int) {
        if statements.isEmpty { emit("block", place..<place) } else { emit("block", statements) }
    }
}

extension SyntaxProtocol {
    var range: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

    func range(before comma: TokenSyntax?) -> Range<Int> {
        guard let comma, let last = comma.previousToken(viewMode: .sourceAccurate) else { return range }
        return range.lowerBound..<last.range.upperBound
    }

    /// The text without the trivia around it.
    var written: String { trimmedDescription }
}

extension TokenSyntax {
    /// The name that a token spells, without backticks.
    var plain: String {
        let text = self.text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
