import TimerlintFacts
import TimerlintSemantics
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// The facts of files given as text.
func facts(_ files: KeyValuePairs<String, String>) -> ProjectFacts {
    ProjectFacts(
        Project(
            files: files.map { path, text in
                collectDeclarations(parseSwift(SourceFile(path: path, language: .swift, bytes: Array(text.utf8))))
            }))
}

/// The facts of one class with these members.
func facts(ofClass members: String) -> ProjectFacts { facts(["A.swift": "import UIKit\nclass Clock: NSObject {\n\(members)\n}"]) }

extension ProjectFacts {
    var dump: String { dumpFacts(self) }
}
