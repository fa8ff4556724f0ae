import TimerlintDiagnostics
import TimerlintSource

/// The state of one run of the loop.
struct FixRun {
    let loop: FixLoop
    let originals: [SourceFile]
    var files: [SourceFile]
    var findings: [Finding]
    var tables: [FileID: PieceTable] = [:]
    var fixedFindings: [Finding] = []
    var dropped: [DroppedFix] = []
    /// The places of the dropped fixes in `files`.
    var droppedPlaces: Set<FixPlace> = []
    var failures: [String: Int] = [:]
    /// How often each fix that adds text may still be applied: slightly more often than its finding was seen,
    /// to guarantee termination. Fixing the first problem of a path may reveal a second. Fixes that only
    /// shorten files terminate by themselves.
    var allowance: [FixKey: Int] = [:]
    var trials = 0
    /// Indices into `files`.
    let indices: [FileID: Int]

    init(loop: FixLoop, files: [SourceFile], findings: [Finding]) {
        self.loop = loop
        originals = files
        self.files = files
        self.findings = findings
        indices = Dictionary(files.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func outcome() -> FixLoop.Outcome {
        while true {
            let wanted = wanted()
            if wanted.isEmpty { break }
            if trials >= FixLoop.trialLimit {
                drop(wanted[0], .isLate)
                break
            }
            if let state = settle(standingApart(wanted)) { accept(state) }
        }
        return FixLoop.Outcome(changed: changed(), findings: findings, fixedFindings: fixedFindings, dropped: dropped)
    }

    private func changed() -> [FixedFile] {
        zip(originals, files).compactMap { original, fixed in
            guard original !== fixed, let table = tables[original.id], original.bytes != fixed.bytes else { return nil }
            return FixedFile(original: original, fixed: fixed, edits: table.edits)
        }
    }

    /// The applicable fixes that were not dropped, in file order.
    private mutating func wanted() -> [Candidate] {
        var wanted: [FileID: [Candidate]] = [:]
        for finding in findings {
            guard let fix = finding.fix, fix.safety != .suggestion, loop.isWanted(finding) else { continue }
            let candidate = Candidate(finding: finding, fix: fix)
            if !droppedPlaces.contains(FixPlace(candidate)) {
                wanted[finding.location.file.id, default: []].append(candidate)
            }
        }
        var counts: [FixKey: Int] = [:]
        for candidate in wanted.values.joined() { counts[candidate.key, default: 0] += 1 }
        for (key, count) in counts where allowance[key] == nil { allowance[key] = count + 2 }
        return files.flatMap { wanted[$0.id] ?? [] }
    }

    /// The disjoint fixes of a round.
    private mutating func standingApart(_ candidates: [Candidate]) -> [Candidate] {
        let fates = FixBatch(candidates.map(\.fix)).fates
        return zip(candidates, fates).compactMap { candidate, fate in
            switch fate {
            case .deferred: return nil
            case .malformed: return drop(candidate, .malformed)
            case .applied:
                if allowance[candidate.key, default: 0] <= 0 { return drop(candidate, .unsettled) }
                return isHopeless(candidate) ? nil : candidate
            }
        }
    }

    /// Whether too many fixes of its rule have failed; drops the fix in that case.
    private mutating func isHopeless(_ candidate: Candidate) -> Bool {
        guard failures[candidate.finding.rule, default: 0] >= FixLoop.failureLimit else { return false }
        drop(candidate, .likeOthers)
        return true
    }

    /// Returns `nil`, for use in place of a candidate.
    @discardableResult
    private mutating func drop(_ candidate: Candidate, _ reason: DroppedFix.Reason) -> Candidate? {
        droppedPlaces.insert(FixPlace(candidate))
        dropped.append(DroppedFix(finding: candidate.finding, reason: reason))
        failures[candidate.finding.rule, default: 0] += 1
        return nil
    }

    private mutating func accept(_ state: Trial) {
        for (id, edits) in state.edits {
            guard let index = indices[id] else { continue }
            tables[id, default: PieceTable(files[index].bytes)].apply(edits)
        }
        let maps = state.edits.mapValues(OffsetMap.init)
        droppedPlaces = Set(droppedPlaces.map { $0.moved(by: maps) })
        for candidate in state.candidates where !candidate.isShortening { allowance[candidate.key, default: 0] -= 1 }
        fixedFindings += state.candidates.map(\.finding)
        files = state.files
        findings = state.findings
    }

    /// How to split candidates that failed together, in reverse order of trial: separates those in files with
    /// new findings from the rest, else halves.
    private func parts(of candidates: [Candidate], suspects: Set<Int>) -> [[Candidate]] {
        let isSuspect = candidates.indices.map(suspects.contains)
        guard isSuspect.contains(true), isSuspect.contains(false) else {
            return [Array(candidates[(candidates.count / 2)...]), Array(candidates[..<(candidates.count / 2)])]
        }
        let pairs = zip(candidates, isSuspect)
        return [pairs.filter(\.1).map(\.0), pairs.filter { !$0.1 }.map(\.0)]
    }

    /// The result with all candidates except the faulty ones, which bisection finds.
    private mutating func settle(_ candidates: [Candidate]) -> Trial? {
        var best: Trial?
        var pending = candidates.isEmpty ? [] : [candidates]
        while let next = pending.popLast() {
            let next = next.filter { !isHopeless($0) }
            guard trials < FixLoop.trialLimit else { break }
            guard !next.isEmpty else { continue }
            trials += 1
            let trial = Trial(next, upon: best, in: self)
            if trial.fault == nil {
                best = trial
            } else if !trial.notFixed.isEmpty {
                for index in trial.notFixed { drop(next[index], .notFixed) }
                let rest = next.indices.filter { !trial.notFixed.contains($0) }.map { next[$0] }
                if !rest.isEmpty { pending.append(rest) }
            } else if next.count == 1 {
                drop(next[0], trial.fault ?? .unsettled)
            } else {
                pending += parts(of: next, suspects: trial.suspects)
            }
        }
        return best
    }
}
