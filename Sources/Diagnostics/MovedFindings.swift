import TimerlintSource

/// Moves findings across edits. Input: the edited files before and after. Output: the findings in the new files; `nil` if
/// one of them is near an edit.
package struct FileRevisions: Sendable {
    private let revisions: [ObjectIdentifier: FileRevision]

    package init(_ revisions: [FileRevision]) {
        self.revisions = Dictionary(
            revisions.map { (ObjectIdentifier($0.old), $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var isEmpty: Bool { revisions.isEmpty }

    func moved(_ location: Location) -> Location? {
        guard let revision = revisions[ObjectIdentifier(location.file)] else { return location }
        return revision.moved(location.range).map { Location(file: revision.new, range: $0) }
    }

    /// `nil` also if the fix might look different in the new file.
    func moved(_ change: FileChange) -> [FileEdit]? {
        guard let revision = revisions[ObjectIdentifier(change.file)] else {
            return change.edits.map { FileEdit(change.file, $0) }
        }
        guard revision.keepsLayout else { return nil }
        return change.edits.mapIfAll { edit in
            revision.moved(edit.range).map { FileEdit(revision.new, $0, replacement: edit.replacement) }
        }
    }
}

extension Finding {
    /// The same finding after edits that no rule has read; `nil` if one is near a place of it.
    package func moved(across revisions: FileRevisions) -> Finding? {
        var finding = self
        guard let location = revisions.moved(location), let trace = trace.mapIfAll({ $0.moved(across: revisions) })
        else { return nil }
        finding.location = location
        finding.trace = trace
        if let timer {
            guard let moved = revisions.moved(timer) else { return nil }
            finding.timer = moved
        }
        if let fix {
            guard let moved = fix.moved(across: revisions) else { return nil }
            finding.fix = moved
        }
        return finding
    }
}

extension TraceStep {
    fileprivate func moved(across revisions: FileRevisions) -> TraceStep? {
        revisions.moved(location).map { TraceStep(location: $0, message: message, state: state) }
    }
}

extension FixIt {
    fileprivate func moved(across revisions: FileRevisions) -> FixIt? {
        changes.mapIfAll(revisions.moved).map { FixIt(title: title, safety: safety, edits: $0.flatMap(\.self)) }
    }
}

extension Array {
    /// The transformed elements; `nil` if one of them has no result.
    package func mapIfAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
        var all: [Result] = []
        all.reserveCapacity(count)
        for element in self {
            guard let result = transform(element) else { return nil }
            all.append(result)
        }
        return all
    }
}
