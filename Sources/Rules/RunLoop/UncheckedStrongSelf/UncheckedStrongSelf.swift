import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let uncheckedStrongSelf = Rule(
        id: "unchecked_strong_self",
        summary: "an ivar of a 'strongSelf' that may be nil by the time a delayed block runs",
        why: """
            `__strong typeof(self) strongSelf = weakSelf` is nil where the owner is gone when the block runs. A message to nil does nothing, but `strongSelf->ivar` \
            reads or writes memory at the ivar's offset from address 0: the process crashes. Ask `if (!strongSelf) return;` first.
            """,
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
                    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
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
                    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
                        __strong typeof(self) strongSelf = weakSelf;
                        if (!strongSelf) return;
                        strongSelf->_isShown = NO;
                    });
                }

                @end
                """,
            language: .objectiveC),
        symptoms: .of(.runLoopTimer),
        detect: detectUncheckedStrongSelf)
}

private func detectUncheckedStrongSelf(_ context: RuleContext) -> [Finding] {
    context.facts.uncheckedStrongUses().compactMap { use in
        guard !context.facts.isTestFile(use.access) else { return nil }
        let name = context.facts.project[use.variable].name
        return context.finding(
            at: use.access, "'\(name)' may be nil here: reading an ivar of nil crashes",
            trace: [
                context.step(context.facts.project.node(of: use.variable), "made strong again, and nil where the owner is gone"),
                context.step(use.block, "runs later"),
            ])
    }
}
