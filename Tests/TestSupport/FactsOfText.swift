import TimerlintSemantics
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax
import TimerlintTimers

/// The facts of files given as text. Their project is kept for good: a test looks at nodes when it has let go of the
/// facts, and nodes do not keep their tree.
package func facts(_ files: KeyValuePairs<String, String>) -> ProjectFacts {
    let project = Project(
        files: files.map { path, text in
            collectDeclarations(parseSwift(SourceFile(path: path, language: .swift, bytes: Array(text.utf8))))
        })
    _ = Unmanaged.passRetained(project)
    return ProjectFacts(project)
}

/// The facts of one class with these members.
package func facts(ofClass members: String) -> ProjectFacts {
    facts(["A.swift": "import UIKit\nclass Clock: NSObject {\n\(members)\n}"])
}

extension ProjectFacts {
    /// The timers as `dump --facts` prints them.
    package var dump: String { dumpedRows(of: .timers, self).joined(separator: "\n") }
}
