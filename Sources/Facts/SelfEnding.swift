import Model
import Syntax

/// Whether a timer's handler ends the timer that called it, when its work is done rather than when somebody is gone. Input: timers; output: the endings.
extension ProjectFacts {
    /// Through the timer that the handler is given (`block: { timer in … timer.invalidate() }`), so that it holds for every timer of the handle.
    package func endsItself(_ timer: Timer) -> Bool {
        handlerCode(of: timer).contains { code in
            code.contains { node in
                guard TeardownFinder.endingVerb(of: node), let receiver = node.calleeName?.base, case .variable(let id)? = project.referent(of: receiver),
                    project[id].kind == .parameter, project.function(around: project.node(of: id)) == project.function(around: node)
                else { return false }
                return isOnItsOwnTerms(node, in: code)
            }
        }
    }

    /// A handler that was given to the timer's own block is let go when that block ends the timer.
    package func isLetGo(_ handler: Handler, by timer: Timer) -> Bool {
        guard case .closure(let block)? = timer.handler, !block.range.contains(handler.node.range) || block.tree !== handler.node.tree else { return false }
        return timer.teardowns.contains { ending in
            ending.counts && ending.node.tree === block.tree && block.range.contains(ending.node.range) && isOnItsOwnTerms(ending.node, in: block)
        }
    }

    /// Not in the branch that is taken when a weak owner is gone.
    private func isOnItsOwnTerms(_ ending: Node, in code: Node) -> Bool {
        !ending.selfAndAncestors.prefix { $0 != code }.contains { ancestor in
            switch ancestor.kind {
            case .guardStatement: return ancestor.conditions.contains { $0.kind == .optionalBinding || asksForNil($0) }
            case .ifBranch: return ancestor.conditions.contains(where: asksForNil) || ancestor.flags.contains(.isElse) && ancestor.parent?.children.contains { $0.conditions.contains { $0.kind == .optionalBinding } } == true
            default: return false
            }
        }
    }

    /// `owner == nil`, and Objective-C's `!strongSelf`.
    private func asksForNil(_ condition: Node) -> Bool {
        condition.contains { node in
            if node.kind == .nilLiteral { return true }
            guard node.kind == .prefixExpression, node.isNamed("!"), let subject = node.firstChild?.stripped else { return false }
            return subject.kind == .selfExpression || subject.kind == .nameExpression && subject.name.lowercased().hasSuffix("self")
        }
    }
}

extension ProjectFacts {
    /// Other code takes the timer out of the property that keeps it, and may do anything with it.
    package func isHandedOn(_ timer: Timer) -> Bool {
        timer.handles.contains { handle in
            guard project[handle].kind == .property else { return false }
            return HandleUses(project: project, references: references).uses(of: handle).contains { use in
                let whole = use.node.outermostUnwrap
                switch whole.parent?.kind {
                case .argument, .returnStatement: return true
                case .block: return whole.parent?.firstChild == whole && whole.nextSibling == nil
                default: return false
                }
            }
        }
    }
}
