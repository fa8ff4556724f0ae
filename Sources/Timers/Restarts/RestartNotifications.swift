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

    /// Whether each notification of a registration never comes before one that stops the timer. A screen that is not shown
    /// when the program starts comes while it is active.
    func followsEnding(_ registration: Node, _ function: FunctionID) -> Bool {
        let ends = endingNotifications(besides: function)
        let heard = notifications(registeredWith: registration)
        let isLater = project.owner(of: function).map(isShownLater) ?? false
        return !heard.isEmpty
            && heard.allSatisfy { notification in
                Lifecycles.containing(notification.event).contains { order in
                    order.never(notification.event, beforeAnyOf: ends)
                        || isLater && order.object == Lifecycles.application
                            && order.never(notification.event, beforeAnyOf: ends, from: Lifecycles.activeState)
                }
            }
    }

    private func isShownLater(_ owner: TypeID) -> Bool {
        lifetimes.isScreen(owner) && !lifetimes.usuallyLivesForever(owner)
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
            $0 != starter && endsAlone($0)
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

    // MARK: The tree's own events

    /// What the tree itself makes happen.
    enum OwnEvent {
        /// The name of a notification that it posts.
        case notification(Node)
        /// The subject that it sends values to.
        case subject(VariableID)
    }

    /// The event for which a registration (a call of `addObserver` or `sink`, or a node in it) is made, if the tree itself
    /// declares or posts its notification, or has its subject.
    func ownEvent(registeredBy registration: Node) -> OwnEvent? {
        guard let call = registration.selfAndAncestors.first(where: { $0.kind == .callExpression }) else { return nil }
        if let subject = subject(of: call) { return .subject(subject) }
        guard let name = observedName(call),
            origins(of: name).allSatisfy({ Lifecycles.containing(Self.event(named: $0)).isEmpty })
        else { return nil }
        if case .variable? = project.referent(of: name) { return .notification(name) }
        return name.kind == .stringLiteral || !posts(of: name).isEmpty ? .notification(name) : nil
    }

    /// The handler runs as often as the code makes the event happen. Where that is relative to its other places and to
    /// the timer's end is unknown.
    func reentry(
        by event: OwnEvent, to function: FunctionID, registeredAt registration: Node, _ route: RestartRoute,
        chain: inout Set<FunctionID>
    ) -> Reentry? {
        let places = places(of: event)
        let open = places.filter { !isShutOut(route, from: $0) }
        if open.isEmpty, !places.isEmpty { return nil }
        let ways = ways(through: open, to: function, route, chain: &chain)
        if let found = ways.shown ?? ways.likely { return found.inDoubt }
        let isClosure = project.function(around: registration) == function
        let runner = isClosure ? "the \(registration.closureName)" : "'\(entries.callback(function))'"
        return Reentry(evidence: registration, reason: "\(runner) runs at each \(event.noun)", isShown: false)
    }

    private func places(of event: OwnEvent) -> [Node] {
        switch event {
        case .notification(let name): posts(of: name)
        case .subject(let id):
            references.subjects.sends(of: id).filter { !project.isWrittenForTests($0) }.map { $0.callOfName ?? $0 }
        }
    }

    private func posts(of name: Node) -> [Node] {
        if let own = references.notification(namedBy: name) {
            return references.posts(of: own).filter { !project.isWrittenForTests($0) }
        }
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

extension RestartSearch.OwnEvent {
    /// One of them, as the trace calls it.
    fileprivate var noun: String {
        switch self {
        case .notification: "post of this notification"
        case .subject: "value that is sent here"
        }
    }
}
