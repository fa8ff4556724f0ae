import Testing

@Suite struct DeclarationTests {
    @Test func `Three names of one timer are one property`() {
        let read = outline(
            """
            @interface Clock () @property (nonatomic, weak) NSTimer *timer; @end
            @implementation Clock
            - (void)stop { [_timer invalidate]; [self.timer invalidate]; [self->_timer invalidate]; }
            @end
            """)
        #expect(read.contains("weak var timer: Timer?"))
        #expect(
            read.contains(
                "functionDeclaration stop({ self.timer.invalidate(); self.timer.invalidate(); self.timer.invalidate() })"
            ))
    }

    @Test func `An ivar without a property keeps its name`() {
        let read = outline(
            "@implementation Clock { NSTimer *_timer; BOOL _on; }\n- (void)stop { _timer = nil; _on = YES; int _x; _x = 1; }\n@end"
        )
        #expect(read.contains("var _timer: Timer?, var _on: Bool = false"))
        #expect(read.contains("self._timer = nil; self._on = true; var _x: int; _x = 1"))
    }

    @Test func `An ivar of a property that stands elsewhere is assumed`() {
        let read = outline("@implementation Clock\n- (void)stop { _timer = nil; self.link = nil; }\n@end")
        #expect(read.contains("functionDeclaration stop({ self.timer = nil; self.link = nil }), var timer, var link"))
    }

    @Test func `Synthesized storage of another name is its property`() {
        let read = outline("@implementation Clock\n@synthesize timer = mTimer;\n- (void)stop { mTimer = nil; }\n@end")
        #expect(read.contains("self.timer = nil"))
    }

    @Test func `A header adds to the class that the implementation defines`() {
        #expect(
            outline("@interface Clock : UIView <P>\n@end", path: "Clock.h")
                == "extensionDeclaration Clock(Clock, inheritedType UIView(UIView), inheritedType P(P), memberBlock)")
        #expect(
            outline("@interface Clock : UIView\n@end\n@implementation Clock\n@end")
                == "classDeclaration Clock(inheritedType UIView(UIView), memberBlock)\nclassDeclaration Clock(memberBlock)"
        )
        #expect(outline("@implementation Clock (Face)\n@end") == "extensionDeclaration Clock(Clock, memberBlock)")
    }

    @Test func `A custom setter observes, and a getter of its own storage is a method`() {
        let read = outline(
            """
            @interface Clock () @property NSTimer *timer; @end
            @implementation Clock
            - (void)setTimer:(NSTimer *)timer { [_timer invalidate]; _timer = timer; }
            - (NSTimer *)timer { if (!_timer) _timer = make(); return _timer; }
            @end
            """)
        #expect(
            read.contains(
                "var timeraccessorBlock(accessor willSet(_ Timer? timer, { self.timer.invalidate(); self.timer = timer }))"
            ))
        #expect(
            read.contains(
                "functionDeclaration timer(returnType(Timer?), { ifStatement(ifBranch(self.timer == nil, { self.timer = make() })); returnStatement(self.timer) })"
            ))
    }

    @Test func `Methods have base names and labels`() {
        let read = outline(
            """
            @implementation Clock
            - (instancetype)initWithName:(NSString *)name rate:(int)rate { return self; }
            + (void)startWithInterval:(NSTimeInterval)i queue:(dispatch_queue_t)q {}
            - (IBAction)tap:(id)sender {}
            - (void)dealloc { [super dealloc]; }
            @end
            """)
        #expect(read.contains("initializerDeclaration init(name NSString? name, rate int rate, {"))
        #expect(read.contains("functionDeclaration start(withInterval TimeInterval i, queue DispatchQueue? q, {"))
        #expect(read.contains("functionDeclaration tap(IBAction, _ Any? sender, {"))
        #expect(read.contains("deinitializerDeclaration deinit({ super.dealloc() })"))
    }

    @Test func `A shared instance is a static constant`() {
        let read = outline(
            "@implementation Clock\n+ (instancetype)shared { static Clock *c; static dispatch_once_t t; dispatch_once(&t, ^{ c = [self new]; }); return c; }\n@end"
        )
        #expect(
            read.contains(
                "static let shared: Clock = closure { static var c: Clock?; static var t: dispatch_once_t; closure { c = Clock() }(); returnStatement(c) }()"
            ))
    }

    @Test func `Functions, globals and constants of C are declared`() {
        let read = outline(
            """
            #define kRate (1.0 / 60)
            #define RUN(x) go(x)
            static NSTimer *gTimer;
            extern int gOther;
            typedef NS_ENUM(NSInteger, State) { StateIdle, StateOn = 4, StateOff };
            void prototype(int x);
            static void tick(CFRunLoopTimerRef t, void *info) { go(); }
            """)
        #expect(
            read == """
                let kRate = (1.0 / 60)
                fileprivate var gTimer: Timer?
                let StateIdle = 0
                let StateOn = 4
                let StateOff = 5
                functionDeclaration tick(fileprivate, _ CFRunLoopTimer? t, _ void? info, { go() })
                """)
    }

    @Test func `Imports name modules`() {
        #expect(
            outline("#import <UIKit/UIKit.h>\n#import \"Own.h\"\n#include <stdio.h>\n@import WatchKit;")
                == "importDeclaration UIKit\nimportDeclaration WatchKit")
    }

    @Test func `Macros that hide a brace spoil only their own method`() {
        let read = outline("@implementation Clock\n- (void)a { BEGIN { f(); }\n- (void)b { [t invalidate]; }\n@end")
        #expect(read.contains("functionDeclaration b({ t.invalidate() })"))
    }

    @Test func `Macros before and after a head are no part of it`() {
        let read = outline(
            """
            NS_ASSUME_NONNULL_BEGIN
            static UIView *top(int x) { go(); }
            static force_inline NSDate *now(void) { go(); }
            static force_inline Rate rate(int x) { go(); }
            DEFINE_CLOCK(Clock)
            Class theClass(void) { go(); }
            @implementation Clock
            - (void)start:(NSTimer *)t API_AVAILABLE(ios(10)) { [t fire]; }
            @end
            """)
        #expect(read.contains("functionDeclaration top(fileprivate, _ int x, returnType(UIView?), { go() })"))
        #expect(read.contains("functionDeclaration now(fileprivate, returnType(Date?), { go() })"))
        #expect(read.contains("functionDeclaration rate(fileprivate, _ int x, returnType(Rate), { go() })"))
        #expect(read.contains("functionDeclaration theClass(returnType(Class?), { go() })"))
        #expect(read.contains("functionDeclaration start(_ Timer? t, { t.fire() })"))
    }

    @Test func `Of several heads of one method the first counts`() {
        let read = outline(
            "@implementation Clock\n#if MAC\n- (void)viewDidMove\n#else\n- (void)didMove\n#endif\n{ [t fire]; }\n- (void)b { [t fire]; }\n@end"
        )
        #expect(read.contains("functionDeclaration viewDidMove({ t.fire() })"))
        #expect(read.contains("functionDeclaration b({ t.fire() })"))
    }

    @Test func `C++ classes and members out of line are types with members`() {
        let read = outline(
            "class Clock : public Base {\n public:\n  void stop();\n dispatch_source_t t;\n};\nvoid Clock::stop() { dispatch_suspend(t); }",
            path: "Clock.mm")
        #expect(
            read
                == "structDeclaration Clock(memberBlock(var t: DispatchSource?))\nextensionDeclaration Clock(Clock, memberBlock(functionDeclaration stop({ t.suspend() })))"
        )
    }
}
