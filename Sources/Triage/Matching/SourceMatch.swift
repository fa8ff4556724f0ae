import TimerlintDiagnostics

/// A location in the source tree that explains a report.
package struct SourceMatch: Sendable {
    /// How the location was found, most reliable first.
    package enum Way: String, Sendable, Comparable, CaseIterable {
        case location, member, type, family, inventory

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        package static func < (a: Way, b: Way) -> Bool { a.rank < b.rank }
    }

    /// A step of the path to the fault, or a call on the timer.
    package struct Step: Sendable {
        package let path: String
        package let line: Int
        package let message: String
    }

    package let by: Way
    package let confidence: Confidence
    /// `nil` if the location has a matching timer but no finding.
    package let rule: String?
    package let path: String
    /// From 1.
    package let line: Int
    /// As in `Finding`.
    package let enclosing: String
    /// The number of the frame that led here; `nil` if none did.
    package let frame: Int?
    package let message: String
    package let trace: [Step]
    package var isSuppressed = false
    package var isBaselined = false
    /// The title of the finding's fix.
    package var fix: String?
}

/// A finding of the source tree to compare with reports.
package struct TreeFinding: Sendable {
    package let finding: Finding
    /// A comment in the source suppresses it.
    package let isSuppressed: Bool
    /// The baseline contains it.
    package let isBaselined: Bool

    package init(_ finding: Finding, isSuppressed: Bool = false, isBaselined: Bool = false) {
        self.finding = finding
        self.isSuppressed = isSuppressed
        self.isBaselined = isBaselined
    }
}
