import TimerlintAppleAPIs
import TimerlintSyntax

/// Colored areas of SwiftUI that cover the screen and take its touches: nothing under them can be scrolled.
extension Node {
    /// The view that consists of such an area and, on it, of the node: `ZStack { Color.black.ignoresSafeArea(); Dots() }`,
    /// `Color.black.ignoresSafeArea().overlay(Dots())`; `nil` if the node's own function shows none around it.
    var curtain: Node? {
        var child = self
        while let parent = child.parent, !parent.kind.isFunctionLike {
            if parent.kind == .callExpression, parent.isLaidOnCurtain(child) { return parent }
            child = parent
        }
        return nil
    }

    /// Whether a call shows one of its arguments on a curtain.
    private func isLaidOnCurtain(_ argument: Node) -> Bool {
        guard argument.kind == .argument, let callee = calleeName else { return false }
        if callee.name == ScrollAPI.overlayModifier { return callee.base?.isCurtain ?? false }
        return callee.name == ScrollAPI.depthStack
            && argument.value?.stripped.body?.firstChild.map(\.isCurtain) == true
    }

    /// `Color.black.opacity(0.4).ignoresSafeArea()`
    private var isCurtain: Bool {
        var node = stripped
        var fills = false
        while true {
            if node.kind == .callExpression, let callee = node.firstChild {
                node = callee.stripped
            } else if node.kind == .memberExpression, let base = node.base {
                if ScrollAPI.fillingModifiers.contains(node.name) { fills = true }
                node = base.stripped
            } else {
                return fills && node.kind == .nameExpression && node.name == ScrollAPI.colorView
            }
        }
    }
}
