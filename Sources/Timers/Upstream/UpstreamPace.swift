import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Estimates how often values arrive in a pipeline. Input: the call of an operator. Output: the pace of the
/// publishers at its start, followed through variables, functions, subjects and published properties of the
/// tree. Cost: a few levels of senders, each place once.
struct UpstreamPace {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var references: ReferenceIndex { facts.references }
    private var subjects: Subjects { references.subjects }

    /// How many levels of stored or returned publishers are followed; deeper ones are unknown.
    private static let depthLimit = 6

    func pace(before step: Node) -> Pace {
        var search = Search()
        return pace(of: step, &search)
    }

    /// What the search has visited: a pipeline that feeds itself adds nothing.
    struct Search {
        var depth = 0
        var seen: Set<Node> = []
    }

    /// The pace of an expression whose value is a publisher.
    func pace(of publisher: Node, _ search: inout Search) -> Pace {
        let node = publisher.stripped
        guard search.seen.insert(node).inserted else { return .seldom }
        guard node.kind == .callExpression, let callee = node.calleeName else { return pace(ofKept: node, &search) }
        if let timer = facts.timer(createdBy: node) { return facts.isQuick(timer) ? .continual : .seldom }
        if callee.isNamed("publisher"), let base = callee.base { return pace(ofObserved: node, base, &search) }
        if CombineAPI.pacingOperators.contains(callee.name), callee.base != nil { return .continual }
        let merged =
            CombineAPI.mergers.contains(callee.name)
            ? node.arguments.compactMap(\.value).map { pace(of: $0, &search) } : []
        if let base = callee.base, isPublisher(base) { return (merged + [pace(of: base, &search)]).quickest }
        if !merged.isEmpty { return merged.quickest }
        if case .functions(let functions)? = project.referent(of: callee) {
            return pace(returnedBy: functions, &search)
        }
        return callee.selfAndBases.contains { EventPace.seldomPublishers.contains($0.name) } ? .seldom : .unknown
    }

    /// Not the name of a type or module: `Publishers.Merge(a, b)`.
    private func isPublisher(_ base: Node) -> Bool {
        let base = base.stripped
        guard base.kind == .nameExpression, base.beginsWithUppercase else { return true }
        if case .variable? = project.referent(of: base) { return true }
        return false
    }

    // MARK: Functions and variables

    private func pace(returnedBy functions: [FunctionID], _ search: inout Search) -> Pace {
        guard search.depth < Self.depthLimit else { return .occasional }
        search.depth += 1
        defer { search.depth -= 1 }
        return functions.prefix(1).compactMap { project.body(of: $0) }.flatMap(\.returnedValues).map {
            pace(of: $0, &search)
        }.quickest
    }

    /// A variable that holds a publisher, a published property, a subject.
    private func pace(ofKept node: Node, _ search: inout Search) -> Pace {
        if node.name.hasPrefix("$") { return published(node).map { pace(ofState: $0, &search) } ?? .unknown }
        guard case .variable(let id)? = project.referent(of: node) else { return .unknown }
        if subjects.isSubject(id) { return pace(ofSubject: id, &search) }
        guard search.depth < Self.depthLimit else { return .occasional }
        search.depth += 1
        defer { search.depth -= 1 }
        return subjects.values(of: id).map { pace(of: $0, &search) }.quickest
    }

    /// The property of `$query` or `model.$query`.
    private func published(_ projection: Node) -> VariableID? {
        let name = String(projection.name.dropFirst())
        let owner =
            projection.kind == .memberExpression
            ? projection.base.flatMap { project.type(of: $0)?.id } : project.type(around: projection)
        return owner.flatMap { project.property(named: name, of: $0) }
    }

    // MARK: Senders

    private func pace(ofSubject id: VariableID, _ search: inout Search) -> Pace {
        let occasions = Occasions(facts: facts, upstream: self)
        return pace(subjects.sends(of: id).map { occasions.pace(at: $0, &search) }.quickest, ofValuesIn: id)
    }

