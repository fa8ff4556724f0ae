import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Why a handle is certainly nil in a place, in an order of calls that can happen.
package enum HandleAbsence: Sendable {
    /// The code before the place set it to nil.
    case cleared(Node)
    /// The first run of this code asks before it has made the first timer: nothing else makes one.
    case notYetSet(Node)
}

extension HandlePresence {
    /// Input: a handle, and a node that needs its value. Output: `nil` unless the handle is nil there on every path
    /// that leads to the node.
    package func absence(of handle: Node, before node: Node) -> HandleAbsence? {
        guard case .variable(let variable)? = project.referent(of: handle), project[variable].kind == .property,
            HandleFlow.spelling(of: handle) == project[variable].name, !isSetUnseen(variable),
            let body = node.enclosingBody
        else { return nil }
        let makers = functions(assigning: variable)
        guard !mayBeSet(by: makers, in: body, before: node) else { return nil }
        let subject = Subject(spelling: project[variable].name, variable: variable)
        if state(of: subject, before: node, in: body, from: Self.unknown) == .absent {
            return clearing(of: variable, before: node).map { .cleared($0) }
        }
        guard startsWithoutTimer(body, variable, makers), runsAtOnce(node, in: body),
            state(of: subject, before: node, in: body, from: .absent) == .absent
        else { return nil }
        return assignments(to: variable).first { $0.enclosingBody == body }.map { .notYetSet($0) }
    }

    private func clearing(of variable: VariableID, before node: Node) -> Node? {
        let clearings = facts.clearings(of: variable)
        return clearings.last { $0.enclosingBody == node.enclosingBody && $0.range.end <= node.range.start }
            ?? clearings.first
    }

    private func assignments(to variable: VariableID) -> [Node] {
        facts.references.uses(of: variable).compactMap { use in
            let place = use.node.outermostUnwrap
            return use.node.isAssigned && place.nextSibling?.stripped.kind != .nilLiteral ? place.parent : nil
        }
    }

    // MARK: Code that may set it

    /// Whether a nib, an observer or code whose receiver is unknown may give it a timer.
    private func isSetUnseen(_ variable: VariableID) -> Bool {
        let node = project.node(of: variable)
        let declaration = node.selfAndAncestors.first { $0.kind == .variableDeclaration }
        return declaration?.attributes.isEmpty == false || declaration?.hasModifier("lazy") == true
            || project.accessors(of: variable).contains { project.body(of: $0) != nil }
            || facts.references.uses(of: variable).contains { $0.isUncertain && $0.node.isAssigned }
    }

    /// The most functions on the way to one that makes a timer; where there are more, nothing is certain.
    private static let reachLimit = 64

    /// Whether the code before the node calls, or hands on, what leads to one of the makers, or waits while others
    /// run.
    private func mayBeSet(by makers: Set<FunctionID>, in body: Node, before node: Node) -> Bool {
        let leading = functions(leadingTo: makers)
        if leading.count >= Self.reachLimit { return true }
        return body.contains { place in
            guard place.range.end <= node.range.start else { return false }
            if place.kind == .awaitExpression { return true }
            guard place.kind == .nameExpression || place.kind == .memberExpression || place.kind == .selectorExpression
            else { return false }
            switch project.referent(of: place) {
            case .functions(let functions)?: return functions.contains(where: leading.contains)
            case .variable(let id)?: return project.accessors(of: id).contains(where: leading.contains)
            default: return false
            }
        }
    }

    private func functions(leadingTo makers: Set<FunctionID>) -> Set<FunctionID> {
        var found = makers
        var waiting = Array(makers)
        while let next = waiting.popLast(), found.count < Self.reachLimit {
            for mention in facts.references.mentions(of: next) {
                if let caller = project.function(around: mention), found.insert(caller).inserted {
                    waiting.append(caller)
                }
            }
        }
        return found
    }

    // MARK: The first run

    /// Whether the handle is nil when the function first runs: it is an initializer, or the only code that ever sets
    /// the handle.
    private func startsWithoutTimer(_ body: Node, _ variable: VariableID, _ makers: Set<FunctionID>) -> Bool {
        guard let function = project.function(declaredBy: body), let owner = project.owner(of: variable),
            project.types[owner].kind == .class, project.value(of: variable).map({ $0.kind == .nilLiteral }) ?? true
        else { return false }
        if project[function].kind.isInitializer {
            return !project[function].has(modifier: "convenience")
                && !makers.contains { project[$0].has(modifier: "override") && !project[$0].kind.isInitializer }
        }
        return makers == [function]
    }

    /// Whether nothing decides between the beginning of the body and the node.
    private func runsAtOnce(_ node: Node, in body: Node) -> Bool {
        var child = node
        while child != body, let parent = child.parent {
            switch parent.kind {
            case .ifBranch where parent.body == child || parent.parent?.branches.first != parent,
                .switchCase, .ternaryExpression, .guardStatement, .closureExpression:
                return false
            case .infixExpression where parent.mayPassOver(child): return false
            default: if parent.isLoop { return false }
            }
            child = parent
        }
        return !body.containsOutsideClosures { place in
            place.range.end <= node.range.start
                && (place.kind == .guardStatement || place.kind == .returnStatement || place.kind == .throwStatement
                    || place.kind == .tryExpression)
        }
    }
}
