import TimerlintSemantics
import TimerlintSyntax

/// Code that a run loop or a dispatch source calls later, as far as it matters for where that code runs. Who knows
/// timers fills it in; this module knows none.
package struct ScheduledCode: Sendable {
    /// By the call that schedules it: whether the main run loop calls it, else the run loop of the thread that
    /// schedules.
    package var firesOnMain: [Node: Bool] = [:]
    /// By the variable that keeps a dispatch source: the call that makes the source.
    package var sourceCreations: [VariableID: Node] = [:]

    package init() {}
}
