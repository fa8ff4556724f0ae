import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// Parses a file with the front end of its language. Later stages see the same kind of tree for all languages.
package func parseSource(_ file: SourceFile) -> SyntaxTree {
    switch file.language {
    case .swift: parseSwift(file)
    case .objectiveC: parseObjectiveC(file)
    }
}
