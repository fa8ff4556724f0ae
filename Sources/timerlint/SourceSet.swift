import Reporting
import Source
import Workspace

/// The sources of a run, and what there is to say of the files that gave none.
struct SourceSet {
    /// To report on, and of the same projects.
    var files: [SourceFile] = []
    /// The names of the files to report on.
    var selected: Set<String> = []
    /// Where those that were read from disk stand.
    var places: [String: Path] = [:]
    var notices: [Notice] = []
    var counts = Report.FileCounts(read: 0)

    /// A file that is not read from disk.
    struct Standing {
        let path: Path
        let bytes: [UInt8]
    }

    /// Reads what was discovered, on several threads.
    static func read(_ found: Discovery.Result, standing: Standing?, settings: DiscoverySettings, jobs: Int) -> SourceSet {
        let reader = SourceReader(settings: settings)
        let paths = found.selected + found.context
        let outcomes = concurrentMap(paths, jobs: jobs) { reader.read($0, isNamed: found.named.contains($0)) }
        var set = SourceSet()
        for fault in found.faults { set.add(fault) }
        set.counts.skipped = found.skipped.count
        if let standing { set.add(reader.classify(standing, settings), isSelected: true, settings.names) }
        for (index, outcome) in outcomes.enumerated() {
            set.add(outcome, isSelected: index < found.selected.count, settings.names)
            if case .source(let file, _) = outcome, index < found.selected.count { set.places[file.path] = paths[index] }
        }
        return set
    }

    private mutating func add(_ outcome: SourceReader.Outcome, isSelected: Bool, _ names: ReportedNames) {
        switch outcome {
        case .source(let file, let invalid):
            files.append(file)
            guard isSelected else { return }
            selected.insert(file.path)
            counts.read += 1
            if let invalid { add(invalidAt: invalid, in: file) }
        case .skipped(let file):
            guard isSelected else { return }
            counts.skipped += 1
            add(file, names)
        case .failed(let fault):
            if isSelected { add(fault) }
        }
    }

    private mutating func add(_ fault: FileFault) {
        counts.failed += 1
        notices.append(Notice(kind: .unreadable, path: fault.path, message: fault.message))
    }

    /// Files that look like sources and are not linted are named; what is left out on purpose is only counted.
    private mutating func add(_ file: SkippedFile, _ names: ReportedNames) {
        guard file.reason == .binary || file.reason == .utf16 else { return }
        let message = "skipped: \(file.reason.label), not source text"
        notices.append(Notice(kind: .skipped, path: names.reported(file.path), message: message))
    }

    private mutating func add(invalidAt offset: UInt32, in file: SourceFile) {
        let line = file.lines.line(at: offset)
        let message = "not valid UTF-8 from line \(line) on; linted byte by byte"
        notices.append(Notice(kind: .invalidEncoding, path: file.path, message: message))
    }
}

extension SourceReader {
    fileprivate func classify(_ standing: SourceSet.Standing, _ settings: DiscoverySettings) -> Outcome {
        let name = settings.names.reported(standing.path)
        return classify(standing.bytes, path: standing.path, name: name, isNamed: true)
    }
}
