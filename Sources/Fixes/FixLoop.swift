import TimerlintDiagnostics
import TimerlintSource

/// Fixes a set of files until no applicable fix is left. Writes nothing to disk.
///
/// Input: the files of a project, and functions that lint and scan them. Output: the new files, the remaining
/// findings, and the dropped fixes with reasons.
///
/// Each round applies disjoint fixes, lints the result, and reverts every fix that broke the file, did not
/// remove its finding, or caused a new one. Deferred fixes follow in the next round.
package struct FixLoop {
    /// Returns the findings of the whole project; a pure function.
    package let lint: ([SourceFile]) -> [Finding]
    /// The number of bytes in a file that the parser skipped.
    package let unscanned: (SourceFile) -> Int
    /// Whether to fix this finding; called only for findings with an applicable fix.
    package let isWanted: (Finding) -> Bool

    /// The maximum number of trials. Each round needs one, and so does each step of isolating a failed fix. No
    /// real project comes near it.
    static let trialLimit = 300
    /// After this many failed fixes of one rule, the rule's other fixes are dropped.
    static let failureLimit = 8

    package init(
        lint: @escaping ([SourceFile]) -> [Finding], unscanned: @escaping (SourceFile) -> Int,
        isWanted: @escaping (Finding) -> Bool
    ) {
        self.lint = lint
        self.unscanned = unscanned
        self.isWanted = isWanted
    }

    /// What the loop made of the files.
    package struct Outcome: Sendable {
        /// The changed files, in input order.
        package var changed: [FixedFile]
        /// The findings in the files' present state.
        package var findings: [Finding]
        /// The findings whose fixes were applied, with positions in the files of their round.
        package var fixedFindings: [Finding]
        /// The wanted fixes that were not applied.
        package var dropped: [DroppedFix]
    }

    /// `findings` must be the result of linting `files`.
    package func run(_ files: [SourceFile], findings: [Finding]) -> Outcome {
        var run = FixRun(loop: self, files: files, findings: findings)
        return run.outcome()
    }
}

/// A file before and after its fixes.
package struct FixedFile: Sendable {
    package let original: SourceFile
    package let fixed: SourceFile
    /// The edits from the original to the fixed file; sorted.
    package let edits: [TextEdit]

    /// A diff for `git apply`. `path` is relative to the repository's root, so that the diff applies from any
    /// folder in it; `nil` outside of a repository.
    package func diff(pathInRepository path: String?) -> [UInt8] {
        UnifiedDiff(path: path ?? original.path, isInRepository: path != nil, of: original.bytes, edits: edits).bytes
    }
}

/// A fix that was not applied.
package struct DroppedFix: Sendable {
    /// Why a fix was not applied; the raw value is for messages.
    package enum Reason: String, Sendable {
        case malformed = "its edits overlap"
        case unscanned = "the result could not be read"
        case notFixed = "the finding stayed"
        case addsFinding = "it would bring a new finding"
        case unsettled = "the fixes undo each other"
        case likeOthers = "other fixes of its rule failed"
        case isLate = "too many were tried before it; run the command again"
    }

    package let finding: Finding
    package let reason: Reason
}
