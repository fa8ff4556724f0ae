import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Nodes of SwiftUI views: `@State` lives as long as its node, and a node that its parent shows under a condition or
/// presents appears once, as a rule.
extension RestartSearch {
    /// Whether the handle is state of the view whose appearance runs the hook, and whoever shows that view makes a new
    /// node each time, which nothing of its own covers and uncovers.
    func isAppearanceOfNewNode(_ hook: Node) -> Bool {
        guard let view = project.owner(of: handle), project.type(around: hook) == view,
            project.inheritedNames(of: view).contains("View"), !isShownByParts(hook), !coversItself(view)
        else { return false }
        let makings = references.constructions(of: view).filter {
            !project.isWrittenForTests($0) && !$0.isInPreview && !isUnusedInitialValue($0)
        }
        return !makings.isEmpty && makings.allSatisfy(isShownAnew)
    }

    /// Whether the hook belongs to a part of the view that comes and goes by itself.
    private func isShownByParts(_ hook: Node) -> Bool {
        hook.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { place in
            switch place.kind {
            case .ifBranch, .switchCase: true
            case .callExpression: place.calleeName.map { ScrollAPI.swiftUIContainers.contains($0.name) } == true
            default: false
            }
        }
    }

    /// Whether the view pushes or pages: what it covers disappears, and appears again.
    func coversItself(_ view: TypeID) -> Bool {
        let covering = VisibleChanges.coveringPresenters.union(VisibleChanges.pagingViews)
        return project.types[view].declarations.contains { declaration in
            project.node(of: declaration).contains { node in
                node.kind == .callExpression && node.calleeName.map { covering.contains($0.name) } == true
            }
        }
    }

    private func isShownAnew(_ making: Node) -> Bool {
        making.isPresented(byOneOf: VisibleChanges.coveringPresenters)
            || making.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
                $0.kind == .ifBranch || $0.kind == .switchCase
            }
    }

    /// `static let screen = Host(rootView: Screen())` of which nothing asks.
    private func isUnusedInitialValue(_ making: Node) -> Bool {
        let around = making.selfAndAncestors.prefix { !$0.kind.isFunctionLike }
        guard let binding = around.first(where: { $0.kind == .binding }),
            let property = project.variable(declaredBy: binding), project[property].kind == .property
        else { return false }
        return references.uses(of: property).allSatisfy(\.isUncertain)
    }
}
