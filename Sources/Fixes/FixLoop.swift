import TimerlintDiagnostics
import TimerlintSource

/// Fixes a set of files until nothing is left to fix. In: the files of a project, and functions that lint and scan
/// them. Out: what each file became, which findings are left, and which fixes were left out and why. Writes nothing.
///
/// Each round applies the fixes that stand apart from one another, lints the result, and takes back every fix that
/// broke the file, did not fix its finding, or brought a new one; what it deferred comes in the next round.
package struct FixLoop {
    /// The findings in the whole project; a pure function.
    package let lint: ([SourceFile]) -> [Finding]
    /// How many bytes of a file the scanner cannot make sense of.
    package let unscanned: (SourceFile) -> Int
    /// Which findings shall be fixed; only asked for those that have a fix which may be applied at all.
    package let isWanted: (Finding) -> Bool

    /// Each round takes a trial, and so does finding the fixes at fault. No real project comes near it.
    static let trialLimit = 300
    /// So many fixes of one rule that failed speak against the rest of them.
    static let failureLimit = 8

    package init(
        lint: @escaping ([SourceFile]) -> [Finding], unscanned: @escaping (SourceFile) -> Int,
        isWanted: @escaping (Finding) -> Bool
    ) {
        self.lint = lint
        self.unscanned = unscanned
        self.isWanted = isWanted
    }

    package struct Outcome: Sendable {
        /// Those that changed, in the order of the input.
        package var changed: [FixedFile]
        /// What is found in the files as they are now.
        package var findings: [Finding]
        /// The findings whose fixes were applied, against the files of their round.
        package var fixedFindings: [Finding]
        package var dropped: [DroppedFix]
    }

    /// `findings` is what linting `files` gives.
    package func run(_ files: [SourceFile], findings: [Finding]) -> Outcome {
        var run = FixRun(loop: self, files: files, findings: findings)
        return run.outcome()
    }
}

/// A file before and after.
package struct FixedFile: Sendable {
    package let original: SourceFile
    package let fixed: SourceFile
    /// What turns one into the other; sorted.
    package let edits: [TextEdit]

    /// As `git apply` reads it. `path` is the file's from the repository's root, so that the diff applies in any folder
    /// of it; `nil` outside of one.
    package func diff(pathInRepository path: String?) -> [UInt8] {
        UnifiedDiff(path: path ?? original.path, isInRepository: path != nil, of: original.bytes, edits: edits).bytes
    }
}

/// A fix that was left out.
package struct DroppedFix: Sendable {
    package enum Reason: String, Sendable {
        case malformed = "its edits overlap"
        case unscanned = "the result could not be read"
        case notMended = "the finding stayed"
        case addsFinding = "it would bring a new finding"
        case unsettled = "the fixes undo each other"
        case likeOthers = "other fixes of its rule failed"
        case isLate = "too many were tried before it; run the command again"
    }

    package let finding: Finding
    package let reason: Reason
}
