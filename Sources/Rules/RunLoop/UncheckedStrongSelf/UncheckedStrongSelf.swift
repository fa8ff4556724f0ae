import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let uncheckedStrongSelf = Rule(
        id: "unchecked_strong_self",
        summary: "an ivar accessed through a 'strongSelf' that may be nil",
        why: """
            `__strong typeof(self) strongSelf = weakSelf` is nil if the owner is gone by the time the block runs. A \
            message to nil does nothing, but `strongSelf->ivar` reads or writes memory at the ivar's offset from \
            address 0, and crashes.
            """,
        notice: """
            `EXC_BAD_ACCESS` at a small address (0x8, 0x30) in a block that was called late, after its screen was \
            closed.
            """,
        confirm: """
            In LLDB, `p strongSelf` in the crashed frame prints `nil`.
            """,
        remedy: """
            Return first: `if (!strongSelf) return;`. With the owner gone there is nothing left to do. Or use a \
            property, whose message nil ignores.
            """,
        symptoms: [.crashesInHandler],
        severity: .warning, since: "0.2.0",
        example: Example(
            bad: """
                #import <Foundation/Foundation.h>

                @interface Banner : NSObject
                @end

                @implementation Banner {
                    BOOL _isShown;
                }

                - (void)show {
                    _isShown = YES;
                    __weak typeof(self) weakSelf = self;
                    dispatch_time_t later = dispatch_time(DISPATCH_TIME_NOW, 3e9);
                    dispatch_after(later, dispatch_get_main_queue(), ^{
                        __strong typeof(self) strongSelf = weakSelf;
                        strongSelf->_isShown = NO;
                    });
                }

                @end
                """,
            good: """
                #import <Foundation/Foundation.h>

                @interface Banner : NSObject
                @end

                @implementation Banner {
                    BOOL _isShown;
                }

                - (void)show {
                    _isShown = YES;
                    __weak typeof(self) weakSelf = self;
                    dispatch_time_t later = dispatch_time(DISPATCH_TIME_NOW, 3e9);
                    dispatch_after(later, dispatch_get_main_queue(), ^{
                        __strong typeof(self) strongSelf = weakSelf;
                        if (!strongSelf) return;
                        strongSelf->_isShown = NO;
                    });
                }

                @end
                """,
            language: .objectiveC),
        detect: detectUncheckedStrongSelf)
}

private func detectUncheckedStrongSelf(_ context: RuleContext) -> [Finding] {
    context.facts.uncheckedStrongUses().compactMap { use in
        guard !context.facts.isOfTests(use.access) else { return nil }
        let name = context.facts.project[use.variable].name
        return context.finding(
            at: use.access, "'\(name)' may be nil here, and accessing an ivar of nil crashes",
            trace: [
                context.step(
                    context.facts.project.node(of: use.variable),
                    "'\(name)' is nil if the owner was deallocated by then"),
                context.step(use.block, "this block runs later"),
            ])
    }
}
