import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// Reads a file by the front end of its language: every later stage sees one kind of tree.
package func parseSource(_ file: SourceFile) -> SyntaxTree {
    switch file.language {
    case .swift: parseSwift(file)
    case .objectiveC: parseObjectiveC(file)
    }
}
