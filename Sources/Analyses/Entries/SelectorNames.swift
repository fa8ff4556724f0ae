import TimerlintSemantics

/// A set of selectors in Objective-C spelling. Input: the selectors of Interface Builder files. Output: which of
/// them may name a method. Cost: a lookup, not a scan of the selectors.
package struct SelectorNames: Sendable {
    /// The selectors by the part before their first colon: `open:with:` by `open`.
    private var selectors: [String: Set<String>] = [:]

    package init(_ selectors: some Sequence<String>) {
        for selector in selectors { self.selectors[Self.base(selector), default: []].insert(selector) }
    }

    /// Whether one of the selectors is an Objective-C method's.
    package func mayName(selector: String) -> Bool { selectors[Self.base(selector)]?.contains(selector) == true }

    /// Whether one of the selectors may name a Swift method.
    package func mayName(_ method: FunctionDeclaration) -> Bool { !naming(method).isEmpty }

    /// The selectors that may name a Swift method: they have as many parts as it has parameters.
    package func naming(_ method: FunctionDeclaration) -> Set<String> {
        var found = selectors[method.name] ?? []
        if let label = method.labels.first, !label.isEmpty {
            // `press(sender:)` is `pressWithSender:` in Objective-C, and was `press:` before Swift 3.
            found.formUnion(selectors[method.name + "With" + label.prefix(1).uppercased() + label.dropFirst()] ?? [])
        }
        return found.filter { selector in selector.count { $0 == ":" } == method.labels.count }
    }

    private static func base(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }
}
