import TimerlintSemantics
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax
import TimerlintTimers

/// The facts of files given as text.
package func facts(_ files: KeyValuePairs<String, String>) -> ProjectFacts {
    ProjectFacts(
        Project(
            files: files.map { path, text in
                collectDeclarations(parseSwift(SourceFile(path: path, language: .swift, bytes: Array(text.utf8))))
            }))
}

/// The facts of one class with these members.
package func facts(ofClass members: String) -> ProjectFacts { facts(["A.swift": "import UIKit\nclass Clock: NSObject {\n\(members)\n}"]) }

extension ProjectFacts {
    package var dump: String { dumpFacts(self) }
}
