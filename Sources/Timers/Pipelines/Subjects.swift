import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension ReferenceIndex {
    var subjects: Subjects { Subjects(references: self) }
}

/// The tree's own subjects: what the program sends to who subscribes. Cost of an answer: the values of the variables
/// between a publisher and its subject.
struct Subjects {
    let references: ReferenceIndex
    private var project: Project { references.project }

    /// The maximum number of variables between a publisher and its subject.
    private static let depthLimit = 4

    /// Whether the variable holds a subject, by its type or by what it is made with.
    func isSubject(_ id: VariableID) -> Bool {
        project.type(of: id).map { CombineAPI.subjectTypes.contains($0.name) } == true
            || values(of: id).contains(where: isCreation)
    }

    /// Whether an expression makes a subject: `PassthroughSubject<Event, Never>()`.
    func isCreation(_ value: Node) -> Bool {
        value.stripped.calleeName?.selfAndBases.contains { CombineAPI.subjectTypes.contains($0.name) } == true
    }

    /// The variable with the subject whose values a publisher passes on, itself or through properties that hand it out:
    /// `var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }`. `nil` if several may be meant.
    func subject(behind publisher: Node, depth: Int = 0) -> VariableID? {
        guard depth < Self.depthLimit, case .variable(let id)? = project.referent(of: publisher.pipelineStart) else {
            return nil
        }
        if isSubject(id) { return id }
        let values = values(of: id)
        return values.count == 1 ? subject(behind: values[0], depth: depth + 1) : nil
    }

    /// The calls of `send` and the assignments of `value` that make a subject publish.
    func sends(of id: VariableID) -> [Node] {
        references.uses(of: id).compactMap { use in
            guard let member = use.node.outermostUnwrap.parent, member.kind == .memberExpression else { return nil }
            return member.isNamed("send") || member.isNamed("value") && member.isAssigned ? member : nil
        }
    }

    /// The subject to which a target gives a value: `subject.value`, `subject.value.count`; `nil` if it is none.
    func subject(assignedBy target: Node) -> VariableID? {
        target.selfAndBases.lazy.compactMap { $0.isNamed("value") ? $0.base.flatMap { own($0) } : nil }.first
    }

    /// The subject on which a call of `send` is made; `nil` if it is no such call.
    func subject(sentBy callee: Node) -> VariableID? { callee.isNamed("send") ? callee.base.flatMap { own($0) } : nil }

    private func own(_ node: Node) -> VariableID? {
        guard case .variable(let id)? = project.referent(of: node.stripped), isSubject(id) else { return nil }
        return id
    }

    /// The places where pipelines with the subject's values begin: its own uses, and those of properties that hand it out.
    func publishers(of subject: VariableID) -> [Node] {
        references.uses(of: subject).map(\.node).flatMap { use in
            guard let property = property(handingOut: use) else { return [use] }
            return references.uses(of: property).map(\.node)
        }
    }

    /// `var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }`
    private func property(handingOut use: Node) -> VariableID? {
        guard let property = property(computedAround: use) ?? property(declaredAround: use),
            values(of: property).contains(where: { $0.pipelineStart == use })
        else { return nil }
        return property
    }

    private func property(computedAround use: Node) -> VariableID? {
        guard let getter = project.function(around: use) else { return nil }
        return project[getter].property.map { VariableID(file: getter.file, index: $0) }
    }

    private func property(declaredAround use: Node) -> VariableID? {
        use.selfAndAncestors.first { $0.kind == .binding }.flatMap { project.variable(declaredBy: $0) }
    }

    /// The values of a variable, or what a computed or lazy one returns.
    func values(of id: VariableID) -> [Node] {
        if let body = project.getter(of: id).flatMap({ project.body(of: $0) }) {
            return body.returnedValues
        }
        guard let value = project.value(of: id)?.stripped else { return [] }
        // `lazy var p: … = { …; return subject }()`
        if value.kind == .callExpression, let closure = value.firstChild?.stripped, closure.kind == .closureExpression {
            return closure.body?.returnedValues.flatMap(localValues) ?? []
        }
        return [value]
    }

    private func localValues(_ node: Node) -> [Node] {
        guard case .variable(let id)? = project.referent(of: node), project[id].kind == .local else { return [node] }
        return project.value(of: id).map { [$0.stripped] } ?? [node]
    }
}

extension Node {
    /// The publisher to which the first operator of a pipeline is applied: `$query` of `$query.map { … }.delay(…)`.
    var pipelineStart: Node {
        var node = stripped
        while node.kind == .callExpression, let callee = node.calleeName, callee.kind == .memberExpression,
            CombineAPI.operators.contains(callee.name), let base = callee.base
        {
            node = base.stripped
        }
        return node
    }
}
