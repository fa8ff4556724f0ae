/// Findings to ignore because they already existed: their keys with the number of occurrences.
package struct KnownFindings: Sendable {
    /// How often each key occurred.
    package private(set) var counts: [FindingKey: Int]

    package init(_ keys: some Sequence<FindingKey>) {
        counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// The result of comparing findings with the known ones.
    package struct Split: Sendable {
        /// In the order of the input.
        package var fresh: [Finding] = []
        /// In the order of the input.
        package var known: [Finding] = []
        /// Known findings without a match, with their number.
        package var unmatched: [FindingKey: Int]
    }

    /// Of several findings with the same key, the first ones count as known.
    package func split(_ findings: [Finding], key: (Finding) -> FindingKey) -> Split {
        var split = Split(unmatched: counts)
        for finding in findings {
            let key = key(finding)
            if let left = split.unmatched[key] {
                split.unmatched[key] = left > 1 ? left - 1 : nil
                split.known.append(finding)
            } else {
                split.fresh.append(finding)
            }
        }
        return split
    }
}
