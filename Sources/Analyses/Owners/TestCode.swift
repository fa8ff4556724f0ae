import TimerlintSemantics
import TimerlintSyntax

/// Recognizes tests, previews and code of debug builds.
extension Project {
    /// Whether the file imports a test framework, or the enclosing type is a test case: Objective-C tests may
    /// import only their base class.
    package func isTestFile(_ node: Node) -> Bool {
        let imports = file(of: node).imports
        if imports.contains("XCTest") || imports.contains("Testing") { return true }
        return type(around: node).map { inheritedNames(of: $0).contains("XCTestCase") } ?? false
    }
}

extension Node {
    /// Whether only Xcode runs the code, to draw a view next to its source.
    package var isInPreview: Bool {
        selfAndAncestors.contains { node in
            node.kind == .macroExpansion && node.isNamed("Preview")
                || node.kind.isTypeDeclaration && node.inheritedTypes.contains { $0.isNamed("PreviewProvider") }
        }
    }

    /// Whether only debug builds contain the code: `#if DEBUG`, with or without further conditions.
    package var isInDebugBuildsOnly: Bool {
        selfAndAncestors.contains { node in
            node.kind == .ifConfigClause && !node.name.contains("||")
                && node.name.split(whereSeparator: { " &()".contains($0) }).contains("DEBUG")
        }
    }
}
