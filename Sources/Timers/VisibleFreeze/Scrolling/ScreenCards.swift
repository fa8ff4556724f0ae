import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes SwiftUI views that stand on a card over the whole screen, such as a running session: what lies beneath
/// the card cannot be scrolled while it is there. Input: a view. Output: the views of the card.
struct ScreenCards {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var chains: ModifierChains { ModifierChains(project: project) }

    /// How many levels of embedding views are followed to the card.
    private static let depthLimit = 3

    /// The view and those that embed it, up to the card; `nil` if it is shown elsewhere, too.
    func views(around type: TypeID, _ evidence: ScrollEvidence) -> [TypeID]? {
        var views: [TypeID] = []
        return collect(type, depth: 0, into: &views, evidence) ? views : nil
    }

    private func collect(_ type: TypeID, depth: Int, into views: inout [TypeID], _ evidence: ScrollEvidence) -> Bool {
        // A view of the card that mentions another one does not show it elsewhere.
        if views.contains(type) { return true }
        guard depth <= Self.depthLimit, evidence.isSwiftUIView(type) else { return false }
        views.append(type)
        let isFull = fillsScreen(type)
        let direct = evidence.mentions(of: type).filter(isInExistingType)
        if !direct.isEmpty, direct.allSatisfy({ isOnCard($0, filling: isFull, evidence) }) { return true }
        let uses = evidence.uses(of: type).filter(isInExistingType)
        return !uses.isEmpty
            && uses.allSatisfy { use in
                guard !evidence.isOnOtherScreen(use), evidence.scrollContainer(around: use) == nil,
                    let user = project.type(around: use)
                else { return false }
                return isOnCard(use, filling: isFull, evidence)
                    || collect(user, depth: depth + 1, into: &views, evidence)
            }
    }

    private func isInExistingType(_ use: Node) -> Bool {
        !use.isInPreview && project.type(around: use).map(facts.entries.instantiations.mayExist) ?? false
    }

    /// Whether the place is above something else, which it covers or which cannot be touched meanwhile.
    private func isOnCard(_ use: Node, filling isFull: Bool, _ evidence: ScrollEvidence) -> Bool {
        evidence.wayFromBody(to: use).contains { place in
            place.selfAndAncestors.contains { block in
                guard block.kind == .block, let content = block.parent?.parent, content.kind == .argument,
                    let stack = content.parent, let callee = stack.calleeName,
                    ScrollAPI.layering.contains(callee.name), evidence.scrollContainer(around: stack) == nil
                else { return false }
                let under = layers(under: place, in: block) + (callee.base.map { [$0] } ?? [])
                let views = under.filter { !chains.isPlainArea($0) }
                guard !views.isEmpty else { return false }
                return isFull || chains.fillsScreen(place) || hasFullLayer(above: views, under: place, in: block)
                    || views.allSatisfy(chains.mayBeUntouchable)
            }
        }
    }

    private func layers(under place: Node, in block: Node) -> [Node] {
        block.children.prefix { !$0.encloses(place) }.filter { $0.isExpression }
    }

    /// Whether a plain area that takes all touches lies between the views and the place.
    private func hasFullLayer(above views: [Node], under place: Node, in block: Node) -> Bool {
        guard let lowest = views.first else { return false }
        return block.contains { node in
            node.kind == .callExpression && node.range.start >= lowest.range.end && node.range.end <= place.range.start
                && chains.isPlainArea(node) && chains.fillsScreen(node)
        }
    }

    /// Whether the body of the view is as large as the screen, or stands on an area that is.
    private func fillsScreen(_ type: TypeID) -> Bool {
        guard let body = project.property(named: "body", of: type).flatMap({ project.accessors(of: $0).first }),
            let whole = project.body(of: body).flatMap(shownView)
        else { return false }
        if chains.fillsScreen(whole) { return true }
        guard let stack = chains.modifiers(of: whole).first, stack.calleeName?.isNamed("ZStack") == true,
            let lowest = stack.arguments.last?.value?.body?.children.first(where: { $0.isExpression })
        else { return false }
        return chains.fillsScreen(lowest)
    }

    /// The view that a body returns, if it returns one at all: `if isOn { … }`.
    private func shownView(_ body: Node) -> Node? {
        guard let last = Array(body.children).last else { return nil }
        if last.kind == .ifStatement, last.branches.count == 1 { return last.branches[0].body.flatMap(shownView) }
        return last.isExpression ? last : body.children.filter(\.isExpression).last
    }
}
