import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension Entries {
    /// Whether the program can ever run a function. Conservative: false only if the tree contains every call of it, and
    /// each is in a file that no target builds, in a preview, in tests, in a type that nothing creates, or in a
    /// function of which the same is true.
    package func mayRun(_ id: FunctionID) -> Bool {
        var seen: Set<FunctionID> = []
        return mayRun(id, &seen)
    }

    /// A function that this search has already visited adds nothing: the search ends at the first call that may run.
    private func mayRun(_ id: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
        if let known = knownRuns.known(id) { return known }
        guard seen.insert(id).inserted else { return false }
        let isFirst = seen.count == 1
        let answer = isCalledByRunningCode(id, &seen)
        return isFirst || answer ? knownRuns.keep(answer, for: id) : answer
    }

    private func isCalledByRunningCode(_ id: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
        let own = project.node(of: id)
        if project.isTestFile(own) || targets.isTest(own.tree.file.path) { return true }
        if isLeftOver(id) { return false }
        guard case .function = project[id].kind, !RuntimeAPI.unnamedCalls.contains(project[id].name),
            hasAllCallersInSight(id) || isOfOwnInterface(id)
        else { return true }
        let isInString = references.nodes(named: project[id].name).contains { $0.kind == .stringLiteral }
        return isInString
            || CallGraph.mentions(of: id, project: project, references: references).contains {
                mayRun(mention: $0, of: id, &seen)
            }
    }

    /// Whether an Objective-C method of a program is declared for the program's own calls: by a header, and for no
    /// protocol, superclass, nib or framework.
    private func isOfOwnInterface(_ id: FunctionID) -> Bool {
        project.node(of: id).tree.file.language == .objectiveC && isInClosedWorld(id) && isVisibleOutside(id)
            && !isOpen(id, inClosedWorld: true) && !isKnown(callback(id)) && !project[id].has(attribute: "IBAction")
    }

    private func mayRun(mention: Node, of id: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
        guard targets.mayBeBuilt(mention.tree.file.path), !project.isTestFile(mention), !mention.isInPreview
        else { return false }
        let caller = project.function(around: mention)
        let isStatic = caller.map { project[$0].isStatic } ?? false
        if !isStatic, let type = project.type(around: mention), !instantiations.mayExist(type) { return false }
        return caller.map { $0 != id && mayRun($0, &seen) } ?? true
    }
}
