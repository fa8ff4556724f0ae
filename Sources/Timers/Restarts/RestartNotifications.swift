import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts at notifications: the system's that come by turns, and the tree's own, which come when its code posts them.
extension RestartSearch {
    /// The notification that a selector is registered for alternates with one whose handler ends the timer.
    func isBalancedNotification(_ selector: Node, _ function: FunctionID) -> Bool {
        guard let owner = project.owner(of: function), let event = notification(registeredWith: selector) else {
            return false
        }
        let ends = project.functions(of: owner).filter { $0 != function && leadsToEnding($0, depth: 0) }.flatMap {
            notifications(toldTo: $0)
        }
        return Lifecycles.containing(event).contains { $0.comes(oneOf: Set(ends), betweenTwo: event) }
    }

    private func notifications(toldTo function: FunctionID) -> [String] {
        CallGraph.mentions(of: function, project: project, references: references).compactMap {
            notification(registeredWith: $0)
        }
    }

    /// `willResignActive` of `addObserver(self, selector: …, name: UIApplication.willResignActiveNotification, object:
    /// nil)`.
    private func notification(registeredWith mention: Node) -> String? {
        mention.selfAndAncestors.first { $0.kind == .callExpression }.flatMap(observedName).map(Self.event)
    }

    /// The name that an `addObserver` call asks for, with a selector or a block.
    private func observedName(_ call: Node) -> Node? {
        guard call.calleeName?.isNamed("addObserver") == true else { return nil }
        return (call.argumentValue("name") ?? call.argumentValue("forName"))?.stripped
    }

    // MARK: Notifications of the tree's own

    /// The name that a registration (a call of `addObserver`, or what stands in it) asks for, where the tree itself
    /// declares or posts it.
    func ownNotification(registeredBy registration: Node) -> Node? {
        guard
            let name = registration.selfAndAncestors.first(where: { $0.kind == .callExpression }).flatMap(observedName),
            Lifecycles.containing(Self.event(named: name)).isEmpty
        else { return nil }
        if case .variable? = project.referent(of: name) { return name }
        return name.kind == .stringLiteral || !posts(of: name).isEmpty ? name : nil
    }

    /// Its handler runs as often as the code posts it: when that is beside the other posts and the timer's end, nobody
    /// sees.
    func reentry(
        byPostsOf name: Node, to function: FunctionID, registeredAt registration: Node, _ route: RestartRoute,
        chain: inout Set<FunctionID>
    ) -> Reentry? {
        let posts = posts(of: name)
        let open = posts.filter { !isShutOut(route, from: $0) }
        if open.isEmpty, !posts.isEmpty { return nil }
        let ways = ways(through: open, to: function, route, chain: &chain)
        return (ways.shown ?? ways.likely)?.inDoubt
            ?? Reentry(
                evidence: registration,
                reason: "'\(entries.callback(function))' runs at each post of this notification", isShown: false)
    }

    private func posts(of name: Node) -> [Node] {
        let event = Self.event(named: name)
        return ApplicationAPI.postingMethods.flatMap { references.nodes(named: $0) }.compactMap(\.callOfName).filter {
            call in
            let posted = call.argumentValue("name") ?? call.arguments.first?.value
            return posted.map { Self.event(named: $0.stripped) == event } == true && !project.isTestFile(call)
        }
    }

    private static func event(named name: Node) -> String {
        event(spelled: name.kind == .memberExpression || name.kind == .nameExpression ? name.name : name.text)
    }

    /// Without the class before it and `Notification` behind: `UIApplicationDidBecomeActiveNotification` is
    /// `didBecomeActive`.
    private static func event(spelled name: String) -> String {
        var words = name.hasSuffix("Notification") ? name.dropLast("Notification".count) : Substring(name)
        for owner in ApplicationAPI.notifyingClasses where words.hasPrefix(owner) {
            words = words.dropFirst(owner.count)
        }
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
