import Testing
import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSyntax

/// Messages name methods as the source does; the tree holds the names that Swift imports.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("- (void)stop { }", "stop"),
        ("- (void)timerInCallTick:(NSTimer *)timer { }", "timerInCallTick:"),
        ("- (instancetype)initWithName:(NSString *)name rate:(double)rate { }", "initWithName:rate:"),
        ("+ (void)openWithURL : (NSURL *)url with:(int)x { }", "openWithURL:with:"),
        ("- (void)move:(int)x :(int)y { }", "move::"),
        ("- (void)dealloc { }", "dealloc"),
    ])
    func `a method is spelled by its selector`(source: String, selector: String) {
        let parsed = tree(of: "@implementation Clock\n\(source)\n@end")
        let method = parsed.root.firstNode { $0.kind.isFunctionLike }
        #expect(method?.selector == selector)
    }

    @Test(arguments: [
        ("[self stop];", "stop"),
        ("[self timerInCallTick:nil];", "timerInCallTick:"),
        ("[self move:1 to : 2];", "move:to:"),
        ("[self move:(CGFloat)x to:(int)(y + 1)];", "move:to:"),
        ("[self log:@\"%@ a:b\", name, [self title]];", "log:"),
        ("[[self clock] runBlock:^{ [self stop]; } every:3];", "runBlock:every:"),
        ("[[Clock alloc] initWithName:@\"x\" rate:2];", "initWithName:rate:"),
        ("update(3);", "update()"),
    ])
    func `a message is spelled by its selector, a C call by its function`(source: String, spelled: String) {
        let parsed = tree(of: "@implementation Clock\n- (void)run { \(source) }\n@end")
        let call = parsed.root.firstNode { $0.kind == .callExpression }
        #expect(call?.spelledCallee == spelled)
    }

    private func tree(of text: String) -> SyntaxTree {
        parseObjectiveC(SourceFile(path: "Clock.m", language: .objectiveC, bytes: Array(text.utf8)))
    }
}
