import TimerlintSemantics

/// A set of selectors in Objective-C spelling. Input: the selectors of Interface Builder files. Output: whether one of
/// them may name a method. Cost: a lookup, not a scan of the selectors.
package struct SelectorNames: Sendable {
    /// The part of each selector before its first colon: `open` of `open:with:`.
    private let bases: Set<String>

    package init(_ selectors: some Sequence<String>) { bases = Set(selectors.map(Self.base)) }

    /// Whether it is one of the names: files in the format before Xcode 4 list outlets and selectors alike.
    package func contains(_ name: String) -> Bool { bases.contains(name) }

    /// Whether one of the selectors may name an Objective-C method.
    package func mayName(selector: String) -> Bool { bases.contains(Self.base(selector)) }

    /// Whether one of the selectors may name a Swift method.
    package func mayName(_ method: FunctionDeclaration) -> Bool {
        if bases.contains(method.name) { return true }
        guard let label = method.labels.first, !label.isEmpty else { return false }
        // `press(sender:)` is `pressWithSender:` in Objective-C.
        return bases.contains(method.name + "With" + label.prefix(1).uppercased() + label.dropFirst())
    }

    private static func base(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }
}
