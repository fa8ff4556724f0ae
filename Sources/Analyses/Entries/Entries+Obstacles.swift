import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Why code never runs in a program that was read whole.
package enum Obstacle: Sendable {
    /// No target builds its file.
    case unbuilt
    /// Only builds for other platforms than the targets' contain it.
    case otherPlatforms
    /// Only systems of long ago fail this check.
    case oldSystems(check: String)
    /// A condition on the way to it never holds.
    case condition
    /// Nothing creates an instance of its type.
    case noInstance(of: String)
    /// It needs an instance from a nib, and no nib has one.
    case noNib(with: String)
    /// Nothing that runs calls the function.
    case noCaller(of: String)
    /// Only debug builds, previews or tests run it.
    case development
}

extension Entries {
    /// Why the code around a node never runs; `nil` if it may run.
    package func obstacle(toRunning node: Node) -> Obstacle? {
        guard targets.mayBeBuilt(node.tree.file.path) else { return .unbuilt }
        if isForOtherPlatforms(node) { return .otherPlatforms }
        if SwitchedOffCode.contains(node) { return .condition }
        if let check = OldSystems.check(shuttingOut: node) { return .oldSystems(check: check.name) }
        if let obstacle = typeObstacle(toRunning: node) { return obstacle }
        guard let function = project.function(around: node) else { return nil }
        if !mayRun(function) { return .noCaller(of: project[function].name) }
        return isShutOut(node) ? .condition : nil
    }

    /// Whether no system of Apple's compiles the code around a node: `#if os(Linux)`.
    package func isForOtherSystems(_ node: Node) -> Bool {
        ExcludedBranches(platforms: Set(Platform.allCases)).contain(node)
    }

    func isForOtherPlatforms(_ node: Node) -> Bool {
        ExcludedBranches(platforms: targets.platforms(node.tree.file.path)).contain(node)
    }

    /// Why the type around a node has no instance that could run it.
    private func typeObstacle(toRunning node: Node) -> Obstacle? {
        guard let type = project.type(around: node), !project.isInStaticCode(node) else { return nil }
        let name = project.types[type].simpleName
        if !mayExist(type) { return .noInstance(of: name) }
        guard let function = project.function(around: node) else { return nil }
        return isForNibsAlone(function) && !instantiations.mayBeDecoded(type) ? .noNib(with: name) : nil
    }
}
