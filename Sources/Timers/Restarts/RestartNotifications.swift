import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts on notifications: the system's, which alternate, and the tree's own, which its code posts.
extension RestartSearch {
    /// A registration of the function for an event that comes again before the timer is stopped, or that
    /// follows another event it is registered for.
    func unbalanced(_ registrations: [Node], _ function: FunctionID) -> Node? {
        let ends = endingNotifications(besides: function)
        return registrations.first { registration in
            if isEndedByLifting(registration, function) { return false }
            let heard = notifications(registeredWith: registration)
            return heard.isEmpty || !heard.allSatisfy { isBalanced($0, by: ends) }
        } ?? following(registrations, without: ends)
    }

    /// Whether each notification of a registration never comes before one that stops the timer.
    func followsEnding(_ registration: Node, _ function: FunctionID) -> Bool {
        let ends = endingNotifications(besides: function)
        let heard = notifications(registeredWith: registration)
        return !heard.isEmpty
            && heard.allSatisfy { notification in
                Lifecycles.containing(notification.event).contains { $0.never(notification.event, beforeAnyOf: ends) }
            }
    }

    private func isBalanced(_ notification: Notification, by ends: Set<String>) -> Bool {
        Lifecycles.containing(notification.event).contains { $0.comes(oneOf: ends, betweenTwo: notification.event) }
    }

    /// The second of two registrations for events of which one follows the other: `willEnterForeground` and
    /// `didBecomeActive`.
    private func following(_ registrations: [Node], without ends: Set<String>) -> Node? {
        registrations.first { second in
            registrations.contains { first in
                first != second
                    && notifications(registeredWith: first).contains { earlier in
                        notifications(registeredWith: second).contains { later in
                            later.sender == earlier.sender && follows(later.event, earlier.event, without: ends)
                        }
                    }
            }
        }
    }

    private func follows(_ later: String, _ earlier: String, without ends: Set<String>) -> Bool {
        later != earlier
            && Lifecycles.containing(earlier).contains { $0.comes(later, after: earlier, withoutAnyOf: ends) }
    }

    /// Whether each notification that the block of an `addObserver` call is registered for is followed by one that
    /// stops the timer, before it is posted again.
    func isBalancedBlock(_ registration: Node, in function: FunctionID) -> Bool {
        let heard = notifications(registeredWith: registration)
        guard !heard.isEmpty else { return false }
        let ends = endingNotifications(besides: nil, of: function, except: registration)
        return heard.allSatisfy { isBalanced($0, by: ends) }
    }

    /// The events on which other methods and blocks of the owner stop the timer.
    private func endingNotifications(besides function: FunctionID) -> Set<String> {
        endingNotifications(besides: function, of: function, except: nil)
    }

    private func endingNotifications(besides starter: FunctionID?, of member: FunctionID, except starting: Node?)
        -> Set<String>
    {
        guard let owner = project.owner(of: member) else { return [] }
        let ends = project.functions(of: owner).filter {
            $0 != starter && leadsToEnding($0, depth: 0) && !leavesOther($0)
        }
        let mentions = ends.flatMap { references.mentions(of: $0) }
        let observers = references.nodes(named: "addObserver") + references.nodes(named: "sink")
        let blocks = observers.compactMap(\.callOfName).filter { call in
            call != starting && project.type(around: call).map { project.lineage(of: owner).contains($0) } == true
                && call.arguments.contains { isEndingBlock($0.value) }
        }
        return Set((mentions + blocks).flatMap(notifications(registeredWith:)).map(\.event))
    }

    private func isEndingBlock(_ block: Node?) -> Bool {
        guard let block, block.kind == .closureExpression, leadsToEnding(code: block) else { return false }
        return !fillings.contains { block.encloses($0) }
    }

    /// A notification of the system.
    private struct Notification {
        /// The class in its name: `UIApplication`.
        let sender: String
        /// Without that class and `Notification`: `willResignActive`.
        let event: String
    }

    /// The notifications that `addObserver(self, selector: …, name: UIApplication.willResignActiveNotification,
    /// object: nil)` registers for; several if the name is a variable.
    private func notifications(registeredWith mention: Node) -> [Notification] {
        guard let call = mention.selfAndAncestors.first(where: { $0.kind == .callExpression }),
            let name = observedName(call)
        else { return [] }
        return origins(of: name).map { Notification(sender: Self.sender(named: $0), event: Self.event(named: $0)) }
    }

    func origins(of name: Node) -> [Node] {
        ValueOrigins(references: references).origins(of: name)
    }

    /// The name that an `addObserver` call registers for, with a selector or a block, or that the publisher of a `sink`
    /// publishes.
    private func observedName(_ call: Node) -> Node? {
        if let publisher = notificationPublisher(of: call) { return publisher.argumentValue("for")?.stripped }
        guard call.calleeName?.isNamed("addObserver") == true else { return nil }
        return (call.argumentValue("name") ?? call.argumentValue("forName"))?.stripped
    }

    // MARK: The tree's own notifications

    /// The name that a registration (a call of `addObserver`, or a node in it) uses, if the tree itself
    /// declares or posts it.
    func ownNotification(registeredBy registration: Node) -> Node? {
        guard
            let name = registration.selfAndAncestors.first(where: { $0.kind == .callExpression }).flatMap(observedName),
            origins(of: name).allSatisfy({ Lifecycles.containing(Self.event(named: $0)).isEmpty })
        else { return nil }
        if case .variable? = project.referent(of: name) { return name }
        return name.kind == .stringLiteral || !posts(of: name).isEmpty ? name : nil
    }

    /// The handler runs as often as the code posts the notification. Where that happens relative to the other
    /// posts and to the timer's end is unknown.
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
        return ApplicationAPI.postingMethods.flatMap { references.calls(named: $0) }.filter {
            call in
            let posted = call.argumentValue("name") ?? call.arguments.first?.value
            return posted.map { Self.event(named: $0.stripped) == event } == true && !project.isWrittenForTests(call)
        }
    }

    private static func sender(named name: Node) -> String {
        if let base = name.base?.stripped { return base.name }
        return ApplicationAPI.notifyingClasses.first(where: name.name.hasPrefix) ?? ""
    }

    private static func event(named name: Node) -> String {
        event(spelled: name.kind == .memberExpression || name.kind == .nameExpression ? name.name : name.text)
    }

    /// Without the leading class and the trailing `Notification`: `UIApplicationDidBecomeActiveNotification` is
    /// `didBecomeActive`.
    private static func event(spelled name: String) -> String {
        var words = name.hasSuffix("Notification") ? name.dropLast("Notification".count) : Substring(name)
        for owner in ApplicationAPI.notifyingClasses where words.hasPrefix(owner) {
            words = words.dropFirst(owner.count)
        }
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
