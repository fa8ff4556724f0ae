import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The certain uses of a function: mentions with a known receiver type and matching argument labels. In
/// contrast, `ReferenceIndex.mentions(of:)` keeps every mention that may refer to the function.
package struct CertainCallers {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    init(_ references: ReferenceIndex) { self.references = references }

    /// How a function is mentioned.
    package enum Mention: Sendable {
        case call(Node)
        /// As a selector: the selector expression, or the name inside it.
        case selector(Node)
        /// As a value.
        case value(Node)

        package var node: Node {
            switch self {
            case .call(let node), .selector(let node), .value(let node): node
            }
        }
    }

    /// In the order of the reference index. `isComplete` is false if another mention may refer to the function
    /// too.
    package struct Mentions: Sendable {
        package internal(set) var found: [Mention] = []
        package internal(set) var isComplete = true
        /// Calls of a requirement that other types implement, too.
        package internal(set) var requested: [Node] = []
    }

    package func mentions(of id: FunctionID) -> Mentions {
        references.knownCallers.answer(to: id) { findMentions(of: id) }
    }

    private func findMentions(of id: FunctionID) -> Mentions {
        var mentions = Mentions()
        for place in references.places(of: id) where !isInsideSelector(place.node) {
            switch place.meaning {
            case .selector: if mayMean(place.node, id) { mentions.found.append(.selector(place.node)) }
            case .functions(let functions):
                let requirements = functions.contains(id) ? [] : functions.filter { isRequirement($0, of: id) }
                if functions.contains(id) || requirements.contains(where: { isOnlyImplementation(id, of: $0) }) {
                    append(place.node, id, to: &mentions.found)
                } else if !requirements.isEmpty {
                    mentions.isComplete = false
                    if let call = place.node.callOfName, fits(call, id) { mentions.requested.append(call) }
                }
            case .unknownMember, .inheritedMember: if mayCall(place.node, id) { mentions.isComplete = false }
            case .variable: continue
            }
        }
        return mentions
    }

    /// Every name, member or selector that may refer to the function, except calls with other labels.
    func possibleMentions(of id: FunctionID) -> [Node] {
        references.mentions(of: id).filter { mayCall($0, id) }
    }

    /// A call with other labels calls another function, whatever its receiver.
    func mayCall(_ mention: Node, _ id: FunctionID) -> Bool { mention.callOfName.map { fits($0, id) } ?? true }

    /// The messages to a receiver of any class that may run an Objective-C method: `[delegate barDidBegin:self]` of an
    /// `id<BarDelegate>`. They are no mentions, because the types do not tell who gets them.
    package func messagesToAnyObject(running id: FunctionID) -> [Node] {
        references.nodes(named: project[id].name).filter { name in
            guard name.tree.file.language == .objectiveC, name.kind == .memberExpression, mayCall(name, id),
                name.callOfName != nil || project[id].labels.isEmpty, project.referent(of: name) == nil,
                let receiver = name.base.flatMap({ project.type(of: $0) })
            else { return false }
            return receiver.id == nil && CollectionAPI.untoldTypes.contains(receiver.name)
        }
    }

    private func append(_ node: Node, _ id: FunctionID, to found: inout [Mention]) {
        if let call = node.callOfName {
            if fits(call, id) { found.append(.call(call)) }
        } else if !node.isMessageWithoutArguments {
            found.append(.value(node))
        } else if project[id].labels.isEmpty {
            found.append(.call(node))
        }
    }

    private func isInsideSelector(_ node: Node) -> Bool { node.parent?.kind == .selectorExpression }

    /// A selector names a method of the enclosing type, or of the type it spells out.
    package func mayMean(_ selector: Node, _ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        if let spelled = selector.selector, let own = project.node(of: id).selector, spelled != own { return false }
        if let performer = performer(of: selector) {
            guard let type = project.type(of: performer)?.id else {
                return project.referent(of: performer) == .instance
            }
            return project.lineage(of: type).contains(owner) || project.lineage(of: owner).contains(type)
        }
        if let receiver = receiver(of: selector), let type = project.type(of: receiver)?.id {
            return project.lineage(of: type).contains(owner) || project.lineage(of: owner).contains(type)
        }
        if let written = selector.firstChild, written.kind == .memberExpression, let base = written.firstChild,
            let type = project.type(of: base)?.id
        {
            return project.lineage(of: type).contains(owner) || project.lineage(of: owner).contains(type)
        }
        guard let around = project.type(around: selector) else { return false }
        return project.lineage(of: around).contains(owner)
    }

    /// The receiver that runs the selector itself: `[engine performSelectorInBackground:@selector(start) …]`.
    private func performer(of selector: Node) -> Node? {
        guard let callee = call(givenSelector: selector)?.call.calleeName, callee.name.hasPrefix("perform") else {
            return nil
        }
        return callee.base?.stripped
    }

    private func call(givenSelector selector: Node) -> (call: Node, argument: Node)? {
        guard let argument = selector.selfAndAncestors.first(where: { $0.kind == .argument }),
            let call = argument.parent, call.kind == .callExpression
        else { return nil }
        return (call, argument)
    }

    /// The `target:` or first argument next to a selector in a call: `addTarget(self, action: …)`,
    /// `addObserver(keeper, selector: …)`.
    private func receiver(of selector: Node) -> Node? {
        guard let (call, argument) = call(givenSelector: selector) else { return nil }
        return call.argumentValue("target") ?? call.argumentValue("toTarget")
            ?? call.arguments.first { $0 != argument && $0.nameReference.isEmpty && $0.value?.kind != .stringLiteral }?
            .value
    }

    /// A call through a protocol or superclass may reach any implementation.
    private func isRequirement(_ found: FunctionID, of id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id), let declaring = project.owner(of: found) else { return false }
        return owner != declaring && project.lineage(of: owner).contains(declaring)
    }

    /// A protocol that is not visible outside the module and has a single conforming type, not counting test
    /// doubles.
    private func isOnlyImplementation(_ id: FunctionID, of requirement: FunctionID) -> Bool {
        guard let declaring = project.owner(of: requirement), project.types[declaring].kind == .protocol,
            !project.types[declaring].modifiers.contains("public"),
            let owner = project.owner(of: id)
        else { return false }
        let conforming = project.descendants(of: declaring).filter { type in
            project.types[type].kind != .protocol
                && (project.types[type].methods[project[id].name] ?? []).contains {
                    !project.isWrittenForTests(project.node(of: $0))
                }
        }
        return conforming == [owner]
    }

    /// Whether the call's labels match the function's. Parameters with a default value and trailing closures
    /// may be missing.
    package func fits(_ call: Node, _ id: FunctionID) -> Bool {
        let labels = project[id].labels
        let parameters = project.parameters(of: id)
        var position = 0
        for argument in call.arguments where !argument.flags.contains(.isTrailing) {
            while position < labels.count, labels[position] != argument.name, isOptional(parameters, position) {
                position += 1
            }
            guard position < labels.count,
                labels[position] == argument.name || position == 0 && mayOmitLabel(argument, call, of: id)
            else { return false }
            if !isVariadic(parameters, position) { position += 1 }
        }
        let missing = (position..<max(position, labels.count)).filter {
            !isOptional(parameters, $0) && !isVariadic(parameters, $0)
        }
        return missing.count <= call.trailingClosures.count
            && (call.trailingClosures.isEmpty || parameters.contains(where: mayTakeClosure))
    }

    /// Not a number, a flag or a text.
    private func mayTakeClosure(_ parameter: VariableID) -> Bool {
        guard let type = project.typeNode(of: parameter), type.kind == .namedType else { return true }
        return !ScalarAPI.names.contains(type.name)
    }

    /// Before Swift 3 the first argument of a method had no label. The receiver must be known: `table.add(sensor)`
    /// of a foreign type is no call of `add(sensor:)`.
    private func mayOmitLabel(_ argument: Node, _ call: Node, of id: FunctionID) -> Bool {
        guard argument.name.isEmpty, let owner = project.owner(of: id), let callee = call.firstChild,
            case .functions(let named)? = project.referent(of: callee), named.contains(id)
        else { return false }
        return !project.methods(named: project[id].name, of: owner).contains { project[$0].labels.first == "" }
    }

    private func isOptional(_ parameters: [VariableID], _ position: Int) -> Bool {
        position < parameters.count
            && (project.value(of: parameters[position]) != nil || isVariadic(parameters, position))
    }

    private func isVariadic(_ parameters: [VariableID], _ position: Int) -> Bool {
        position < parameters.count && project.node(of: parameters[position]).flags.contains(.isVariadic)
    }
}

extension ReferenceIndex {
    /// The mentions that surely mean a function.
    package var certainCallers: CertainCallers { CertainCallers(self) }
}

extension Node {
    /// `Toolbar.toolbar`, or `[Toolbar toolbar]` if a property has that name: the tree has the access to a member.
    fileprivate var isMessageWithoutArguments: Bool {
        tree.file.language == .objectiveC && kind == .memberExpression
    }
}
