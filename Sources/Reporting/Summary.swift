import TimerlintDiagnostics

extension Report {
    package func count(_ severity: Severity) -> Int { findings.lazy.filter { $0.severity == severity }.count }

    package func fixable(_ safety: FixSafety) -> Int { findings.lazy.filter { $0.fix?.safety == safety }.count }

    /// One line: "2 errors and 1 note in 14 files; 3 suppressed; 1 fixable with --fix".
    package var summary: String {
        let found = Severity.allCases.reversed().map { said(count($0), $0.rawValue, plural: "s") }.filter {
            !$0.isEmpty
        }
        let whole = found.isEmpty ? "no findings" : listed(found)
        let asides = [
            said(suppressed.count, "suppressed"),
            said(baselined, "in the baseline"),
            said(files.skipped, "skipped"),
            said(files.failed, "unreadable"),
            said(fixable(.safe), "fixable with --fix"),
            said(fixable(.unsafe), "fixable with --unsafe-fixes"),
        ]
        let place = said(files.read, "file", plural: "s")
        return ([place.isEmpty ? "no files linted" : "\(whole) in \(place)"] + asides.filter { !$0.isEmpty })
            .joined(separator: "; ")
    }
}

/// "1 error", "2 errors"; nothing for none.
private func said(_ number: Int, _ what: String, plural: String = "") -> String {
    number == 0 ? "" : "\(number) \(what)\(number == 1 ? "" : plural)"
}

/// "a", "a and b", "a, b and c".
private func listed(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
}
