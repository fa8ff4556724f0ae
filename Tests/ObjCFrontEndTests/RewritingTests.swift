import Foundation
import Testing
import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSyntax

@Suite struct RewritingTests {
    @Test func `A rewritten piece is read as its new text and stands where it was written`() throws {
        let text = "@implementation Clock\n- (void)run { Ticker t = EVERY(5); [t stop]; }\n@end\n"
        let use = try #require(text.range(of: "EVERY(5)")), type = try #require(text.range(of: "Ticker"))
        let rewritings = [
            Rewriting(range: range(type, in: text), text: "NSTimer *"),
            Rewriting(range: range(use, in: text), text: "[NSTimer timerWithTimeInterval:5 repeats:NO block:nil]"),
        ]
        let tree = parseObjectiveC(
            SourceFile(path: "Clock.m", language: .objectiveC, bytes: Array(text.utf8), rewritings: rewritings))
        let function = try #require(tree.root.firstChild?.memberBlock?.firstChild)
        #expect(
            function.body?.children.map(written).joined(separator: "; ")
                == "var t: Timer? = Timer(timeInterval: 5, repeats: false, block: nil); t.stop()")
        var calls = tree.root.nodes { $0.kind == .callExpression }.map(\.text)
        calls.sort()
        #expect(calls == ["EVERY(5)", "[t stop]"])
    }

    private func range(_ range: Range<String.Index>, in text: String) -> SourceRange {
        SourceRange(UInt32(text[..<range.lowerBound].utf8.count), UInt32(text[..<range.upperBound].utf8.count))
    }
}
