import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// An assignment that runs an observer or a setter of the tree: `isRunning = false`.
struct ObservedAssignment: Sendable {
    /// What is assigned.
    let target: Node
    let function: FunctionID?
    let accessor: FunctionID
}

/// Assignments that stop the timer by what their observers do.
extension RestartSearch {
    /// Whether the function itself assigns a property whose observer may stop the timer.
    func assignsEndingProperty(_ function: FunctionID) -> Bool {
        endingAssignments.contains { $0.function == function }
    }

    /// In source order of the owner's properties. Computed once for a search.
    var endingAssignments: [ObservedAssignment] {
        knownEndingAssignments.answer(to: handle) {
            observedProperties.flatMap { property in
                let accessors = project.accessors(of: property).filter(isEnding)
                return accessors.isEmpty ? [] : assignments(of: property, running: accessors)
            }
        }
    }

    /// The properties, with observers or setters, of the types that end the timer.
    private var observedProperties: [VariableID] {
        var types: [TypeID] = []
        for type in [project.owner(of: handle)] + endings.map({ project.type(around: $0) }) {
            if let type, !types.contains(type) { types.append(type) }
        }
        return types.flatMap { type in
            let accessors = project.types[type].functions.filter {
                if case .accessor = project[$0].kind { true } else { false }
            }
            return Set(accessors.map { project[$0].name }).sorted().compactMap { name in
                project.property(named: name, of: type)
            }.filter { $0 != handle }
        }
    }

    private func isEnding(_ accessor: FunctionID) -> Bool {
        guard case .accessor(let name) = project[accessor].kind, RuntimeAPI.assignmentAccessors.contains(name) else {
            return false
        }
        return leadsToEndingByCalls(accessor, depth: 0)
    }

    /// Like `leadsToEnding(_:depth:)`, but not through observers, which ask this.
    private func leadsToEndingByCalls(_ function: FunctionID, depth: Int) -> Bool {
        guard depth < 3, let body = project.body(of: function) else { return false }
        return endings.contains { body.encloses($0) }
            || project.calls(in: function).contains { call in
                call.functions.contains { leadsToEndingByCalls($0, depth: depth + 1) }
            }
    }

    /// Those of the property's own accessors run none, and in Swift those of an initializer or deinitializer run no
    /// observer.
    private func assignments(of property: VariableID, running accessors: [FunctionID]) -> [ObservedAssignment] {
        references.uses(of: property).map(\.node).filter { $0.isAssigned && !$0.isStorageAccess }.flatMap { target in
            let function = project.function(around: target)
            return accessors.filter { accessor in
                guard let function else { return true }
                if case .accessor = project[function].kind, project[function].name == project[accessor].name {
                    return false
                }
                let isMaking = project[function].kind.isInitializer || project[function].kind.isDeinitializer
                return !(isMaking && target.tree.file.language == .swift && project[accessor].kind.isObserver)
            }.map { ObservedAssignment(target: target, function: function, accessor: $0) }
        }
    }
}
