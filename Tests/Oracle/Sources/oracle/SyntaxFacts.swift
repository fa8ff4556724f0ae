import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The syntax of a file according to swift-syntax, in timerlint's terms (see `NodeKind` in Sources/Syntax).
///
/// Where the two represent the same text differently, the visitor's methods translate. Ranges that cannot be
/// translated are listed in `opaque`, and their contents are not compared.
class SyntaxFacts: SyntaxVisitor {
    var facts: [Fact] = []
    /// Array, dictionary and function types in the position of expressions. swift-syntax parses `[Int]()` as a
    /// call of an array literal and leaves recognizing the type to the type checker; timerlint recognizes it
    /// while parsing.
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

    /// For list elements: timerlint excludes the comma.
    func emitElement(
        _ kind: String, _ node: some SyntaxProtocol, comma: TokenSyntax?, name: String = "", flags: [String?] = []
    ) {
        emit(kind, node.range(before: comma), name: name, flags: flags)
    }

    func read(_ node: (some SyntaxProtocol)?) {
        if let node { walk(node) }
    }

    /// A block without braces in timerlint: the statements between two positions.
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

    /// The text without surrounding trivia.
    var written: String { trimmedDescription }
}

extension TokenSyntax {
    /// The name that a token spells, without backticks.
    var plain: String {
        let text = self.text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
