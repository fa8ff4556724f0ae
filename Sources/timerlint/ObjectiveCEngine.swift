import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

/// Parses Objective-C files with libclang, each in a separate process. Input: the files. Output: the same files
/// with their rewritings. A file that libclang cannot parse is unchanged; one notice lists all of these.
struct ObjectiveCEngine: Sendable {
    let library: FoundLibclang
    let compileCommands: String?
    let jobs: Int

    /// For machine-readable formats.
    var description: String { "libclang: \(library)" }

    /// Refines the files that are reported on.
    func refine(_ sources: inout SourceSet, in workingFolder: Path) {
        let selected = sources.selected
        let outcomes = outcomes(of: sources.files, Self.headerFolders(of: sources), in: workingFolder) {
            selected.contains($0.id)
        }
        sources.files = outcomes.map(\.file)
        let faults = outcomes.compactMap { outcome in outcome.fault.map { (outcome.file.path, $0) } }
        if let notice = Self.notice(faults, of: outcomes.count { $0.wasAsked }) { sources.notices.append(notice) }
    }

    /// Refines other versions of a run's files.
    func refined(_ files: [SourceFile], of sources: SourceSet, in workingFolder: Path) -> [SourceFile] {
        outcomes(of: files, Self.headerFolders(of: sources), in: workingFolder) { _ in true }.map(\.file)
    }

    private struct Outcome: Sendable {
        let file: SourceFile
        var wasAsked = true
        /// The failure of libclang, if any.
        var fault: String?
    }

    private static func headerFolders(of sources: SourceSet) -> [String] {
        Set(
            sources.places.filter { $0.key.bytes.suffix(2).elementsEqual(".h".utf8) }.map {
                $0.value.folder?.description ?? "."
            }
        ).sorted()
    }

    private func outcomes(
        of files: [SourceFile], _ folders: [String], in workingFolder: Path,
        where isWanted: @escaping @Sendable (SourceFile) -> Bool
    ) -> [Outcome] {
        concurrentMap(files, jobs: jobs) { file in
            guard [".m", ".mm", ".c"].contains(where: file.path.hasSuffix), isWanted(file) else {
                return Outcome(file: file, wasAsked: false)
            }
            return read(file, at: absolute(Path(file.path), in: workingFolder), folders)
        }
    }

    private func read(_ file: SourceFile, at place: Path, _ folders: [String]) -> Outcome {
        var words = ["read-with-libclang", "--libclang", library.path]
        if let compileCommands { words += ["--compile-commands", compileCommands] }
        for folder in folders { words += ["--headers", folder] }
        words += ["--", place.description]
        guard let run = try? ClangProcess.run(words, input: file.bytes) else {
            return Outcome(file: file, fault: "could not be started")
        }
        guard run.status == 0, let rewritings = Self.parse(run.output, length: file.bytes.count) else {
            return Outcome(file: file, fault: ClangProcess.fault(of: run))
        }
        return Outcome(
            file: SourceFile(id: file.id, language: file.language, bytes: file.bytes, rewritings: rewritings))
    }

    /// A single notice for all failures; `nil` if there are none.
    static func notice(_ faults: [(path: String, fault: String)], of count: Int) -> Notice? {
        guard let first = faults.first else { return nil }
        if faults.count == 1 {
            return Notice(
                kind: .engineFallback, path: first.path, message: "libclang \(first.fault) on it; scanned instead")
        }
        let named = faults.prefix(namedFaults).map { "\($0.fault) on \($0.path)" }.joined(separator: ", ")
        let rest = faults.count > namedFaults ? " and \(faults.count - namedFaults) more" : ""
        return Notice(
            kind: .engineFallback, path: nil,
            message:
                "libclang could not read \(faults.count) of \(count) files, which were scanned instead: it \(named)\(rest)"
        )
    }

    private static let namedFaults = 3

    /// `nil` if this is not the child's output or it is truncated.
    static func parse(_ output: [UInt8], length: Int) -> [Rewriting]? {
        let end = Array("end\n".utf8)
        guard output.suffix(end.count).elementsEqual(end) else { return nil }
        let output = output.dropLast(end.count)
        var rewritings: [Rewriting] = []
        var at = 0
        while at < output.count {
            guard let line = output[at...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let numbers = String(decoding: output[at..<line], as: UTF8.self).split(separator: " ").compactMap {
                Int($0)
            }
            guard numbers.count == 3, numbers[0] >= 0, numbers[0] <= numbers[1], numbers[1] <= length, numbers[2] >= 0,
                numbers[2] < output.count - line - 1
            else { return nil }
            let text = String(decoding: output[(line + 1)..<(line + 1 + numbers[2])], as: UTF8.self)
            rewritings.append(Rewriting(range: SourceRange(UInt32(numbers[0]), UInt32(numbers[1])), text: text))
            at = line + 2 + numbers[2]
        }
        return rewritings
    }
}
