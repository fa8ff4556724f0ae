import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Whether a program replaces the first screen of its window while it runs, after a login for example.
extension OwnerLifetimes {
    /// How many levels of helper functions are followed.
    private static let depthLimit = 4

    /// Whether code that may be in the same program as a file replaces the first screen later: after a login, for example.
    func isRootReplaced(inProgramOf path: String) -> Bool {
        !programsOfReplacedRoots.isDisjoint(with: entries.targets.programs(with: path))
    }

    private var programsOfReplacedRoots: BuildTargets.Programs {
        knownRootReplacements.answer {
            let roots = references.nodes(named: InterfaceAPI.windowContent).filter { root in
                isWindowContent(root) && root.isAssigned && !runsAtLaunch(root) && !isOfOtherWindow(root)
                    && entries.mayRun(root)
                    && !project.isWrittenForTests(root) && entries.targets.mayBeBuilt(root.tree.file.path)
            }
            return programs(with: roots.map(\.tree.file.path))
        }
    }

    /// The programs that may contain some files.
    func programs(with paths: [String]) -> BuildTargets.Programs {
        paths.reduce(into: BuildTargets.Programs()) { $0.formUnion(entries.targets.programs(with: $1)) }
    }

    /// Whether a type is built only into programs, and none of them may contain any of the places.
    package func isInClosedProgram(_ type: TypeID, without places: [Node]) -> Bool {
        let paths = builtPaths(of: type)
        let programs = programs(with: paths)
        return paths.allSatisfy(entries.targets.isClosed)
            && places.allSatisfy { programs.isDisjoint(with: entries.targets.programs(with: $0.tree.file.path)) }
    }

    func isRootReplaced(for type: TypeID) -> Bool {
        builtPaths(of: type).contains { isRootReplaced(inProgramOf: $0) }
    }

    /// The files that declare a type. A header, which no target lists, tells nothing of the program.
    func builtPaths(of type: TypeID) -> [String] {
        let paths = project.types[type].declarations.map { project.files.models[$0.file].file.path }
        let built = paths.filter(entries.targets.isInTarget)
        return built.isEmpty ? paths : built
    }

    /// Also in an extension of the window's class; not a property of the same name that a class of the tree has.
    private func isWindowContent(_ name: Node) -> Bool {
        guard [.memberExpression, .nameExpression].contains(name.kind) else { return false }
        guard case .variable(let property)? = project.referent(of: name) else { return true }
        return !isDeclared(property)
    }

    /// Whether the window is one that the same code creates beside the application's: a local variable, or a property of
    /// an object that is no delegate, which the delegate's `window` does not receive.
    private func isOfOtherWindow(_ root: Node) -> Bool {
        guard case .variable(let window)? = root.base.flatMap({ project.referent(of: $0) }), isMadeHere(window) else {
            return false
        }
        return !references.uses(of: window).map(\.node).contains { use in
            guard let assignment = use.outermostUnwrap.parent, assignment.kind == .assignmentExpression else {
                return false
            }
            return assignment.firstChild?.stripped.name == ApplicationAPI.delegateWindow
        }
    }

    private func isMadeHere(_ window: VariableID) -> Bool {
        if project[window].kind == .local { return project.value(of: window)?.stripped.kind == .callExpression }
        guard let owner = project.owner(of: window), !isDelegate(owner), !isSceneDelegate(owner, in: .usual) else {
            return false
        }
        let stored = references.uses(of: window).map(\.node.assignedValue) + [project.value(of: window)?.stripped]
        let values = stored.compactMap { $0 }.filter { $0.kind != .nilLiteral }
        return !values.isEmpty && values.allSatisfy { $0.kind == .callExpression }
    }

    /// In the method that a delegate is told of the launch with, or in a helper that it alone calls.
    func runsAtLaunch(_ place: Node, depth: Int = 0) -> Bool {
        guard let function = project.function(around: place) else { return false }
        if isLaunch(project[function]) || project[function].name == "scene" { return true }
        guard depth < Self.depthLimit, let starter = project.type(around: place),
            isDelegate(starter) || isSceneDelegate(starter, in: .any),
            !entries.isOpen(function, inClosedWorld: true), let calls = alternativeCalls(of: function)
        else { return false }
        return calls.allSatisfy { project.type(around: $0) == starter && runsAtLaunch($0, depth: depth + 1) }
    }
}
