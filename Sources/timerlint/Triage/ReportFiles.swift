import TimerlintTriage
import TimerlintWorkspace

/// The crash reports of a run, from files, folders and standard input.
struct ReportFiles {
    /// The extensions of files to read in a folder.
    static let extensions = ["ips", "crash", "txt", "json", "log"]

    struct Item {
        /// The file's name.
        let input: String
        /// The index among the reports of that file.
        let index: Int
        let report: CrashReport
    }

    private var items: [Item] = []
    private(set) var notices: [TriageNotice] = []

    /// Throws `Failure` for a path that does not exist.
    init(_ typed: [String]) throws {
        for argument in typed {
            if argument == "-" { try readStandardInput() } else { try read(Invocation.path(argument)) }
        }
    }

    /// The rules for the suspected causes of the reports, in the order of the causes.
    var suspectedRules: [String] {
        let causes = items.flatMap { judge($0.report).causes }
        var seen: Set<String> = []
        return causes.flatMap(\.kind.rules).filter { seen.insert($0).inserted }
    }

    mutating func takeReports() -> [Item] {
        defer { items = [] }
        return items
    }

    private mutating func read(_ path: Path) throws(Failure) {
        let status: FileStatus
        do {
            status = try FileSystem.status(of: path)
        } catch {
            throw Failure(
                error.isMissing ? "\(path): no such file or folder" : "\(path): cannot be read: \(error.message)")
        }
        if status.kind == .folder { return readFolder(path) }
        guard status.kind == .regular else { return addNotice(path, "not a regular file") }
        readFile(path)
    }

    /// Reads all files below a folder with a report's extension, without following links.
    private mutating func readFolder(_ folder: Path) {
        var waiting = [folder]
        while let next = waiting.popLast() {
            let entries: [FolderEntry]
            do {
                entries = try FileSystem.entries(of: next) { _, _ in true }
            } catch {
                addNotice(next, "cannot be read: \(error.message)")
                continue
            }
            let sorted = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
            for entry in sorted where entry.kind == .regular && isReportName(entry.name) {
                readFile(next.appending(entry.name))
            }
            waiting += sorted.filter { $0.kind == .folder }.map { next.appending($0.name) }.reversed()
        }
    }

    private func isReportName(_ name: [UInt8]) -> Bool {
        let text = String(decoding: name, as: UTF8.self).lowercased()
        return !text.hasPrefix(".") && Self.extensions.contains { text.hasSuffix(".\($0)") }
    }

    private mutating func readFile(_ path: Path) {
        do {
            guard let bytes = try FileSystem.contents(of: path, limit: ReportReader.sizeLimit) else {
                return addNotice(path, ReportReader.Unreadable.tooLarge.message)
            }
            add(bytes, named: String(decoding: path.name, as: UTF8.self))
        } catch {
            addNotice(path, "cannot be read: \(error.message)")
        }
    }

    private mutating func readStandardInput() throws(Failure) {
        do throws(SystemError) {
            guard let bytes = try Console.input(limit: ReportReader.sizeLimit) else {
                notices.append(TriageNotice(path: "-", message: ReportReader.Unreadable.tooLarge.message))
                return
            }
            add(bytes, named: "-")
        } catch {
            throw Failure("standard input cannot be read: \(error.message)")
        }
    }

    private mutating func add(_ bytes: [UInt8], named name: String) {
        do {
            let found = try ReportReader.read(bytes)
            items += found.enumerated().map { Item(input: name, index: $0.offset, report: $0.element) }
        } catch {
            notices.append(TriageNotice(path: name, message: error.message))
        }
    }

    /// Shows only the name of a path.
    private mutating func addNotice(_ path: Path, _ message: String) {
        notices.append(TriageNotice(path: String(decoding: path.name, as: UTF8.self), message: message))
    }
}
