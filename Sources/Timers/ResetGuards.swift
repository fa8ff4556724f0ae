import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether code that sets a property, and resets it after a delay, can run again in between.
extension ProjectFacts {
    /// Whether the property keeps the code before a place from running again until it is reset: a condition on the path
    /// tests it, or it disables a control.
    package func isAsked(_ property: VariableID, before place: Node) -> Bool {
        isEnabling(property) || disablesControl(property) || isTested(property, before: place)
    }

    /// A control disabled until the reset cannot repeat the action.
    private func isEnabling(_ property: VariableID) -> Bool {
        InterfaceAPI.enablingProperties.contains(project[property].name)
    }

    private func isTested(_ property: VariableID, before place: Node) -> Bool {
        let asks = { (condition: Node) in
            condition.contains { project.referent(of: $0) == .variable(property) }
        }
        var child = place
        while let parent = child.parent, !child.kind.isFunctionLike {
            switch parent.kind {
            case .ifBranch: if parent.conditions.contains(where: asks) { return true }
            case .block:
                let earlier = parent.children.prefix { $0.range.start < child.range.start }
                if earlier.contains(where: { ($0.kind == .guardStatement || $0.kind == .ifStatement) && asks($0) }) {
                    return true
                }
            default: break
            }
            child = parent
        }
        return false
    }

    /// `Button("Save", action: save).disabled(isSaved)`
    private func disablesControl(_ property: VariableID) -> Bool {
        references.uses(of: property).contains { use in
            use.node.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
                $0.kind == .argument && $0.parent?.calleeName?.isNamed("disabled") == true
            }
        }
    }
}
