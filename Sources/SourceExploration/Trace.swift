import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One thing that happened on the way to a misuse.
package struct Step: Sendable {
    package enum Kind: Sendable {
        /// A source is made.
        case created
        case operation(SourceOperation)
        case scheduled
        case handlerSet
        /// Outside code calls a function, or a closure that was handed to it.
        case entered(Entry)
        /// The last reference goes, in this way.
        case released(Release)
    }

    package enum Entry: Sendable {
        case function(FunctionID)
        case closure
        /// Outside code sets a property.
        case setter(VariableID)
    }

    package enum Release: Sendable, Hashable {
        case overwritten, setToNil, removed, scopeEnd, temporary
        /// With the owner's properties.
        case owner
    }

    package let kind: Kind
    package let node: Node
    /// The source it happened to, by its creation; missing for `entered`.
    package let creation: Node?
    /// The state after the step.
    package let state: SourceState?
}

/// The steps taken so far, latest first; paths share their beginnings.
final class Trace {
    let step: Step
    let previous: Trace?
    let count: Int

    init(_ step: Step, after previous: Trace?) {
        self.step = step
        self.previous = previous
        count = (previous?.count ?? 0) + 1
    }

    /// The steps in order, those before `start` left out.
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

/// A path on which a program dies in libdispatch, or ends a source in a way that it cannot want.
package struct Misuse: Sendable {
    package enum Kind: Sendable, Hashable {
        case trap(Trap)
        /// A running source that nothing keeps is dropped at the end of the function that made it.
        case droppedWhileRunning
        /// Scheduled, or given a handler, after cancel.
        case reusedAfterCancel
        /// Cancelled while it cannot give up a handler that keeps the owner alive, and left like that.
        case handlerKept
    }

    package let kind: Kind
    /// The call that made the source.
    package let creation: Node
    /// Where it happens: the trapping call, the assignment or scope that drops the last reference.
    package let site: Node
    package let release: Step.Release?
    /// From the first step that concerns the source to the last.
    package let steps: [Step]
    /// The type whose instances were explored; `nil` where one function was.
    package let owner: TypeID?
    /// Whether the path depends on state that other code keeps.
    package let assumptions: AssumptionLevel

    /// What other code keeps to itself may forbid the path, unless it decided nothing that leads here.
    package var isCertain: Bool {
        switch kind {
        case .trap, .droppedWhileRunning: assumptions < .decisive
        case .reusedAfterCancel, .handlerKept: assumptions == .none
        }
    }
}
