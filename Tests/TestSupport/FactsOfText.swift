import TimerlintLinting
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// The facts about files given as text. Their project is never released: tests inspect nodes after the facts
/// are gone, and nodes do not retain their tree.
package func facts(_ files: KeyValuePairs<String, String>) -> ProjectFacts {
    let project = Project(
        files: files.map { path, text in
            let language = Language(path: path) ?? .swift
            return collectDeclarations(
                parseSource(SourceFile(path: path, language: language, bytes: Array(text.utf8))))
        })
    _ = Unmanaged.passRetained(project)
    return ProjectFacts(project)
}

/// The facts about one class with these members.
package func facts(ofClass members: String) -> ProjectFacts {
    facts(["A.swift": "import UIKit\nclass Clock: NSObject {\n\(members)\n}"])
}

extension ProjectFacts {
    /// The timers in the format of `dump --facts`.
    package var dump: String { dumpedRows(of: .timers, self).joined(separator: "\n") }
}
