import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Starts in the setter or observer of a property: which code assigns it, and which value.
extension RestartSearch {
    /// How an assignment that starts the timer can happen again. If nothing in the tree assigns the property
    /// but other code can, every assignment may.
    func reentryByAssignments(runningAccessor accessor: FunctionID, _ route: RestartRoute, chain: inout Set<FunctionID>)
        -> Reentry?
    {
        let declaration = project[accessor]
        let anyAssignment = Reentry(
            evidence: project.node(of: accessor), reason: "runs on every assignment of '\(declaration.name)'")
        guard let property = property(ofAccessor: accessor) else { return anyAssignment }
        let uses = references.uses(of: property).filter {
            !project.isWrittenForTests($0.node) && !isOwn($0.node, of: accessor)
        }
        let isPublic = project[property].access >= .public && !entries.isInClosedWorld(accessor)
        if isPublic || uses.contains(where: { !$0.isUncertain && isLentOut($0.node) }) { return anyAssignment }
        let assigned = uses.filter { $0.node.isAssigned && !$0.node.isStorageAccess }
        let targets = assigned.filter { !$0.isUncertain }.map(\.node)
        if targets.isEmpty {
            return assigned.isEmpty && entries.isInClosedWorld(accessor)
                ? nil : assigned.isEmpty ? anyAssignment : anyAssignment.inDoubt
        }
        // If only its own type assigns a property that others may assign too, it exists for others.
        if !entries.isInClosedWorld(accessor), entries.isAssignableOutside(property),
            targets.allSatisfy({ isInside($0, typeOf: accessor) })
        {
            return anyAssignment
        }
        let open = targets.filter { !isToggle($0, of: property) && leadsOn($0, to: accessor, route, chain) }.compactMap
        { $0.outermostUnwrap.parent }
        let ways = ways(through: open, to: accessor, route, chain: &chain)
        return ways.shown ?? reentryBySeveral(open, of: accessor, besides: ways, route, chain: chain) ?? ways.likely
    }

    /// Whether each assignment that runs an accessor brings a value with which it does not get from there to the start:
    /// `didSet { show() }`, if nobody ever sets the case that starts.
    func isShutOutByAssignments(_ use: Node, in accessor: FunctionID, _ route: RestartRoute) -> Bool {
        guard case .accessor = project[accessor].kind, let property = property(ofAccessor: accessor),
            project[property].access <= .fileprivate || entries.isInClosedWorld(accessor)
        else { return false }
        let uses = references.uses(of: property).filter {
            !project.isWrittenForTests($0.node) && !isOwn($0.node, of: accessor)
        }
        guard !uses.contains(where: { $0.isUncertain || isLentOut($0.node) }) else { return false }
        let targets = uses.map(\.node).filter { $0.isAssigned && !$0.isStorageAccess }
        let longer = route.leading(from: use, in: accessor)
        return !targets.isEmpty && targets.allSatisfy { isShutOut(longer, from: $0) }
    }

    private func property(ofAccessor accessor: FunctionID) -> VariableID? {
        guard let owner = project.owner(of: accessor) else { return nil }
        return project.property(named: project[accessor].name, of: owner)
    }

    /// Assignments inside the accessors themselves do not run them again.
    private func isOwn(_ use: Node, of accessor: FunctionID) -> Bool {
        guard let function = project.function(around: use), case .accessor = project[function].kind else {
            return false
        }
        return project[function].name == project[accessor].name
            && project.owner(of: function) == project.owner(of: accessor)
    }

    /// `$isPlaying`, `&isPlaying`, `\.isPlaying`: what happens with it there is unknown.
    private func isLentOut(_ use: Node) -> Bool {
        use.text.hasPrefix("$")
            || use.selfAndAncestors.prefix { $0.kind.isExpression }.contains {
                $0.kind == .inoutExpression || $0.kind == .keyPathExpression
            }
    }

    /// `isPlaying = !isPlaying`: the next assignment does the opposite.
    private func isToggle(_ target: Node, of property: VariableID) -> Bool {
        guard let value = target.assignedValue, value.kind == .prefixExpression, value.isNamed("!"),
            let operand = value.firstChild
        else { return false }
        return project.referent(of: operand) == .variable(property)
    }
}
