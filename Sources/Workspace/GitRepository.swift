/// Queries git for changes. Git is the only external program that the tool runs, and only if the user asks for
/// changes. The queries write nothing, fetch nothing, and run no program named by the repository or its
/// configuration.
package struct GitRepository: Sendable {
    /// Absolute: the top of the working tree.
    package let root: Path
    private let command: GitCommand

    package struct Failure: Error {
        /// One line: the problem and its solution.
        package let message: String
    }

    /// Throws if git cannot be run or refuses to work in the folder.
    package init(root: Path) throws(Failure) {
        self.root = root
        command = try GitCommand(root: root)
    }

    /// The commit to compare with.
    package enum Base: Sendable, Hashable {
        /// A commit, by its hash.
        case commit(String)
        /// A repository without commits.
        case nothing
    }

    /// A changed file, absolute.
    package struct Change: Sendable, Hashable {
        package let path: Path
        /// The path before a rename.
        package let formerPath: Path?
        /// Whether the file existed before, and whether it exists now.
        package let existed: Bool
        package let exists: Bool
    }

    // MARK: Queries

    /// The merge base of a reference and the working tree.
    package func mergeBase(with reference: String) throws(Failure) -> Base {
        let commit = try resolve(reference + "^{commit}")
        guard let commit else {
            throw Failure(
                message:
                    "git knows no revision '\(reference)'; in CI, fetch it first (with the history: fetch-depth: 0)")
        }
        let result = try command.run(["merge-base", commit, "HEAD"])
        guard result.status == 0 else {
            throw Failure(
                message:
                    "'\(reference)' and HEAD have no common commit; in CI, fetch the whole history (fetch-depth: 0)")
        }
        return .commit(line(result.output))
    }

    /// `.nothing` before the first commit.
    package func head() throws(Failure) -> Base {
        try resolve("HEAD^{commit}").map(Base.commit) ?? .nothing
    }

    /// The files that differ between a commit and the working tree, including untracked ones. May include a
    /// file that was rewritten with equal contents, because the index is not refreshed here.
    package func changes(since base: Base) throws(Failure) -> [Change] {
        guard case .commit(let commit) = base else { return [] }
        let tracked = try changes(["diff-index", "--name-status"], against: commit)
        let untracked = try names(["ls-files", "-z", "--others", "--exclude-standard"])
        return tracked + untracked.map { Change(path: $0, formerPath: nil, existed: false, exists: true) }
    }

    /// The files that differ between a commit and the index.
    package func stagedChanges(since base: Base) throws(Failure) -> [Change] {
        switch base {
        case .commit(let commit):
            return try changes(["diff-index", "--cached", "--name-status"], against: commit)
        case .nothing:
            return try names(["ls-files", "-z"]).map { Change(path: $0, formerPath: nil, existed: false, exists: true) }
        }
    }

    /// The files whose working copy may differ from the index. For a rewritten file, git does not compare the
    /// contents.
    package func unstagedPaths() throws(Failure) -> [Path] {
        try names(["diff-files", "--name-only", "--no-renames"] + Self.plain)
    }

    /// Options that ignore submodules, which have configurations of their own, and keep git from running other
    /// programs.
    private static let plain = ["-z", "--ignore-submodules=all", "--no-ext-diff", "--no-textconv"]

    /// The contents of files in a commit; files missing there are omitted.
    package func contents(of paths: [Path], at base: Base) throws(Failure) -> [Path: [UInt8]] {
        guard case .commit(let commit) = base else { return [:] }
        return try blobs(of: paths, in: commit + ":")
    }

    /// The contents of files in the index; files missing there are omitted.
    package func stagedContents(of paths: [Path]) throws(Failure) -> [Path: [UInt8]] { try blobs(of: paths, in: ":0:") }

    // MARK: Parsing git's output

    /// The blobs of the paths in a tree, unfiltered.
    private func blobs(of paths: [Path], in tree: String) throws(Failure) -> [Path: [UInt8]] {
        var found: [Path: [UInt8]] = [:]
        var batch: [(path: Path, line: [UInt8])] = []
        var length = 0
        for path in paths {
            // The protocol cannot query a name with a line break, and no source has one.
            guard let name = path.remainder(below: root), !name.contains(UInt8(ascii: "\n")) else { continue }
            let line = Array(tree.utf8) + name + [UInt8(ascii: "\n")]
            if length + line.count > Self.batchLimit, !batch.isEmpty {
                try read(batch, into: &found)
                (batch, length) = ([], 0)
            }
            batch.append((path, line))
            length += line.count
        }
        if !batch.isEmpty { try read(batch, into: &found) }
        return found
    }

    /// In bytes. Small enough for every system's pipe buffer, so that git, which answers while reading, cannot
    /// deadlock with this process.
    private static let batchLimit = 8 << 10

    /// Parses `NAME blob SIZE\n…\n` for each line, or `LINE missing\n`.
    private func read(_ batch: [(path: Path, line: [UInt8])], into found: inout [Path: [UInt8]]) throws(Failure) {
        let result = try command.run(["cat-file", "--batch"].map { Array($0.utf8) }, input: batch.flatMap(\.line))
        var rest = result.output[...]
        for (path, _) in batch {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let words = rest[..<end].split(separator: UInt8(ascii: " "))
            rest = rest[(end + 1)...]
            guard words.count == 3, words[1].elementsEqual("blob".utf8),
                let size = Int(String(decoding: words[2], as: UTF8.self)), size < rest.count
            else {
                continue
            }
            found[path] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
    }

    private func resolve(_ reference: String) throws(Failure) -> String? {
        let result = try command.run(["rev-parse", "--verify", "--quiet", "--end-of-options", reference])
        return result.status == 0 ? line(result.output) : nil
    }

    private func names(_ arguments: [String]) throws(Failure) -> [Path] {
        try fields(arguments).map { root.appending($0) }
    }

    /// Renames are detected by comparing contents. If the repository lacks some and would have to fetch them,
    /// only exact renames are detected.
    private func changes(_ question: [String], against commit: String) throws(Failure) -> [Change] {
        let rest = Self.plain + [commit, "--"]
        if let similar = try? fields(question + ["-M"] + rest) { return changes(similar) }
        return changes(try fields(question + ["-M100%"] + rest))
    }

    /// Parses `M\0name\0`, or `R100\0old\0new\0`.
    private func changes(_ answer: [ArraySlice<UInt8>]) -> [Change] {
        var fields = answer[...]
        var changes: [Change] = []
        while let kind = fields.popFirst()?.first, let name = fields.popFirst() {
            let path = root.appending(name)
            switch kind {
            case UInt8(ascii: "R"), UInt8(ascii: "C"):
                guard let new = fields.popFirst() else { return changes }
                let isRename = kind == UInt8(ascii: "R")
                changes.append(
                    Change(
                        path: root.appending(new), formerPath: isRename ? path : nil, existed: isRename, exists: true))
            case UInt8(ascii: "A"): changes.append(Change(path: path, formerPath: nil, existed: false, exists: true))
            case UInt8(ascii: "D"): changes.append(Change(path: path, formerPath: nil, existed: true, exists: false))
            default: changes.append(Change(path: path, formerPath: nil, existed: true, exists: true))
            }
        }
        return changes
    }

    private func fields(_ arguments: [String]) throws(Failure) -> [ArraySlice<UInt8>] {
        let result = try command.run(arguments)
        guard result.status == 0 else {
            throw Failure(message: "git \(arguments[0]) failed in '\(root)' (exit code \(result.status))")
        }
        return result.output.split(separator: 0)
    }

    private func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
