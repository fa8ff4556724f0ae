/// Runs git so that it does nothing but answer, whatever the repository's own configuration says: a repository may come
/// from anybody.
///
/// What git would run at its owner's wish, and what keeps it from doing so here: hooks and the file monitor are set to
/// none; filters (`clean`, `process`), which `.gitattributes` chooses and the configuration defines, are each set to
/// nothing; diff drivers and text conversions are left out by the questions' own options; transports, by which a
/// partial clone fetches what it lacks, are all forbidden.
struct GitCommand: Sendable {
    private let root: Path
    /// Settings that win over those of every file.
    private let settings: [[UInt8]]

    /// Throws where git cannot be run or refuses to work there.
    init(root: Path) throws(GitRepository.Failure) {
        self.root = root
        let fixed = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.untrackedCache=false"].map {
            Array($0.utf8)
        }
        let plain = GitCommand(root: root, settings: fixed)
        guard try plain.run(["rev-parse", "--git-dir"]).status == 0 else {
            throw GitRepository.Failure(message: "git refuses to work in '\(root)'; 'git status' there says why")
        }
        settings = try fixed + plain.filterSettings().map { $0 + [UInt8(ascii: "=")] }
    }

    private init(root: Path, settings: [[UInt8]]) {
        self.root = root
        self.settings = settings
    }

    /// The names of all settings that name a filter's program, or have git insist on one.
    private func filterSettings() throws(GitRepository.Failure) -> Set<[UInt8]> {
        let result = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."])
        let names = result.output.split(separator: 0).map(Array.init)
        // 1: there is none. A name with '=' cannot be set to anything else from here.
        guard result.status == 0 || result.status == 1, names.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
            throw GitRepository.Failure(
                message: "git's configuration in '\(root)' has filters that cannot be kept from running")
        }
        return Set(names)
    }

    func run(_ arguments: [String]) throws(GitRepository.Failure) -> Subprocess.Result {
        try run(arguments.map { Array($0.utf8) })
    }

    /// `input` must fit into a pipe.
    func run(_ arguments: [[UInt8]], input: [UInt8] = []) throws(GitRepository.Failure) -> Subprocess.Result {
        let quiet = ["--no-optional-locks", "--no-pager", "--literal-pathspecs"].map { Array($0.utf8) }
        let place = [Array("-C".utf8), root.bytes]
        do {
            return try Subprocess.run(
                "git", quiet + settings.flatMap { [Array("-c".utf8), $0] } + place + arguments,
                environment: Self.environment, input: input, limit: 1 << 31)
        } catch {
            throw GitRepository.Failure(
                message: error.isMissing
                    ? "git is not installed, or not in PATH" : "git cannot be run: \(error.message)")
        }
    }

    private static let environment = [
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
    ]
}
