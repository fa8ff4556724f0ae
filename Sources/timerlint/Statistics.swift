import TimerlintReporting

/// The number of findings per rule, most frequent first.
struct Statistics {
    let lines: [String]

    init(_ report: Report) {
        let counts = Dictionary(report.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
            String(repeating: " ", count: max(0, 6 - "\(count)".count)) + "\(count)  \(rule)"
        }
    }
}
