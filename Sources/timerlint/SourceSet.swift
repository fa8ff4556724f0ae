import TimerlintReporting
import TimerlintRules
import TimerlintSource
import TimerlintWorkspace

/// The sources of a run, and notices about files without a source.
struct SourceSet {
    /// The files to report on, and the other files of their projects.
    var files: [SourceFile] = []
    /// The files to report on.
    var selected: Set<FileID> = []
    /// The paths of files read from disk; no other file may be written.
    var places: [FileID: Path] = [:]
    var notices: [Notice] = []
    var counts = Report.FileCounts(read: 0)

    /// Contents that replace a file on disk; without bytes, the file counts as missing.
    struct Standing {
        let path: Path
        let bytes: [UInt8]?
    }

    /// Reads the discovered files on several threads. `overlays` replace files on disk.
    static func read(_ files: Session.Files, overlays: [Standing], settings: DiscoverySettings, jobs: Int) -> SourceSet
    {
        let reader = SourceReader(settings: settings)
        let found = files.found
        let replaced = Dictionary(overlays.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let paths = found.selected + found.context
        let outcomes = concurrentMap(paths, jobs: jobs) { path -> SourceReader.Outcome? in
            guard let contents = replaced[path] else { return reader.read(path, isNamed: found.named.contains(path)) }
            return contents.map { reader.classify($0, path: path, isNamed: false) }
        }
        var set = SourceSet()
        for fault in found.faults { set.add(fault) }
        set.counts.skipped = found.skipped.count
        if let input = files.input, let bytes = input.bytes {
            set.add(reader.classify(bytes, path: input.path, isNamed: true), isSelected: true, settings.names)
        }
        for (index, outcome) in outcomes.enumerated() {
            guard let outcome else { continue }
            let isSelected = index < found.selected.count
            set.add(outcome, isSelected: isSelected, settings.names)
            if isSelected, replaced[paths[index]] == nil, case .source(let file, _) = outcome {
                set.places[file.id] = paths[index]
            }
        }
        return set
    }

    /// Removes the files whose analysis crashed before a restart, and adds notices about them and about crashed
    /// rules.
    mutating func skip(_ crashes: [CrashRecovery.Crash]) {
        for crash in crashes {
            counts.failed += 1
            switch crash.unit {
            case .file(let id):
                if selected.remove(id) != nil { counts.read -= 1 }
                files.removeAll { $0.id == id }
                places[id] = nil
                notices.append(
                    Notice(kind: .unreadable, path: id.text, message: "timerlint crashed on this file \(crash.sequel)"))
            case .rule(let id):
                notices.append(
                    Notice(kind: .unreadable, path: nil, message: "timerlint crashed in the rule \(id) \(crash.sequel)")
                )
            }
        }
    }

    private mutating func add(_ outcome: SourceReader.Outcome, isSelected: Bool, _ names: ReportedNames) {
        switch outcome {
        case .source(let file, let invalid):
            files.append(file)
            guard isSelected else { return }
            selected.insert(file.id)
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

    /// Adds a notice for a file that looks like source but is not linted; deliberately skipped files are only
    /// counted.
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

extension CrashRecovery.Crash {
    /// What was done about the crash, and what the user can do.
    fileprivate var sequel: String { "(signal \(signal)) and skipped it; please report this at \(Release.homepage)" }
}
