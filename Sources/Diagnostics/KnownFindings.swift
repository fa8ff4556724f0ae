/// Findings that do not count, because they were there before: by their keys, and how often each key occurs.
package struct KnownFindings: Sendable {
    package private(set) var counts: [FindingKey: Int]

    package init(_ keys: some Sequence<FindingKey>) {
        counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// What became of findings that were held against the known ones.
    package struct Split: Sendable {
        /// In the order of the input.
        package var fresh: [Finding] = []
        package var known: [Finding] = []
        /// Known findings that no finding matched, with how often each is left over.
        package var unmatched: [FindingKey: Int]
    }

    /// Of several findings with one key, the first are the known ones.
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
