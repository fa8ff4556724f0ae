import TimerlintSemantics
import TimerlintSyntax

/// Code that a run loop or a dispatch source calls later, reduced to what decides where it runs. The code that
/// knows timers fills it in; this module does not depend on timers.
package struct ScheduledCode: Sendable {
    /// Maps the call that schedules to whether the main run loop calls the code; otherwise the run loop of the
    /// scheduling thread does.
    package var firesOnMain: [Node: Bool] = [:]
    /// Maps the variable that holds a dispatch source to the call that creates the source.
    package var sourceCreations: [VariableID: Node] = [:]

    package init() {}
}
