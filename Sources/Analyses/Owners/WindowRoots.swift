import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// SwiftUI's root views: an application's window shows one from its opening on, so only who closes the window, where there
/// can be several, ends it.
extension OwnerLifetimes {
    /// How many levels of state objects are followed to the root view that keeps them.
    private static let keeperLimit = 2

    /// Whether every instance is the root view of a window, or is kept by one: `WindowGroup { ClockView() }`,
    /// `@StateObject private var clock = Clock()`.
    package func livesWithWindow(_ type: TypeID) -> Bool {
        knownWindowRoots.answer(to: type) { livesWithWindow(type, depth: 0) }
    }

    private func livesWithWindow(_ type: TypeID, depth: Int) -> Bool {
        let creations = creations(of: type).filter { !project.isWrittenForTests($0) && !$0.isInPreview }
        guard depth <= Self.keeperLimit, !creations.isEmpty, project.descendants(of: type).isEmpty else { return false }
        return creations.allSatisfy { creation in
            if isRootOfWindow(creation) { return true }
            guard let keeper = keeper(of: creation), project[keeper].kind == .property,
                project[keeper].attributes.contains(where: InterfaceAPI.stateOwners.contains),
                let view = project.owner(of: keeper)
            else { return false }
            return livesWithWindow(view, depth: depth + 1)
        }
    }

    /// In the scene of an application, whatever its state: not one screen of several.
    private func isRootOfWindow(_ creation: Node) -> Bool {
        guard let application = project.type(around: creation),
            project.inheritedNames(of: application).contains(InterfaceAPI.application)
        else { return false }
        let way = creation.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }
        guard !way.contains(where: { [.ifStatement, .switchStatement, .ternaryExpression].contains($0.kind) }) else {
            return false
        }
        // The calls that get it as a part of their content: neither a sheet nor each page of several.
        let containers = way.filter { $0.kind == .argument }.map { $0.parent?.calleeName?.name ?? "" }
        return containers.last.map(InterfaceAPI.windowScenes.contains) == true
            && containers.dropLast().allSatisfy(InterfaceAPI.plainContainers.contains)
    }
}
