import TimerlintDiagnostics

/// Finds the locations in a source tree that explain a report. Input: a judged report, the tree's findings and
/// outline. Output: locations, best first, and the judgment revised by them. Cost: frames × findings of the
/// cause.
package struct SourceMatcher: Sendable {
    static let matchLimit = 5
    /// Number of app frames to compare.
    private static let frameLimit = 5

    private let findings: [TreeFinding]
    private let outline: SourceOutline

    /// `outline` is `nil` for a tree without timers.
    package init(findings: [TreeFinding], outline: SourceOutline?) {
        self.findings = findings
        self.outline = outline ?? SourceOutline()
    }

    /// The judgment revised by the source tree.
    func match(_ report: ExaminedReport, _ judgment: Judgment) -> (judgment: Judgment, matches: [SourceMatch]) {
        var judgment = judgment
        if let other = otherObject(report, judgment) {
            judgment.causes = []
            judgment.other = other
            return (judgment, [])
        }
        var all: [SourceMatch] = []
        for index in judgment.causes.indices {
            let found = matches(for: judgment.causes[index].kind, report)
            apply(found, to: &judgment.causes[index])
            all += judgment.causes[index].kind.needsTree ? found.filter { $0.by <= .member } : found
        }
        if judgment.causes.contains(where: { $0.kind.needsTree && $0.isMatched }) { judgment.other = nil }
        if judgment.other != nil { return (judgment, []) }
        if let moved = movedLines(report, all) { judgment.notes.append(moved) }
        return (judgment, Array(all.prefix(Self.matchLimit)))
    }

    private func apply(_ matches: [SourceMatch], to cause: inout Cause) {
        guard let best = matches.first, best.by <= .type, best.rule != nil else { return }
        if cause.kind.needsTree, best.by > .member { return }
        cause.isMatched = true
        cause.object = .timer
        if best.by <= .member {
            cause.confidence = .high
        } else if cause.confidence == .low {
            cause.confidence = .medium
        }
        cause.because.append("\(best.rule ?? "") is reported at \(best.path):\(best.line)")
    }

    // MARK: Places

    private struct Candidate {
        let index: Int
        let by: SourceMatch.Way
        let frame: Int?
    }

    private func matches(for kind: CauseKind, _ report: ExaminedReport) -> [SourceMatch] {
        let family = findings.indices.filter { kind.rules.contains(findings[$0].finding.rule) }
        guard !family.isEmpty else { return kind.needsTree ? [] : ownedTimers(kind, report) }
        let frames = report.appFrames.prefix(Self.frameLimit).map {
            LocatedFrame(examined: $0, files: $0.frame.file.map(outline.files) ?? [])
        }
        let ranked = family.map { index -> Candidate in
            var best: Candidate?
            for frame in frames {
                guard let by = way(from: frame, to: findings[index].finding, kind), best.map({ by < $0.by }) ?? true
                else { continue }
                best = Candidate(index: index, by: by, frame: frame.examined.frame.index)
            }
            return best ?? Candidate(index: index, by: .family, frame: nil)
        }
        let nearest = ranked.filter { $0.by != .family }
        // Findings that no frame leads to are guesses, used only if there is nothing better.
        let chosen = nearest.isEmpty ? ranked : nearest
        return chosen.sorted { precedes($0, $1, kind) }.map { match($0, isOnly: family.count == 1) }
    }

    private func precedes(_ a: Candidate, _ b: Candidate, _ kind: CauseKind) -> Bool {
        let (first, second) = (findings[a.index].finding, findings[b.index].finding)
        func key(_ candidate: Candidate, _ finding: Finding) -> (SourceMatch.Way, Int, Int) {
            (candidate.by, candidate.frame ?? .max, kind.rules.firstIndex(of: finding.rule) ?? .max)
        }
        if key(a, first) != key(b, second) { return key(a, first) < key(b, second) }
        if first.severity != second.severity { return first.severity > second.severity }
        return (first.location.file.path, first.location.range.start) < (
            second.location.file.path, second.location.range.start
        )
    }

    private func match(_ candidate: Candidate, isOnly: Bool) -> SourceMatch {
        let found = findings[candidate.index]
        let finding = found.finding
        let confidence: Confidence =
            switch candidate.by {
            case .location, .member: .high
            case .type: .medium
            case .family, .inventory: isOnly ? .medium : .low
            }
        return SourceMatch(
            by: candidate.by, confidence: confidence, rule: finding.rule, path: finding.location.file.path,
            line: finding.location.start.line,
            enclosing: finding.enclosing, frame: candidate.frame, message: finding.message,
            trace: finding.trace.map {
                SourceMatch.Step(path: $0.location.file.path, line: $0.location.start.line, message: $0.message)
            },
            isSuppressed: found.isSuppressed, isBaselined: found.isBaselined, fix: finding.fix?.title)
    }

    // MARK: Frames and findings

    /// A frame with the files of the tree that it may belong to.
    private struct LocatedFrame {
        let examined: ExaminedFrame
        let files: [String]
    }

    private func way(from frame: LocatedFrame, to finding: Finding, _ kind: CauseKind) -> SourceMatch.Way? {
        let locations = [finding.location] + finding.trace.map(\.location)
        if let line = frame.examined.frame.line,
            locations.contains(where: { frame.files.contains($0.file.path) && covers($0, line) })
        {
            return .location
        }
        let places = locations.compactMap { outline.place(path: $0.file.path, line: $0.start.line) }
        if callsMember(of: places, frame) { return .member }
        guard let name = frame.examined.name, let member = name.member else { return nil }
        if places.contains(where: { isSame($0, name.type, member) }) { return .member }
        guard let type = name.type else { return nil }
        let owners = Set(places.compactMap(\.type))
        // The compiler releases the properties after the body of deinit, which counts as part of deinit.
        if name.isDeinit, kind.isOfSource,
            places.contains(where: { ($0.member ?? "deinit") == "deinit" && outline.areKin($0.type ?? "", type) })
        {
            return .member
        }
        if owners.contains(where: { outline.areKin($0, type) }) { return .type }
        let held = outline.types[type]?.held ?? []
        return owners.isDisjoint(with: held) ? nil : .type
    }

    /// Whether the frame's line calls the function of one of these places. That function has no frame of its
    /// own if it ended in a tail call.
    private func callsMember(of places: [SourceOutline.Place], _ frame: LocatedFrame) -> Bool {
        guard let line = frame.examined.frame.line else { return false }
        let called = frame.files.flatMap { outline.calledMembers(path: $0, line: line) }
        return !called.isEmpty && places.contains { $0.member.map(called.contains) ?? false }
    }

    /// Whether the line is in the location itself or in its function.
    private func covers(_ location: Location, _ line: Int) -> Bool {
        if (location.start.line...max(location.start.line, location.end.line)).contains(line) { return true }
        guard let place = outline.place(path: location.file.path, line: location.start.line), place.member != nil else {
            return false
        }
        return place.lines.contains(line)
    }

    private func isSame(_ place: SourceOutline.Place, _ type: String?, _ member: String) -> Bool {
        guard place.member == member else { return false }
        guard let type, let owner = place.type else { return place.type == nil && type == nil }
        return outline.areKin(owner, type)
    }

    /// A note that the member matches but its lines have changed.
    private func movedLines(_ report: ExaminedReport, _ matches: [SourceMatch]) -> ReportNote? {
        guard let best = matches.first, best.by == .member,
            let frame = report.frames.first(where: { $0.frame.index == best.frame }), let file = frame.frame.file,
            frame.frame.line != nil, outline.files(like: file).contains(best.path)
        else { return nil }
        return ReportNote(
            kind: .linesMoved,
            message:
                "the lines of \(lastPathComponent(file)) have moved: the report is of another version"
        )
    }

    // MARK: Matches without a finding

    /// The calls on a timer owned by the type of a frame.
    private func ownedTimers(_ kind: CauseKind, _ report: ExaminedReport) -> [SourceMatch] {
        for frame in report.appFrames.prefix(Self.frameLimit) {
            guard let type = frame.name?.type else { continue }
            let owned = outline.timers.filter { outline.areKin(type, $0.type) && (!kind.isOfSource || $0.isSource) }
            guard !owned.isEmpty else { continue }
            return owned.map { timer in
                SourceMatch(
                    by: .inventory, confidence: .low, rule: nil, path: timer.path, line: timer.line,
                    enclosing: timer.type, frame: frame.frame.index,
                    message: "'\(timer.type)' owns this timer, and no rule finds a fault in it",
                    trace: timer.calls.map { SourceMatch.Step(path: $0.path, line: $0.line, message: $0.text) })
            }
        }
        return []
    }

    /// The fault if the tree shows that the object is not a timer: the frame's type owns another source or a
    /// queue, and no timer.
    private func otherObject(_ report: ExaminedReport, _ judgment: Judgment) -> OtherFault? {
        guard let cause = judgment.causes.first, cause.kind.isOfSource else { return nil }
        guard let type = report.appFrames.first?.name?.type, let known = outline.types[type] else { return nil }
        let kin = known.kin.union(known.held).compactMap { outline.types[$0] } + [known]
        guard !kin.contains(where: \.ownsTimer) else { return nil }
        if known.makesOtherSource {
            return OtherFault(.otherSource, "'\(type)' makes a source of another kind and no timer")
        }
        guard known.makesQueue else { return nil }
        return OtherFault(
            cause.kind == .overResume ? .overResumedQueue : .suspendedQueue, "'\(type)' makes a queue and no timer")
    }
}
