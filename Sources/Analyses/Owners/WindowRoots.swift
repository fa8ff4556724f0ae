import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// SwiftUI's root views: an application's window shows one from its opening on, so only who closes the window, where there
/// can be several, ends it.
extension OwnerLifetimes {
    /// Whether a view is the content of a window: in the scene of an application, whatever its state, not one screen of
    /// several.
    func isRootOfWindow(_ creation: Node) -> Bool {
        guard let application = project.type(around: creation),
            project.inheritedNames(of: application).contains(InterfaceAPI.application)
        else { return false }
        return containers(of: creation).map { containers in
            containers.last.map(InterfaceAPI.windowScenes.contains) == true
                && containers.dropLast().allSatisfy(InterfaceAPI.plainContainers.contains)
        } ?? false
    }

    /// Whether a root view shows the view from the start, whatever its state, or keeps the instance in its own state:
    /// `var body: some View { TabView { ClockView() } }`, `@StateObject private var clock = Clock()`.
    func isInRootView(_ creation: Node, _ id: TypeID, at level: OwnerLevel) -> Bool {
        guard let root = project.type(around: creation), root != id,
            project.inheritedNames(of: root).contains(InterfaceAPI.view),
            isShownByBody(creation) || isKeptInState(creation)
        else { return false }
        return livesForever(root, at: level.next)
    }

    private func isShownByBody(_ creation: Node) -> Bool {
        guard let body = project.function(around: creation), project[body].property != nil,
            project[body].name == InterfaceAPI.viewBody
        else { return false }
        return containers(of: creation)?.allSatisfy(InterfaceAPI.plainContainers.contains) ?? false
    }

    private func isKeptInState(_ creation: Node) -> Bool {
        guard let keeper = keeper(of: creation), project[keeper].kind == .property else { return false }
        return project[keeper].attributes.contains(where: InterfaceAPI.stateOwners.contains)
    }

    /// The calls that get a view as a part of their content, from the inside out: `HStack` for the view in its closure,
    /// `sheet` for that in a modifier's. `nil` for a view behind a condition.
    private func containers(of creation: Node) -> [String]? {
        let way = creation.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }
        guard !way.contains(where: { [.ifStatement, .switchStatement, .ternaryExpression].contains($0.kind) }) else {
            return nil
        }
        return way.filter { $0.kind == .argument }.map { $0.parent?.calleeName?.name ?? "" }
    }
}
