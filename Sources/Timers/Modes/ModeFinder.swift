import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds the run loop modes in which a timer is registered: by its creation, and by every `add` that its
/// handles reach, including in helper functions.
struct ModeFinder {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    /// What the search has already followed.
    private enum Followed: Hashable {
        case variable(VariableID)
        /// A method of the timer's own type, in whose body the timer is `self`.
        case method(FunctionID)
    }

    /// The maximum number of names that are followed.
    private static let limit = 64

    package func modes(of timer: Timer) -> [ModeRegistration] {
        var result: [ModeRegistration] = []
        switch timer.kind {
        case .runLoopTimer where timer.isScheduled:
            result.append(ModeRegistration(node: timer.creation, mode: .default, literal: nil, runLoop: .current))
        case .publisher: result.append(publisherMode(timer.creation))
        case .delayedPerform: result.append(performMode(timer.creation))
        default: break
        }
        var seen: Set<Followed> = []
        result += registrations(atUse: timer.creation, seen: &seen)
        let others = OtherCreations(project: project, timer: timer)
        for handle in timer.handles {
            result += registrations(of: handle, seen: &seen).filter { !others.isFilled(handle, before: $0.node) }
        }
        let found = result + timer.destinations.flatMap(registrationsByText)
        return found.filter { !isOfOneCallerAlone($0, of: timer, among: found) }
    }

    /// Whether one caller of the function that makes and returns the timer adds what it got to a run loop, and another
    /// caller does not.
    private func isOfOneCallerAlone(_ registration: ModeRegistration, of timer: Timer, among all: [ModeRegistration])
        -> Bool
    {
        guard let maker = project.function(around: timer.creation),
            let caller = project.function(around: registration.node), caller != maker,
            let added = registration.node.arguments.first?.value.flatMap({ project.local($0.stripped) }),
            project[added].kind == .local
        else { return false }
        let callers = Set(
            references.callSites(of: maker).filter { !project.isWrittenForTests($0) }.compactMap {
                project.function(around: $0)
            })
        guard callers.contains(caller) else { return false }
        let adders = Set(all.compactMap { project.function(around: $0.node) })
        return !callers.isSubset(of: adders)
    }

    /// A timer held by a member of an object of unknown type: uses the additions of the same spelling in the
    /// same function.
    private func registrationsByText(_ destination: Destination) -> [ModeRegistration] {
        guard case .escaped(let place) = destination, let target = target(of: place),
            let body = project.function(around: place).flatMap({ project.body(of: $0) })
        else { return [] }
        let spelling = plainText(target)
        var found: [ModeRegistration] = []
        _ = body.contains { node in
            guard node.kind == .callExpression, RunLoopVocabulary.isAddition(node) else { return false }
            let isAdded =
                node.arguments.contains { $0.value.map(plainText) == spelling }
                || node.firstChild?.base.map(plainText) == spelling
            if isAdded { found.append(registration(node, runLoop: node.firstChild?.base)) }
            return false
        }
        return found
    }

    /// The left side of an assignment, or of an assignment macro: `ASSIGN(_timer, …)`.
    private func target(of place: Node) -> Node? {
        if place.kind == .assignmentExpression { return place.firstChild }
        guard place.kind == .argument, let callee = place.parent?.calleeName,
            callee.name.allSatisfy({ $0.isUppercase || $0 == "_" })
        else { return nil }
        return place.parent?.arguments.first?.value
    }

    private func plainText(_ node: Node) -> String { node.text.filter { $0 != "!" && $0 != "?" && !$0.isWhitespace } }

    private func publisherMode(_ call: Node) -> ModeRegistration {
        let literal = call.argumentValue("in") ?? call.argumentValue("mode")
        return ModeRegistration(
            node: call, mode: literal.map { RunLoopVocabulary.mode($0, project: project) } ?? .unknown,
            literal: literal,
            runLoop: RunLoopVocabulary.runLoop(
                call.argumentValue("on") ?? call.argumentValue("runLoop"), project: project))
    }

