import Testing
import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSyntax

/// On any input the parser terminates and its tree is valid.
@Suite struct RobustnessTests {
    private static let sample = """
        #import <UIKit/UIKit.h>
        @interface Clock : NSObject <P> { int a; } @property (nonatomic, getter=isOn) BOOL on; @end
        @implementation Clock
        #if DEBUG
        - (void)a:(int (^)(void))b c:(id<X>)d { [[self x] y:^(int z) { return @{@"k": @[@1, @(2)]}; }]; }
        #else
        - (void)e { for (id x in y) { switch (x) { case 1: break; default: do { x++; } while (0); } } }
        #endif
        static int f(char *s, ...) { return (int)*s ? sizeof(int) : ({ 1; }); }
        @end
        enum { A, B = -1 }; typedef struct { int x; } T;
        """

    private func check(_ bytes: [UInt8], path: String = "a.mm") {
        let tree = parseObjectiveC(SourceFile(path: path, language: .objectiveC, bytes: bytes))
        var depth = 0
        var node = tree.root
        while true {
            if let child = node.firstChild {
                (node, depth) = (child, depth + 1)
            } else {
                while node.nextSibling == nil {
                    guard let parent = node.parent else { return }
                    (node, depth) = (parent, depth - 1)
                }
                if let sibling = node.nextSibling { node = sibling }
            }
            #expect(node.range.start <= node.range.end && Int(node.range.end) <= bytes.count)
            #expect(depth < 2000)
        }
    }

    @Test func `Every prefix of a file is read`() {
        let bytes = Array(Self.sample.utf8)
        for length in 0...bytes.count { check(Array(bytes[..<length])) }
    }

    @Test func `Every suffix of a file is read`() {
        let bytes = Array(Self.sample.utf8)
        for start in 0...bytes.count { check(Array(bytes[start...])) }
    }

    @Test func `A file with one byte changed is read`() {
        let bytes = Array(Self.sample.utf8)
        for (index, replacement) in zip(
            bytes.indices,
            Array(repeating: Array("{}()[]<>;:,@#\"'\\^*&?=\u{0}\n\u{FF}".utf8), count: bytes.count).joined())
        {
            var changed = bytes
            changed[index] = replacement
            check(changed)
        }
    }

    @Test(arguments: [
        "{", "[", "(", "^{", "@[", "@{", "[[a b] ", "if (x) ", "!", "-", "(int)", "a ? ", "a = ", "#if A\n", "x.y",
        "@implementation A\n", "- (void)a {", "case 1:", "a::", "<", "/*", "\"", "else ",
    ])
    func `A piece repeated without end is read in time`(piece: String) {
        check(Array("void f() {\n".utf8) + Array(String(repeating: piece, count: 20_000).utf8))
        check(Array(("@implementation A\n- (void)f { " + String(repeating: piece, count: 20_000)).utf8))
    }

    @Test func `Bytes that are no text are read`() {
        check((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) })
    }

    @Test func `A comment that the file does not close is told, from its beginning`() {
        #expect(skips(in: "void f() {}\n/* never\nvoid g() {}") == ["/* never\nvoid g() {}"])
        #expect(skips(in: "/* one /* two */ void f() {} // and /* none") == [])
    }

    private func skips(in text: String) -> [String] {
        let tree = parseObjectiveC(SourceFile(path: "a.m", language: .objectiveC, bytes: Array(text.utf8)))
        return tree.skipped.map { tree.file.text($0.range) }
    }
}
