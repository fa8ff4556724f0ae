import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Follows a value from the expression that creates it to where it is stored: through local variables,
/// conditionals, immediately called closures and the functions that return it. Input: an expression. Output:
/// its destinations.
package struct ValueFlow {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    init(_ references: ReferenceIndex) { self.references = references }

    /// After this many aliases and returns a value counts as escaped.
    private static let limit = 24

    package func destinations(of value: Node) -> [Destination] {
        var result: [Destination] = []
        var seen: Set<VariableID> = []
        follow(value, into: &result, seen: &seen, depth: 0)
        return result
    }

    func follow(_ value: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int) {
        guard depth < Self.limit, let parent = value.parent else { return result.append(.escaped(value)) }
        switch parent.kind {
        case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression, .castExpression, .ternaryExpression,
            .initializer, .typeExpression, .wordExpression:
            followUp(parent, from: value, into: &result, seen: &seen, depth: depth)
        case .infixExpression:
            if parent.isNamed("??") {
                follow(parent, into: &result, seen: &seen, depth: depth + 1)
            } else {
                result.append(.discarded)
            }
        case .argument: followArgument(parent, into: &result, seen: &seen, depth: depth)
        case .assignmentExpression:
            if parent.firstChild != value { followAssignment(parent, into: &result, seen: &seen, depth: depth) }
        case .binding, .optionalBinding, .capture:
            followBinding(parent, into: &result, seen: &seen, depth: depth)
        case .returnStatement: followReturn(parent, into: &result, seen: &seen, depth: depth)
        case .block: followLastExpression(value, of: parent, into: &result, seen: &seen, depth: depth)
        case .memberExpression where returnsReceiver(parent):
            guard let call = parent.outermostUnwrap.parent else { return result.append(.discarded) }
            follow(call, into: &result, seen: &seen, depth: depth + 1)
        case .memberExpression: result.append(parent.callOfName.flatMap(storage) ?? .discarded)
        case .callExpression, .subscriptExpression:
            // Used immediately: `Timer(…).fire()`.
            result.append(.discarded)
        case .arrayExpression, .dictionaryElement: followElement(parent, into: &result)
        default: result.append(.escaped(value))
        }
    }

    /// `subscription.store(in: &cancellables)`; `nil` for other calls of a method of the value.
    private func storage(by call: Node) -> Destination? {
        guard call.calleeName?.isNamed("store") == true, let place = call.argumentValue("in")?.stripped else {
            return nil
        }
        guard case .variable(let id)? = project.referent(of: place.collection) else { return .escaped(call) }
        return .element(id, at: call)
    }

    /// `.then { … }` of the library Then and similar methods, which configure their receiver and return it;
    /// methods of the tree that end with `return self`.
    private func returnsReceiver(_ method: Node) -> Bool {
        guard let call = method.callOfName else { return false }
        guard case .functions(let functions)? = project.referent(of: method) else {
            return ClosureTiming.settingUp.contains(method.name)
                && call.arguments.last?.value?.kind == .closureExpression
        }
        return functions.contains { id in
            project.body(of: id)?.contains { $0.kind == .returnStatement && $0.firstChild?.kind == .selfExpression }
                ?? false
        }
    }

    private func followUp(
        _ parent: Node, from value: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        if parent.kind == .ternaryExpression, parent.firstChild == value { return result.append(.discarded) }
        follow(parent, into: &result, seen: &seen, depth: depth + 1)
    }

    private func followArgument(
        _ argument: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        guard let call = argument.parent else { return }
        if call.kind == .tupleExpression {
            if call.stripped != call { return follow(call, into: &result, seen: &seen, depth: depth + 1) }
            return followElement(call, into: &result)
        }
        if call.kind == .interpolation { return result.append(.discarded) }
        guard call.kind == .callExpression, let callee = call.firstChild else {
            return result.append(.escaped(argument))
        }
        if RunLoopVocabulary.isAddition(call) || callee.namesLogging { return result.append(.discarded) }
        if let collection = collection(filledBy: call) { return result.append(element(of: collection, at: call)) }
        if let parameters = parameters(receiving: argument, of: call) {
            for parameter in parameters { followUses(of: parameter, into: &result, seen: &seen, depth: depth + 1) }
            return
        }
        result += payloads(of: call, callee, seen: seen, depth: depth) ?? [.escaped(argument)]
    }

    /// `state = .running(timer)`: the associated values flow wherever the enum value does. `nil` if the callee is not
    /// a case of one of the tree's enums.
    private func payloads(of call: Node, _ callee: Node, seen: Set<VariableID>, depth: Int) -> [Destination]? {
        guard callee.kind == .memberExpression, !callee.isNamed("init") else { return nil }
        var kept: [Destination] = []
        var known = seen
        follow(call.outermostUnwrap, into: &kept, seen: &known, depth: depth + 1)
        let payloads = kept.compactMap { destination -> Destination? in
            guard let (id, place) = destination.keeping, project.carriesPayload(callee, in: id) else { return nil }
            return .payload(id, at: place)
        }
        return payloads.count == kept.count ? payloads : nil
    }

    /// `timers.append(t)`, `set.insert(t)`, `dictionary.updateValue(t, forKey: k)`, `objc_setAssociatedObject`
    /// (escapes). A method of the tree with such a name may only register its argument, as its code shows.
    private func collection(filledBy call: Node) -> VariableID? {
        guard let callee = call.firstChild, callee.kind == .memberExpression, let base = callee.firstChild,
            CollectionAPI.keepingMethods.contains(callee.name), !keepsNothing(callee),
            case .variable(let id)? = project.referent(of: base)
        else { return nil }
        return id
    }

    /// What a generic container of the tree keeps belongs to the code that uses the container: nobody can tell by the
    /// container's own code who ends it.
    private func element(of collection: VariableID, at place: Node) -> Destination {
        isOfGenericContainer(collection) ? .escaped(place) : .element(collection, at: place)
    }

    /// `private var values: [Key: Value]` in `final class SafeDictionary<Key: Hashable, Value>`.
    private func isOfGenericContainer(_ collection: VariableID) -> Bool {
        guard project[collection].kind == .property, let owner = project.owner(of: collection),
            let type = project.typeNode(of: collection)
        else { return false }
        return type.contains { $0.kind == .namedType && project.isGenericParameter($0.name, of: owner) }
    }

    /// Whether the code of a method of the tree puts nothing into a collection or a variable.
    private func keepsNothing(_ callee: Node) -> Bool {
        guard case .functions(let functions)? = project.referent(of: callee) else { return false }
        let bodies = functions.compactMap(project.body)
        return !bodies.isEmpty
            && !bodies.contains { body in
                body.contains { node in
                    node.kind == .assignmentExpression
                        || node.kind == .callExpression
                            && CollectionAPI.keepingMethods.contains(node.calleeName?.name ?? "")
                            && node.argument(labeled: "forMode") == nil
                }
            }
    }

    /// The parameters of the functions in the tree that an argument is bound to; `nil` if the callee is
    /// unknown.
    package func parameters(receiving argument: Node, of call: Node) -> [VariableID]? {
        guard let callee = call.firstChild, case .functions(let functions)? = project.referent(of: callee) else {
            return nil
        }
        let label = argument.name
        let position = call.arguments.firstIndex(of: argument) ?? 0
        let found = functions.compactMap { id -> VariableID? in
            guard project.body(of: id) != nil else { return nil }
            let labels = project[id].labels
            let parameters = project.parameters(of: id)
            if !label.isEmpty {
                return labels.firstIndex(of: label).flatMap { $0 < parameters.count ? parameters[$0] : nil }
            }
            return position < parameters.count && labels[position].isEmpty ? parameters[position] : nil
        }
        return found.isEmpty ? parameters(receivingUnlabeled: argument, at: position, of: functions) : found
    }

    /// Before Swift 3 the first argument had no label: `tick(timer)` for `func tick(timer: NSTimer)`.
    private func parameters(receivingUnlabeled argument: Node, at position: Int, of functions: [FunctionID])
        -> [VariableID]?
    {
        guard position == 0, argument.name.isEmpty, !argument.flags.contains(.isTrailing), functions.count == 1,
            project.body(of: functions[0]) != nil
        else { return nil }
        return project.parameters(of: functions[0]).first.map { [$0] }
    }

    private func followAssignment(
        _ assignment: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        guard let target = assignment.firstChild else { return }
        let place = target.stripped
        switch place.kind {
        case .wildcardExpression: result.append(.discarded)
        case .subscriptExpression:
            if let base = place.firstChild, case .variable(let id)? = project.referent(of: base) {
                return result.append(element(of: id, at: assignment))
            }
            result.append(.escaped(assignment))
        default:
            guard case .variable(let id)? = project.referent(of: place) else {
                return result.append(.escaped(assignment))
            }
            keep(in: id, at: assignment, into: &result, seen: &seen, depth: depth)
            if project[id].kind != .local, let copy = copy(of: id, after: assignment) {
                follow(copy, into: &result, seen: &seen, depth: depth + 1)
            }
        }
    }

    private func followBinding(
        _ binding: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        guard let id = project.variable(declaredBy: binding) else {
            return result.append(binding.firstChild?.kind == .wildcardPattern ? .discarded : .escaped(binding))
        }
        keep(in: id, at: binding, into: &result, seen: &seen, depth: depth)
    }

    private func followReturn(_ node: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int) {
        var current = node.parent
        while let here = current {
            if here.kind == .closureExpression {
                return followClosureResult(here, into: &result, seen: &seen, depth: depth)
            }
            if let function = project.function(declaredBy: here) {
                return followReturn(of: function, into: &result, seen: &seen, depth: depth)
            }
            current = here.parent
        }
        result.append(.escaped(node))
    }

    /// `lazy var link: CADisplayLink = { … return link }()`.
    private func followClosureResult(
        _ closure: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        guard let call = closure.outermostUnwrap.parent, call.kind == .callExpression else {
            return result.append(.escaped(closure))
        }
        follow(call, into: &result, seen: &seen, depth: depth + 1)
    }

    private func followReturn(
        of id: FunctionID, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        let calls = references.callSites(of: id)
        if calls.isEmpty || depth > 8 { return result.append(.escaped(project.node(of: id))) }
        for call in calls.prefix(32) { follow(call.outermostUnwrap, into: &result, seen: &seen, depth: depth + 4) }
    }

    /// The single expression of a body is its result. In a longer body, or in a function without a result, it
    /// is discarded.
    private func followLastExpression(
        _ value: Node, of block: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        let isOnly = block.firstChild == value && value.nextSibling == nil
        guard let holder = block.parent, value.nextSibling == nil else { return result.append(.discarded) }
        switch holder.kind {
        case .closureExpression where isOnly:
            if let call = holder.outermostUnwrap.parent, call.kind == .callExpression {
                return follow(call, into: &result, seen: &seen, depth: depth + 1)
            }
            result.append(.discarded)
        case .functionDeclaration where isOnly && holder.firstChild(.returnType) != nil:
            guard let function = project.function(declaredBy: holder) else { return result.append(.discarded) }
            followReturn(of: function, into: &result, seen: &seen, depth: depth)
        case .accessor where isOnly && holder.isNamed("get"): result.append(.escaped(holder))
        case .ifBranch, .switchCase:
            guard let whole = holder.parent, let outer = whole.parent, outer.kind != .block
            else {
                return result.append(.discarded)
            }
            follow(whole, into: &result, seen: &seen, depth: depth + 1)
        default: result.append(.discarded)
        }
    }

    /// An array, dictionary or tuple literal: whatever holds the literal holds the element.
    private func followElement(_ literal: Node, into result: inout [Destination]) {
        var outer = literal
        while let parent = outer.parent,
            parent.kind == .dictionaryElement || parent.kind == .arrayExpression
                || parent.kind == .dictionaryExpression || parent.kind == .tupleExpression
                || parent.kind == .argument && parent.parent?.kind == .tupleExpression
        {
            outer = parent
        }
        guard let holder = outer.parent else { return result.append(.escaped(literal)) }
        if holder.kind == .assignmentExpression, let target = holder.firstChild, target != outer {
            if case .variable(let id)? = project.referent(of: target.stripped.collection) {
                return result.append(.element(id, at: holder))
            }
        }
        if holder.kind == .initializer, let binding = holder.parent {
            if let id = project.variable(declaredBy: binding) { return result.append(.element(id, at: binding)) }
        }
        result.append(.escaped(literal))
    }
}

extension Node {
    /// `timers[key]` around the `timers` that the node is; otherwise the node itself.
    package var element: Node {
        let collection = outermostUnwrap
        guard let access = collection.parent, access.kind == .subscriptExpression, access.collection == collection
        else { return self }
        return access
    }

    /// The largest expression with the same value: wrappers that preserve identity are included.
    package var outermostUnwrap: Node {
        var node = self
        while let parent = node.parent {
            switch parent.kind {
            case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression, .inoutExpression: node = parent
            case .argument:
                guard let tuple = parent.parent, tuple.kind == .tupleExpression, tuple.stripped != tuple else {
                    return node
                }
                node = tuple
            default: return node
            }
        }
        return node
    }
}

extension ReferenceIndex {
    /// Where values go.
    package var flow: ValueFlow { ValueFlow(self) }
}
