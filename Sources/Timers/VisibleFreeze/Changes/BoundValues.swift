import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Cocoa bindings: a view of a nib shows the value of a property, and draws it anew when key-value observing tells it of
/// a change. Input: an assignment's target, or a call. Output: whether it is such a change.
struct BoundValues {
    private let project: Project
    private let shownKeys: Set<String>

    init(_ facts: ProjectFacts) {
        project = facts.project
        shownKeys = facts.entries.nibs.contents.shownKeys
    }

    /// Whether a view shows the property, to which the target assigns a value through its setter.
    func areShown(in target: Node) -> Bool {
        guard !shownKeys.isEmpty, shownKeys.contains(target.name),
            target.kind == .memberExpression || target.tree.file.language == .swift,
            case .variable(let id)? = project.referent(of: target), project[id].kind == .property,
            isObserved(id), let owner = project.owner(of: id)
        else { return false }
        // Key paths do not tell the class of the object: other types must not have a property of the name.
        return project.properties(named: target.name).allSatisfy { project.owner(of: $0) == owner }
    }

    /// The key in `[self didChangeValueForKey:@"total"]`, if a view shows its value.
    func shownKey(announcedBy call: Node) -> Node? {
        guard let callee = call.calleeName, VisibleChanges.changeAnnouncements.contains(callee.name),
            let key = call.arguments.first?.value?.stripped, key.kind == .stringLiteral, shownKeys.contains(key.name)
        else { return nil }
        return key
    }

    /// Every setter in Objective-C announces its changes, in Swift those that are `dynamic`.
    private func isObserved(_ property: VariableID) -> Bool {
        project.node(of: property).tree.file.language == .objectiveC
            || project[property].modifiers.contains("dynamic")
    }
}
