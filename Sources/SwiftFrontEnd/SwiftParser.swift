import Lexing
import Source
import Syntax

/// Reads one Swift file into a syntax tree. Never fails: what it cannot understand is skipped and listed in the tree.
package func parseSwift(_ file: SourceFile) -> SyntaxTree {
    var builder = TreeBuilder(expectedNodes: file.bytes.count / 8)
    builder.finish(.sourceFile, since: builder.mark, range: SourceRange(0, UInt32(file.bytes.count)))
    return builder.build(file: file)
}
