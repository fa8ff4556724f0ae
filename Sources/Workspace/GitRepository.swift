/// Asks git what changed. The only program that the tool ever runs, and only when somebody asks for changes. The
/// questions write nothing and run no hook, file monitor or external diff.
package struct GitRepository: Sendable {
    /// Absolute: the top of the working tree.
    package let root: Path

    package struct Failure: Error {
        /// One line: what is wrong and what to do.
        package let message: String
    }

    package init(root: Path) { self.root = root }

    /// Where a run's comparison starts.
    package enum Base: Sendable, Hashable {
        /// A commit, by its name.
        case commit(String)
        /// A repository without commits.
        case nothing
    }

    /// A file that is not what it was, absolute.
    package struct Change: Sendable, Hashable {
        package let path: Path
        /// What it was called, where that was something else.
        package let formerPath: Path?
        /// There was such a file before; there is one now.
        package let existed: Bool
        package let exists: Bool
    }

    // MARK: Questions

    /// The commit at which a reference and the working tree part.
    package func mergeBase(with reference: String) throws(Failure) -> Base {
        let commit = try resolve(reference + "^{commit}")
        guard let commit else {
            throw Failure(message: "git knows no revision '\(reference)'; in CI, fetch it first (with the history: fetch-depth: 0)")
        }
        let result = try git(["merge-base", commit, "HEAD"])
        guard result.status == 0 else {
            throw Failure(message: "'\(reference)' and HEAD have no common commit; in CI, fetch the whole history (fetch-depth: 0)")
        }
        return .commit(line(result.output))
    }

    package func head() throws(Failure) -> Base {
        try resolve("HEAD^{commit}").map(Base.commit) ?? .nothing
    }

    /// Files that differ between a commit and the working tree, those included that git does not know yet.
    package func changes(since base: Base) throws(Failure) -> [Change] {
        guard case .commit(let commit) = base else { return [] }
        let tracked = try changes(["diff", "--name-status", "-z", "-M", "--no-ext-diff", commit, "--"])
        let untracked = try names(["ls-files", "-z", "--others", "--exclude-standard"])
        return tracked + untracked.map { Change(path: $0, formerPath: nil, existed: false, exists: true) }
    }

    /// Files that differ between a commit and the index.
    package func stagedChanges(since base: Base) throws(Failure) -> [Change] {
        switch base {
        case .commit(let commit):
            return try changes(["diff", "--cached", "--name-status", "-z", "-M", "--no-ext-diff", commit, "--"])
        case .nothing:
            return try names(["ls-files", "-z"]).map { Change(path: $0, formerPath: nil, existed: false, exists: true) }
        }
    }

    /// Files whose working copy is not what is staged.
    package func unstagedPaths() throws(Failure) -> [Path] {
        try names(["diff", "--name-only", "-z", "--no-ext-diff", "--no-renames", "--"])
    }

    /// A file as it was in a commit; `nil` where it was not.
    package func contents(of path: Path, at base: Base) throws(Failure) -> [UInt8]? {
        guard case .commit(let commit) = base else { return nil }
        return try blob(commit, path)
    }

    /// A file as it is staged; `nil` where it is not.
    package func stagedContents(of path: Path) throws(Failure) -> [UInt8]? { try blob("", path) }

    // MARK: Answers

    private func blob(_ commit: String, _ path: Path) throws(Failure) -> [UInt8]? {
        guard let name = path.remainder(below: root) else { return nil }
        let result = try git([Array("cat-file".utf8), Array("blob".utf8), Array("\(commit):".utf8) + name])
        return result.status == 0 ? result.output : nil
    }

    private func resolve(_ reference: String) throws(Failure) -> String? {
        guard try git(["rev-parse", "--git-dir"]).status == 0 else {
            throw Failure(message: "git refuses to work in '\(root)'; 'git status' there says why")
        }
        let result = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", reference])
        return result.status == 0 ? line(result.output) : nil
    }

    private func names(_ arguments: [String]) throws(Failure) -> [Path] {
        try fields(arguments).map { root.appending($0) }
    }

    /// `M\0name\0`, or `R100\0old\0new\0`.
    private func changes(_ arguments: [String]) throws(Failure) -> [Change] {
        var fields = try fields(arguments)[...]
        var changes: [Change] = []
        while let kind = fields.popFirst()?.first, let name = fields.popFirst() {
            let path = root.appending(name)
            switch kind {
            case UInt8(ascii: "R"), UInt8(ascii: "C"):
                guard let new = fields.popFirst() else { return changes }
                let isRename = kind == UInt8(ascii: "R")
                changes.append(Change(path: root.appending(new), formerPath: isRename ? path : nil, existed: isRename, exists: true))
            case UInt8(ascii: "A"): changes.append(Change(path: path, formerPath: nil, existed: false, exists: true))
            case UInt8(ascii: "D"): changes.append(Change(path: path, formerPath: nil, existed: true, exists: false))
            default: changes.append(Change(path: path, formerPath: nil, existed: true, exists: true))
            }
        }
        return changes
    }

    private func fields(_ arguments: [String]) throws(Failure) -> [ArraySlice<UInt8>] {
        let result = try git(arguments)
        guard result.status == 0 else { throw Failure(message: "git \(arguments[0]) failed in '\(root)' (exit code \(result.status))") }
        return result.output.split(separator: 0)
    }

    private func git(_ arguments: [String]) throws(Failure) -> Subprocess.Result { try git(arguments.map { Array($0.utf8) }) }

    private func git(_ arguments: [[UInt8]]) throws(Failure) -> Subprocess.Result {
        let quiet = ["--no-optional-locks", "-c", "core.fsmonitor=false", "--literal-pathspecs", "-C"].map { Array($0.utf8) }
        do {
            return try Subprocess.run("git", quiet + [root.bytes] + arguments, limit: 1 << 31)
        } catch {
            throw Failure(message: error.isMissing ? "git is not installed, or not in PATH" : "git cannot be run: \(error.message)")
        }
    }

    private func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