    private func performMode(_ call: Node) -> ModeRegistration {
        guard let modes = call.argumentValue("inModes") else {
            return ModeRegistration(node: call, mode: .default, literal: nil, runLoop: .current)
        }
        let listed = modes.stripped.children.map { RunLoopVocabulary.mode($0, project: project) }
        let mode: RunLoopMode =
            listed.contains(.tracking) ? .tracking : listed.isEmpty || listed.contains(.unknown) ? .unknown : .default
        return ModeRegistration(node: call, mode: mode, literal: modes, runLoop: .current)
    }

    private func registrations(of id: VariableID, seen: inout Set<Followed>) -> [ModeRegistration] {
        guard seen.insert(.variable(id)).inserted, seen.count < Self.limit else { return [] }
        var result: [ModeRegistration] = []
        for use in references.uses(of: id) {
            result += registrations(atUse: use.node, seen: &seen)
            for payload in project.payloads(boundFrom: use.node) { result += registrations(of: payload, seen: &seen) }
        }
        return result
    }

    /// The registrations made where a value is used: as an argument, as the receiver of `add(to:forMode:)`, or
    /// by the code that receives it.
    private func registrations(atUse use: Node, seen: inout Set<Followed>) -> [ModeRegistration] {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return [] }
        switch parent.kind {
        case .argument:
            guard let call = parent.parent, call.kind == .callExpression else { return [] }
            return registrations(ofArgument: parent, call: call, seen: &seen)
        case .memberExpression where CollectionAPI.elementProperties.contains(parent.name),
            .subscriptExpression:
            return registrations(atUse: parent, seen: &seen)
        case .memberExpression:
            guard let call = parent.outermostUnwrap.parent, call.kind == .callExpression else { return [] }
            return registrations(byMethod: parent, call: call, seen: &seen)
        case .forStatement: return additions(in: parent.body)
        case .arrayExpression: return registrations(ofElementsOf: parent, seen: &seen)
        // `CFRunLoopAddTimer(loop, timer as CFRunLoopTimer, mode)`
        case .castExpression: return registrations(atUse: parent, seen: &seen)
        case .optionalBinding: return use.kind == .optionalBinding ? [] : registrationsOfBinding(parent, seen: &seen)
        case .initializer: return parent.parent.map { registrationsOfBinding($0, seen: &seen) } ?? []
        default: return use.kind == .optionalBinding ? registrationsOfBinding(use, seen: &seen) : []
        }
    }

    /// `link.add(to: .main, forMode: .common)`, where the receiver is added; `timer.begin()` of an extension
    /// that adds `self`; `timer.then { RunLoop.main.add($0, forMode: .common) }`.
    private func registrations(byMethod method: Node, call: Node, seen: inout Set<Followed>) -> [ModeRegistration] {
        if RunLoopVocabulary.isAddition(call) {
            return [registration(call, runLoop: call.argumentValue("to") ?? call.arguments.first?.value)]
        }
        guard case .functions(let functions)? = project.referent(of: method) else {
            return registrations(byClosureOf: call, seen: &seen)
        }
        return functions.flatMap { registrations(ofSelfIn: $0, seen: &seen) }
    }

    private func registrations(ofSelfIn method: FunctionID, seen: inout Set<Followed>) -> [ModeRegistration] {
        guard seen.insert(.method(method)).inserted, seen.count < Self.limit, let body = project.body(of: method) else {
            return []
        }
        var uses: [Node] = []
        _ = body.contains { node in
            if node.kind == .selfExpression { uses.append(node) }
            return false
        }
        return uses.flatMap { registrations(atUse: $0, seen: &seen) }
    }

    /// `for timer in [a, b].compactMap { $0 } { RunLoop.main.add(timer, forMode: .common)
    /// }`, and the same with `forEach`.
    private func registrations(ofElementsOf collection: Node, seen: inout Set<Followed>) -> [ModeRegistration] {
        var node = collection
        while let parent = node.outermostUnwrap.parent {
            switch parent.kind {
            case .forStatement: return additions(in: parent.body)
            case .memberExpression:
                guard let call = parent.outermostUnwrap.parent, call.kind == .callExpression else { return [] }
                if parent.isNamed("forEach") { return registrations(byClosureOf: call, seen: &seen) }
                node = call
            default: return []
            }
        }
        return []
    }

    private func additions(in body: Node?) -> [ModeRegistration] {
        var found: [ModeRegistration] = []
        _ = body?.contains { node in
            if node.kind == .callExpression, RunLoopVocabulary.isAddition(node) {
                found.append(registration(node, runLoop: node.firstChild?.base))
            }
            return false
        }
        return found
    }

    /// `timer.map { RunLoop.main.add($0, forMode: .common) }`, and any other method that passes its receiver to
    /// a closure.
    private func registrations(byClosureOf call: Node, seen: inout Set<Followed>) -> [ModeRegistration] {
        guard let closure = (call.trailingClosure ?? call.arguments.last?.value)?.stripped,
            closure.kind == .closureExpression
        else { return [] }
        if let parameter = closure.parameters.first.flatMap({ project.variable(declaredBy: $0) }) {
            return registrations(of: parameter, seen: &seen)
        }
        var uses: [Node] = []
        _ = closure.contains { node in
            if node.kind == .nameExpression, node.isNamed("$0") { uses.append(node) }
            return false
        }
        return uses.flatMap { registrations(atUse: $0, seen: &seen) }
    }

    private func registrationsOfBinding(_ binding: Node, seen: inout Set<Followed>) -> [ModeRegistration] {
        guard let id = project.variable(declaredBy: binding), project[id].kind == .local else { return [] }
        return registrations(of: id, seen: &seen)
    }

    private func registrations(ofArgument argument: Node, call: Node, seen: inout Set<Followed>) -> [ModeRegistration] {
        if RunLoopVocabulary.isAddition(call) {
            let callee = call.firstChild
            let isCoreFoundation = callee?.isNamed("CFRunLoopAddTimer") == true
            return [registration(call, runLoop: isCoreFoundation ? call.arguments.first?.value : callee?.base)]
        }
        let flow = references.flow
        guard let parameters = flow.parameters(receiving: argument, of: call) else { return [] }
        return parameters.flatMap { registrations(of: $0, seen: &seen) }
    }

    private func registration(_ call: Node, runLoop: Node?) -> ModeRegistration {
        let literal = call.argumentValue("forMode") ?? call.arguments.last?.value
        let mode = literal.map { self.mode(of: $0, call: call) } ?? RunLoopMode.unknown
        return ModeRegistration(
            node: call, mode: mode, literal: literal, runLoop: RunLoopVocabulary.runLoop(runLoop, project: project))
    }

    /// If the mode is a parameter: the arguments of every caller, or the default value.
    private func mode(of literal: Node, call: Node) -> RunLoopMode {
        let known = RunLoopVocabulary.mode(literal, project: project)
        guard known == .unknown else { return known }
        guard let parameter = project.local(literal.stripped), project[parameter].kind == .parameter,
            let function = project.function(around: call)
        else { return modeOfStored(literal) }
        return mode(ofParameter: parameter, function: function) ?? modeOfStored(literal)
    }

    /// If the mode is a property: the values that the tree assigns to it.
    private func modeOfStored(_ literal: Node) -> RunLoopMode {
        let origins = ValueOrigins(references: references).origins(of: literal)
        let modes = Set(origins.map { RunLoopVocabulary.mode($0, project: project) })
        if modes.contains(.tracking) { return .tracking }
        return modes == [.default] ? .default : .unknown
    }

    /// `nil` if nothing in the tree passes one: then what the function itself puts in its place counts,
    /// `if mode == nil { mode = .default }`.
    private func mode(ofParameter parameter: VariableID, function: FunctionID) -> RunLoopMode? {
        var modes: Set<RunLoopMode> = []
        for site in references.callSites(of: function) {
            let given = project.argument(for: parameter, of: function, in: site) ?? project.value(of: parameter)
            modes.insert(given.map { RunLoopVocabulary.mode($0, project: project) } ?? RunLoopMode.unknown)
        }
        if modes.isEmpty { return project.value(of: parameter).map { RunLoopVocabulary.mode($0, project: project) } }
        if modes.contains(.tracking) { return .tracking }
        return modes == [.default] ? .default : .unknown
    }
}
