import TimerlintSemantics
import TimerlintSyntax

/// Which code is a test or a preview.
extension Project {
    /// The file that holds a node imports a test framework, or the type around it is a test case: Objective-C's may
    /// import their base class alone.
    package func isTestFile(_ node: Node) -> Bool {
        let imports = file(of: node).imports
        if imports.contains("XCTest") || imports.contains("Testing") { return true }
        return type(around: node).map { inheritedNames(of: $0).contains("XCTestCase") } ?? false
    }
}

extension Node {
    /// Whether Xcode alone runs it, to draw a view beside its code.
    package var isInPreview: Bool {
        selfAndAncestors.contains { node in
            node.kind == .macroExpansion && node.isNamed("Preview")
                || node.kind.isTypeDeclaration && node.inheritedTypes.contains { $0.isNamed("PreviewProvider") }
        }
    }
}
