import TimerlintSyntax

extension Node {
    /// Whether it is in the content that a call of one of these views or modifiers presents. What presents it
    /// (`List { … }.sheet(…)`) and a link's label stay on the presenting screen.
    package func isPresented(byOneOf presenters: Set<String>) -> Bool {
        selfAndAncestors.contains { $0.isContent(ofOneOf: presenters) }
    }

    /// Whether an argument is the content that such a call presents.
    func isContent(ofOneOf presenters: Set<String>) -> Bool {
        guard kind == .argument, let presenter = parent?.calleeName, presenters.contains(presenter.name) else {
            return false
        }
        return !isLinkLabel
    }

    /// `label: { … }`, or the unlabeled closure of a link whose destination or value is an argument.
    private var isLinkLabel: Bool {
        if isNamed("label") { return true }
        guard flags.contains(.isTrailing), nameReference.isEmpty, let link = parent else { return false }
        return link.argument(labeled: "destination") != nil || link.argument(labeled: "value") != nil
    }
}
