import TimerlintSemantics
import TimerlintSource

/// A set of selectors, as Interface Builder files spell them, for one question: may one of them name this method?
/// An answer costs a search among the selectors, not a look at each.
package struct SelectorNames: Sendable {
    /// What stands before a selector's first colon: `open` of `open:with:`.
    private let bases: Set<String>
    private let sortedBases: [String]

    package init(_ selectors: some Sequence<String>) {
        bases = Set(selectors.map { String($0.prefix { $0 != ":" }) })
        sortedBases = bases.sorted()
    }

    /// Whether one of them may be the selector of a method. Objective-C's are split as Swift names them: `openWithURL:`
    /// is `open(with:)`.
    package func mayName(_ method: FunctionDeclaration, in language: Language) -> Bool {
        if bases.contains(method.name) { return true }
        guard let label = method.labels.first, !label.isEmpty else { return false }
        // `press(sender:)` is `pressWithSender:` to Objective-C.
        if bases.contains(method.name + "With" + label.prefix(1).uppercased() + label.dropFirst()) { return true }
        return language == .objectiveC && hasBase(startingWith: method.name)
    }

    private func hasBase(startingWith prefix: String) -> Bool {
        let first = sortedBases.partitioningIndex { $0 >= prefix }
        return first < sortedBases.count && sortedBases[first].hasPrefix(prefix)
    }
}
