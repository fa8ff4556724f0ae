import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One step on the path to a misuse.
package struct Step: Sendable {
    package enum Kind: Sendable {
        /// A source is created.
        case created
        case operation(SourceOperation)
        case scheduled
        case handlerSet
        /// Outside code calls a function or an escaped closure.
        case entered(Entry)
        /// The last reference is dropped, in this way.
        case released(Release)
    }

    /// What outside code calls.
    package enum Entry: Sendable {
        case function(FunctionID)
        case closure
        /// Outside code sets a property.
        case setter(VariableID)
    }

    /// How the last reference is dropped.
    package enum Release: Sendable, Hashable {
        case overwritten, setToNil, removed, scopeEnd, temporary
        /// Together with the owner's properties.
        case owner
    }

    package let kind: Kind
    /// The call or assignment; at the end of a scope, its body.
    package let node: Node
    /// The creation of the affected source; missing for `entered`.
    package let creation: Node?
    /// The state after the step.
    package let state: SourceState?
}

/// The steps so far, latest first. Paths share common prefixes.
final class Trace {
    let step: Step
    let previous: Trace?
    let count: Int

    init(_ step: Step, after previous: Trace?) {
        self.step = step
        self.previous = previous
        count = (previous?.count ?? 0) + 1
    }

    /// The steps in order, excluding those up to `start`.
    func steps(since start: Trace? = nil) -> [Step] {
        var result: [Step] = []
        var trace: Trace? = self
        while let here = trace, here !== start {
            result.append(here.step)
            trace = here.previous
        }
        return result.reversed()
    }
}

/// A path on which the program crashes in libdispatch, or ends a source in a way that cannot be intended.
package struct Misuse: Sendable {
    package enum Kind: Sendable, Hashable {
        case trap(Trap)
        /// A running source without an owner is released at the end of the function that created it.
        case droppedWhileRunning
        /// Scheduled, or given a handler, after cancel.
        case reusedAfterCancel
        /// Cancelled in a state in which it cannot free a handler that retains the owner, and never resumed.
        case handlerKept
    }

    package let kind: Kind
    /// The call that created the source.
    package let creation: Node
    /// The site of the misuse: the crashing call, or the assignment or scope that drops the last reference.
    package let site: Node
    /// `nil` if nothing is released.
    package let release: Step.Release?
    /// The steps from the first to the last that concerns the source.
    package let steps: [Step]
    /// The type whose instances were explored; `nil` for a single function.
    package let owner: TypeID?
    /// How much the path depends on assumptions about state that other code controls.
    package let assumptions: AssumptionLevel

    /// Whether the path is feasible regardless of other code, because no decisive assumption leads here.
    package var isCertain: Bool {
        switch kind {
        case .trap, .droppedWhileRunning: assumptions < .decisive
        case .reusedAfterCancel, .handlerKept: assumptions == .none
        }
    }
}
