import Foundation
import Testing
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax
import TimerlintTestSupport

/// A file of Fixtures/Syntax: Swift code in which a comment after each statement contains its expected tree,
/// written by hand.
struct SyntaxFixture: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }

    static let all: [SyntaxFixture] = {
        let folder = Repository.root.appendingPathComponent("Fixtures/Syntax")
        return Repository.filePaths(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
            SyntaxFixture(name: path, bytes: Repository.bytes(of: folder.appendingPathComponent(path)))
        }
    }()

    /// A parsed statement, its expected tree, and its line.
    struct Expectation {
        let line: Int
        let tree: String
        let expected: String
    }

    func expectations(in tree: SyntaxTree) -> [Expectation] {
        var result: [Expectation] = []
        for statement in tree.root.children {
            let end = statement.nextSibling?.range.start ?? UInt32(bytes.count)
            let comment = tree.file.text(SourceRange(statement.range.end, end))
            result.append(
                Expectation(
                    line: tree.file.lines.line(at: statement.range.start), tree: notation(of: statement),
                    expected: words(ofComment: comment)))
        }
        return result
    }

    /// The text after the `//`s, with white space and line endings collapsed.
    private func words(ofComment text: String) -> String {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("//") }.map { $0.dropFirst(2) }
        return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            .replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
    }
}

/// The tree of a source text.
func tree(of source: String) -> SyntaxTree { tree(of: Array(source.utf8)) }

func tree(of bytes: [UInt8]) -> SyntaxTree {
    parseSwift(SourceFile(path: "test.swift", language: .swift, bytes: bytes))
}
