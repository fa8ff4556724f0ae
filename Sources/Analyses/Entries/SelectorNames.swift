import TimerlintSemantics
import TimerlintSource

/// A set of selectors in Objective-C spelling. Input: the selectors of Interface Builder files. Output: whether one of
/// them may name a method. Cost: a lookup, not a scan of the selectors.
package struct SelectorNames: Sendable {
    /// The part of each selector before its first colon: `open` of `open:with:`.
    private let bases: Set<String>
    private let sortedBases: [String]

    package init(_ selectors: some Sequence<String>) {
        bases = Set(selectors.map { String($0.prefix { $0 != ":" }) })
        sortedBases = bases.sorted()
    }

    /// Whether it is one of the names: files in the format before Xcode 4 list outlets and selectors alike.
    package func contains(_ name: String) -> Bool { bases.contains(name) }

    /// Whether one of the selectors may name the method. Objective-C names are split as Swift imports them:
    /// `openWithURL:` is `open(with:)`.
    package func mayName(_ method: FunctionDeclaration, in language: Language) -> Bool {
        if bases.contains(method.name) { return true }
        guard let label = method.labels.first, !label.isEmpty else { return false }
        // `press(sender:)` is `pressWithSender:` in Objective-C.
        if bases.contains(method.name + "With" + label.prefix(1).uppercased() + label.dropFirst()) { return true }
        return language == .objectiveC && hasBase(startingWith: method.name)
    }

    private func hasBase(startingWith prefix: String) -> Bool {
        let first = sortedBases.partitioningIndex { $0 >= prefix }
        return first < sortedBases.count && sortedBases[first].hasPrefix(prefix)
    }
}
