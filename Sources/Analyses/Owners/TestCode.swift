import TimerlintSemantics
import TimerlintSyntax

/// Which code is a test.
extension Project {
    /// The file that holds a node imports a test framework, or the type around it is a test case: Objective-C's may
    /// import their base class alone.
    package func isTestFile(_ node: Node) -> Bool {
        let imports = file(of: node).imports
        if imports.contains("XCTest") || imports.contains("Testing") { return true }
        return type(around: node).map { inheritedNames(of: $0).contains("XCTestCase") } ?? false
    }
}
