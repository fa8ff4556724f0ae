import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Screens that a program shows first and never replaces: code gives them to the window when the application starts,
/// directly or in a stack or tabs. Such a screen lives as long as the window.
extension OwnerLifetimes {
    /// How many containers and variables are followed from a new screen to the window.
    private static let containerLimit = 5

    /// Whether a created controller becomes the window's first screen, or a part of it.
    func isFirstScreen(_ creation: Node, at level: OwnerLevel) -> Bool {
        guard project.type(around: creation) != nil, !isRootReplaced(inProgramOf: creation.tree.file.path) else {
            return false
        }
        var seen: Set<Node> = []
        return containers(of: creation, &seen).contains { target in
            if target.kind == .returnStatement { return false }
            if target.name == InterfaceAPI.windowContent { return isGivenAtLaunch(target, in: level.course) }
            return isOwnContent(target, of: creation, at: level) || isContentOfKeptStack(target)
        }
    }

    /// The properties of windows and of controllers that hold other controllers which receive the value at last, the calls
    /// that add it to a controller, and the statement that returns it.
    private func containers(of value: Node, _ seen: inout Set<Node>) -> [Node] {
        guard seen.insert(value).inserted, seen.count <= Self.containerLimit * Self.containerLimit else { return [] }
        var child = value.outermostUnwrap
        if let variable = variable(startingWith: child) { return containers(throughUsesOf: variable, &seen) }
        while let parent = child.parent {
            switch parent.kind {
            case .arrayExpression, .castExpression: child = parent.outermostUnwrap
            case .assignmentExpression:
                guard let target = parent.firstChild, target != child else { return [] }
                return containers(of: target.stripped, from: value, &seen)
            case .argument: return containers(receiving: parent, &seen)
            case .returnStatement: return [parent]
            default: return []
            }
        }
        return []
    }

    /// `let screen = Screen()`
    private func variable(startingWith value: Node) -> VariableID? {
        let binding = value.selfAndAncestors.dropFirst().prefix(2).first { $0.kind == .binding }
        guard let binding, binding.initialValue?.outermostUnwrap == value else { return nil }
        return project.variable(declaredBy: binding)
    }

    /// What the assigned target is: a window's content, or a stack's or tabs' screens; for a variable, those of its uses.
    private func containers(of target: Node, from value: Node, _ seen: inout Set<Node>) -> [Node] {
        if case .variable(let variable)? = project.referent(of: target), isDeclared(variable) {
            return containers(throughUsesOf: variable, &seen)
        }
        guard InterfaceAPI.containedScreens.contains(target.name) else { return [] }
        guard target.name != InterfaceAPI.windowContent, let container = target.base,
            case .variable(let variable)? = project.referent(of: container)
        else { return [target] }
        return containers(throughUsesOf: variable, &seen) + (project[variable].kind == .property ? [target] : [])
    }

    /// Whether the tree declares the variable itself. Of a class that it does not contain, an Objective-C file shows only
    /// which properties its heirs use: `self.viewControllers`.
    func isDeclared(_ variable: VariableID) -> Bool { !project.node(of: variable).flags.contains(.isImplicit) }

    private func containers(throughUsesOf variable: VariableID, _ seen: inout Set<Node>) -> [Node] {
        guard !project[variable].isWeak else { return [] }
        var found: [Node] = []
        for use in references.uses(of: variable) where !use.isUncertain {
            found += containers(of: use.node, &seen)
        }
        return found
    }

    /// `UINavigationController(rootViewController: screen)`; `stack.setViewControllers([screen], animated: false)`;
    /// `addChild(screen)`; a function of the tree that does one of these.
    private func containers(receiving argument: Node, _ seen: inout Set<Node>) -> [Node] {
        guard let call = argument.parent, call.kind == .callExpression, let callee = call.calleeName else { return [] }
        if InterfaceAPI.containedScreens.contains(argument.name) { return containers(of: call, &seen) }
        if InterfaceAPI.childTaking.contains(callee.name) { return argument == call.arguments.first ? [callee] : [] }
        if let parameters = argument.value.flatMap({ project.parameters(receiving: $0, of: call) }) {
            let found = parameters.flatMap { containers(throughUsesOf: $0, &seen) }
            let isReturned = found.contains { $0.kind == .returnStatement }
            return found.filter { $0.kind != .returnStatement } + (isReturned ? containers(of: call, &seen) : [])
        }
        if CollectionAPI.arrays.contains((callee.base ?? callee).name) { return containers(of: call, &seen) }
        let isSetting = callee.name == InterfaceAPI.screenSetting
        guard isSetting || CollectionAPI.keepingMethods.contains(callee.name), argument == call.arguments.first
        else { return [] }
        guard let container = callee.base, case .variable(let variable)? = project.referent(of: container) else {
            return isSetting ? [callee] : []
        }
        return containers(throughUsesOf: variable, &seen)
            + (isSetting && project[variable].kind == .property ? [callee] : [])
    }

    /// Whether the window receives its content when the application starts.
    private func isGivenAtLaunch(_ target: Node, in course: OwnerLevel.Course) -> Bool {
        guard let starter = project.type(around: target),
            isDelegate(starter) || isSceneDelegate(starter, in: course)
        else { return false }
        return runsAtLaunch(target)
    }

    /// Whether a stack or set of tabs that lives forever shows the screen from the start: `viewControllers = [screen]` in
    /// its own code. A helper may add several screens, each of which is made once; what assigns them replaces the others.
    private func isOwnContent(_ target: Node, of creation: Node, at level: OwnerLevel) -> Bool {
        guard target.base.map({ $0.stripped.kind == .selfExpression }) ?? true,
            let container = project.type(around: target),
            project.inheritedNames(of: container).contains(where: InterfaceAPI.screenContainers.contains)
        else { return false }
        let isAdded = InterfaceAPI.childTaking.contains(target.name) && project.type(around: creation) == container
        return runsOnce(isAdded ? creation : target, of: container, at: level)
            && livesForever(container, at: level.next)
    }

    /// Whether a stack or set of tabs that the delegate of the application keeps shows the screen from the launch on:
    /// `tabBarController.viewControllers = screens`.
    private func isContentOfKeptStack(_ target: Node) -> Bool {
        guard case .variable(let container)? = target.base.flatMap({ project.referent(of: $0) }),
            let owner = project.owner(of: container), isDelegate(owner), !project[container].isWeak,
            !isDropped(container)
        else { return false }
        return isGivenAtLaunch(target, in: .any)
    }
}