    func pace(ofState id: VariableID, _ search: inout Search) -> Pace {
        pace(Occasions(facts: facts, upstream: self).pace(ofWritesTo: id, &search), ofValuesIn: id)
    }

    /// A switch that is set again and again turns only now and then. Text may come from a field, key by key, although the
    /// tree does not show how.
    private func pace(_ pace: Pace, ofValuesIn id: VariableID) -> Pace {
        if pace == .continual, isSwitch(id) { return .occasional }
        guard pace == .occasional, let written = project.typeNode(of: id) ?? project.value(of: id) else { return pace }
        let isText = written.stripped.kind == .stringLiteral || written.contains { $0.isNamed("String") }
        return isText ? .unknown : pace
    }

    private func isSwitch(_ id: VariableID) -> Bool {
        project.type(of: id)?.name == "Bool" || project.value(of: id)?.stripped.kind == .booleanLiteral
    }

    // MARK: Notifications and observed properties

    /// `NotificationCenter.default.publisher(for: name)`, `player.publisher(for: \.rate)`.
    private func pace(ofObserved call: Node, _ base: Node, _ search: inout Search) -> Pace {
        guard let subject = call.argumentValue("for")?.stripped else { return .unknown }
        if base.selfAndBases.contains(where: { EventPace.seldomPublishers.contains($0.name) }) { return .seldom }
        if subject.kind == .keyPathExpression { return pace(ofObserved: subject, of: base, &search) }
        if case .variable(let name)? = project.referent(of: subject) { return pace(ofPosts: name, &search) }
        let spelling = subject.kind == .callExpression ? subject.text : subject.name
        // A notification that the tree names by a string may come from anywhere.
        guard subject.kind == .memberExpression || subject.kind == .nameExpression else { return .unknown }
        if EventPace.continualControlEvents.contains(spelling) { return .continual }
        if let name = facts.notificationNames[spelling] { return pace(ofPosts: name, &search) }
        return EventPace.continualNotifications.contains(where: spelling.hasSuffix) ? .continual : .seldom
    }

    private func pace(ofObserved keyPath: Node, of base: Node, _ search: inout Search) -> Pace {
        let name = keyPath.text.split(separator: ".").last.map(String.init) ?? ""
        if let owner = project.type(of: base)?.id, let property = project.property(named: name, of: owner) {
            return pace(ofState: property, &search)
        }
        return EventPace.continualProperties.contains(name) ? .continual : .occasional
    }

    /// The posts of a notification whose name the tree declares.
    private func pace(ofPosts name: VariableID, _ search: inout Search) -> Pace {
        let occasions = Occasions(facts: facts, upstream: self)
        let posts = references.nodes(named: project[name].name).filter { use in
            use.selfAndAncestors.prefix { $0.kind != .block }.contains {
                $0.kind == .callExpression && $0.calleeName.map { $0.name.hasPrefix("post") } == true
            }
        }
        return posts.map { occasions.pace(at: $0, &search) }.quickest
    }
}

extension ProjectFacts {
    /// The meaning of an implicit member (`.didSync`) where a notification name is expected.
    fileprivate var notificationNames: [String: VariableID] {
        knownNotificationNames.answer {
            let types = project.types.indices.lazy.filter { project.types[$0].name.hasSuffix("Notification.Name") }
            let properties = types.flatMap { project.types[$0].allProperties }
            return Dictionary(properties.map { (project[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }
}

extension Node {
    /// The components of a name or chain of members, through calls, from the outside in: `publisher`,
    /// `default`, `NotificationCenter`.
    var selfAndBases: [Node] {
        var found: [Node] = []
        var node: Node? = self
        while let here = node?.stripped {
            if here.kind == .callExpression {
                node = here.firstChild
                continue
            }
            found.append(here)
            node = here.kind == .memberExpression ? here.base : nil
        }
        return found
    }
}
