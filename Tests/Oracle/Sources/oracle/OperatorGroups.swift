import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The precedence groups for folding a file's operators: the standard library's, and timerlint's own group for
/// all others (it does not parse operator declarations; see `Precedence` in Sources/SwiftFrontEnd).
struct OperatorGroups {
    private let table: OperatorTable

    init(_ tree: SourceFileSyntax) {
        var table = OperatorTable.standardOperators
        let unknown = Set(
            tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
                guard case .binaryOperator(let name) = token.tokenKind else { return nil }
                return table.infixOperator(named: name) == nil ? name : nil
            })
        if !unknown.isEmpty { table.addSourceFile(Self.declarations(of: unknown)) { _ in } }
        self.table = table
    }

    private static func declarations(of names: Set<String>) -> SourceFileSyntax {
        let group = """
            precedencegroup UnknownPrecedence {
              associativity: left
              higherThan: ComparisonPrecedence
              lowerThan: NilCoalescingPrecedence
            }

            """
        return Parser.parse(source: group + names.sorted().map { "infix operator \($0): UnknownPrecedence\n" }.joined())
    }

    func fold(_ tree: SourceFileSyntax) -> Syntax { table.foldAll(tree) { _ in } }

    func group(of name: String) -> String? { table.infixOperator(named: name)?.precedenceGroup }
}
