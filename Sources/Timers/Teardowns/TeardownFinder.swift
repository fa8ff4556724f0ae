import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Finds the places that stop a timer, through every way to reach its handle: directly, through local aliases,
/// loops and `forEach` over the collection that holds it, functions that take it, and observers that stop the
/// old value.
package struct TeardownFinder: Sendable {
    package let references: ReferenceIndex
    /// The names of the methods that stop this kind of timer.
    private let verbs: Set<String>
    private let known: Answers<EndingQuestion, [Node]>

    /// `wrapper` describes the type whose teardowns are searched for, if it is a project's own type.
    package init(_ references: ReferenceIndex, of wrapper: Wrappers.Timer? = nil) {
        self.references = references
        verbs = wrapper.map { Set($0.stop) } ?? Self.verbs
        known = wrapper == nil ? references.knownEndings : Answers()
    }

    package var project: Project { references.project }

    private static let verbs: Set<String> = ["invalidate", "cancel"]

    /// The calls (and assignments) that stop the value of the variable, in source order within a file.
    package func endings(of id: VariableID, depth: Int = 0) -> [Node] {
        guard depth < 6 else { return [] }
        return known.answer(to: EndingQuestion(variable: id, depth: depth)) { findEndings(of: id, depth: depth) }
    }

    private func findEndings(of id: VariableID, depth: Int) -> [Node] {
        var found: [Node] = []
        for use in references.uses(of: id) where !isInOwnSetter(use.node, id) {
            found += project.payloads(boundFrom: use.node).flatMap { endings(of: $0, depth: depth + 1) }
            guard let ending = ending(at: use.node, depth: depth), !isMereRemoval(ending, of: id) else { continue }
            found.append(ending)
        }
        if endsOldValue(id) {
            found += (clearings(of: id) + choices(of: id) + emptyings(of: id)).filter { !passesByObserver($0, of: id) }
        }
        if let storage = storage(behind: id) { found += endings(of: storage, depth: depth + 1) }
        // What the wrapper's setter does counts at the places that assign.
        found += wrappedValues(of: id).flatMap { endings(of: $0, depth: depth + 1) }.filter { !isInAccessor($0) }
        return found
    }

    private func isInAccessor(_ place: Node) -> Bool {
        if let function = project.function(around: place), case .accessor = project[function].kind { return true }
        return false
    }

    /// The `wrappedValue` of each property wrapper of the tree on a property.
    private func wrappedValues(of id: VariableID) -> [VariableID] {
        project[id].attributes.compactMap { wrapper in
            project.type(named: wrapper, from: id.file).flatMap { project.property(named: "wrappedValue", of: $0) }
        }
    }

    /// A deinitializer sets the properties of its own type without calling their observers.
    private func passesByObserver(_ clearing: Node, of id: VariableID) -> Bool {
        guard project[id].kind == .property, let function = project.function(around: clearing),
            project[function].kind.isDeinitializer, project.owner(of: function) == project.owner(of: id)
        else { return false }
        return project.accessors(of: id).contains { project[$0].kind.isObserver }
    }

    /// The variable to which a computed property's setter assigns the new value:
    /// `set { lock.sync { _value = newValue } }`.
    private func storage(behind id: VariableID) -> VariableID? {
        guard project[id].kind == .property,
            let setter = project.accessors(of: id).first(where: { project.node(of: $0).isNamed("set") }),
            let assignment = project.body(of: setter)?.firstNode(where: {
                $0.kind == .assignmentExpression && $0.firstChild?.nextSibling?.stripped.isNamed("newValue") == true
            }),
            let target = assignment.firstChild, case .variable(let storage)? = project.referent(of: target),
            storage != id
        else { return nil }
        return storage
    }

    /// A display link removed from its run loop still retains its target unless the handle is dropped as well.
    private func isMereRemoval(_ ending: Node, of id: VariableID) -> Bool {
        guard ending.kind == .callExpression, ending.firstChild?.isNamed("remove") == true else { return false }
        let function = project.function(around: ending)
        return !clearings(of: id, inStorage: true).contains { project.function(around: $0) == function }
    }

    /// What a setter or `willSet` does with the old value counts at the places that assign, not by itself.
    func isInOwnSetter(_ use: Node, _ id: VariableID) -> Bool {
        guard let function = project.function(around: use), case .accessor(let name) = project[function].kind,
            use.isStorageAccess || name == "willSet"
        else { return false }
        return project.accessors(of: id).contains(function)
    }

    /// Whether the variable's observer or setter, or those of its property wrapper, stop the value it held
    /// before.
    func endsOldValue(_ id: VariableID) -> Bool {
        endsOldValueOnAssignment(id) || wrappedValues(of: id).contains(where: endsOldValueOnAssignment)
    }

    private func endsOldValueOnAssignment(_ id: VariableID) -> Bool {
        project.accessors(of: id).contains { accessor in
            guard case .accessor(let name) = project[accessor].kind, RuntimeAPI.assignmentAccessors.contains(name),
                let body = project.body(of: accessor)
            else { return false }
            return body.contains { isEnding($0) || endsOldPayload($0, of: id) }
        }
    }

    /// Whether an observer calls a method of the variable's enum on the old value that ends its timer:
    /// `oldValue.stop()`.
    private func endsOldPayload(_ call: Node, of id: VariableID) -> Bool {
        guard call.kind == .callExpression, let callee = call.calleeName,
            callee.base?.stripped.isNamed("oldValue") == true, let type = project.enumType(of: id)
        else { return false }
        return project.methods(named: callee.name, of: type).contains(where: holdsEnding)
    }

    private func holdsEnding(_ function: FunctionID) -> Bool {
        project.body(of: function)?.contains(where: isEnding) == true
    }

    /// `source.setEventHandler(handler: nil)`, `source.setEventHandler {}`.
    func handlerClearings(of id: VariableID) -> [Node] {
        references.uses(of: id).compactMap { use in
            guard let member = use.node.outermostUnwrap.parent, member.isNamed("setEventHandler"),
                let call = member.callOfName, let given = call.argumentValue("handler") ?? call.trailingClosure
            else { return nil }
            let isEmpty =
                given.kind == .nilLiteral
                || given.kind == .closureExpression && given.firstChild(.block)?.firstChild == nil
            return isEmpty ? call : nil
        }
    }

    /// A call of an ending method on any receiver.
    package static func endingVerb(of node: Node) -> Bool {
        guard node.kind == .callExpression, let callee = node.firstChild else { return false }
        if TimerAPI.endingFunctions.contains(callee.name) { return true }
        return callee.kind == .memberExpression && verbs.contains(callee.name) && node.arguments.isEmpty
    }

    private func isEnding(_ node: Node) -> Bool {
        if Self.endingVerb(of: node) { return true }
        guard node.kind == .callExpression, let callee = node.firstChild else { return false }
        return callee.kind == .memberExpression && verbs.contains(callee.name)
    }

    private func ending(at use: Node, depth: Int) -> Node? {
        if use.kind == .optionalBinding || use.kind == .capture { return endingOfBinding(use, depth: depth) }
        var node = use.outermostUnwrap
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpression:
                if let call = endingCall(of: parent) { return call }
                node = parent.outermostUnwrap
            case .callExpression:
                if let ending = endingInClosure(of: parent, depth: depth) { return ending }
                node = parent.outermostUnwrap
            case .subscriptExpression: node = parent.outermostUnwrap
            case .arrayExpression: node = parent
            case .infixExpression where parent.isNamed("??"), .castExpression, .inoutExpression:
                node = parent.outermostUnwrap
            // `stop(&timer)` in C, and `[*timer invalidate]` there.
            case .prefixExpression where parent.isNamed("&") || parent.isNamed("*"): node = parent.outermostUnwrap
            case .argument: return endingOfArgument(parent, depth: depth)
            case .optionalBinding, .capture: return endingOfBinding(parent, depth: depth)
            case .initializer: return parent.parent.flatMap { endingOfBinding($0, depth: depth) }
            case .forStatement: return endingInLoop(parent, depth: depth)
            case .returnStatement, .block:
                guard let result = resultOfClosureInPlace(node) else { return nil }
                node = result
            default: return nil
            }
        }
        return nil
    }

    /// `let old = lock.withLock { … return timer }`: the call returns its closure's result.
    private func resultOfClosureInPlace(_ value: Node) -> Node? {
        guard let holder = value.parent else { return nil }
        let isOnly = holder.kind == .block && holder.firstChild == value && value.nextSibling == nil
        guard holder.kind == .returnStatement || isOnly,
            let closure = value.selfAndAncestors.first(where: {
                $0.kind == .closureExpression || $0.kind.isFunctionLike
            }),
            closure.kind == .closureExpression, let call = closure.parent?.parent, call.kind == .callExpression
        else { return nil }
        let name = call.calleeName?.name ?? ""
        return call.firstChild?.stripped == closure || ClosureTiming.onceBeforeReturning.contains(name)
            ? call.outermostUnwrap : nil
    }

    /// `.invalidate()`, or a method of an extension in the tree that invalidates.
    private func endingCall(of member: Node) -> Node? {
        // `queue.async(execute: timer.invalidate)` passes the ending method itself; `timer.invalidate;` sends it.
        if verbs.contains(member.name), member.parent?.kind == .argument || isMessage(member) { return member }
        guard let call = member.callOfName else { return nil }
        let name = member.name
        if verbs.contains(name), call.arguments.isEmpty || !Self.verbs.contains(name) { return call }
        if name == "remove", call.argumentValue("from") != nil { return call }
        if name.hasPrefix("perform"), call.arguments.first?.firstChild?.isNamed("invalidate") == true { return call }
        return extensionEnds(name) || enumMethodEnds(member) ? call : nil
    }

    /// In Objective-C, a dot may send any message without arguments.
    private func isMessage(_ member: Node) -> Bool {
        member.tree.file.language == .objectiveC && member.parent?.kind == .block
    }

    /// Whether the method belongs to an enum and ends what its cases carry: `state.stop()`.
    private func enumMethodEnds(_ method: Node) -> Bool {
        guard case .functions(let functions)? = project.referent(of: method) else { return false }
        return functions.contains { function in
            guard let owner = project.owner(of: function), project.types[owner].kind == .enum else { return false }
            return holdsEnding(function)
        }
    }

    private func extensionEnds(_ method: String) -> Bool {
        for typeName in TimerAPI.extendedHandleTypes {
            guard let type = project.type(named: typeName), project.types[type].kind == .extension else { continue }
            for function in project.types[type].methods[method] ?? []
            where project.body(of: function)?.contains(where: endsReceiver) == true {
                return true
            }
        }
        return false
    }

    /// `invalidate()`, `self?.cancel()` in a method that an extension adds.
    private func endsReceiver(_ node: Node) -> Bool {
        guard node.kind == .callExpression, node.arguments.isEmpty, let callee = node.calleeName,
            Self.verbs.contains(callee.name)
        else { return false }
        guard let base = callee.base?.stripped else { return callee.kind == .nameExpression }
        return base.kind == .selfExpression || project.local(base).map(project.isAliasOfSelf) == true
    }

    /// `timers.forEach { $0.invalidate() }`.
    private func endingInClosure(of call: Node, depth: Int) -> Node? {
        guard let closure = call.trailingClosure ?? call.arguments.last?.firstChild, closure.kind == .closureExpression
        else {
            return nil
        }
        return closure.contains(where: isEnding) ? call : nil
    }

    private func endingInLoop(_ loop: Node, depth: Int) -> Node? {
        loop.firstChild(.block)?.contains(where: isEnding) == true ? loop : nil
    }

    /// A local variable that holds it: the timer ends where the local variable is stopped.
    private func endingOfBinding(_ binding: Node, depth: Int) -> Node? {
        guard let id = project.variable(declaredBy: binding), project[id].kind == .local || project[id].kind == .capture
        else { return nil }
        return endings(of: id, depth: depth + 1).first
    }

    /// A function that stops its parameter.
    private func endingOfArgument(_ argument: Node, depth: Int) -> Node? {
        guard let call = argument.parent, call.kind == .callExpression else { return nil }
        if isEnding(call) { return call }
        if let given = endingInGivenClosure(argument, of: call, depth: depth) { return given }
        let flow = references.flow
        guard let parameters = flow.parameters(receiving: argument, of: call) else { return nil }
        return parameters.contains { !endings(of: $0, depth: depth + 1).isEmpty } ? call : nil
    }

    /// `perform(on:)` passes its stored value to the closure, which stops its parameter:
    /// `box.perform { timer in timer.invalidate() }`.
    private func endingInGivenClosure(_ argument: Node, of call: Node, depth: Int) -> Node? {
        guard let callee = call.firstChild, case .variable(let parameter)? = project.referent(of: callee),
            project[parameter].kind == .parameter,
            let function = project.function(around: project.node(of: parameter)),
            let position = call.arguments.firstIndex(of: argument)
        else { return nil }
        for site in references.callSites(of: function) {
            guard let closure = project.argument(for: parameter, of: function, in: site)?.stripped,
                closure.kind == .closureExpression
            else { continue }
            if closure.parameters.count > position,
                let element = project.variable(declaredBy: closure.parameters[position])
            {
                if let ending = endings(of: element, depth: depth + 1).first { return ending }
            } else if let ending = closure.firstNode(where: {
                isEnding($0) && $0.callee?.base?.stripped.text == "$\(position)"
            }) {
                return ending
            }
        }
        return nil
    }
}

extension ReferenceIndex {
    /// The places that stop a timer of Apple's.
    package var teardowns: TeardownFinder { TeardownFinder(self) }
}
