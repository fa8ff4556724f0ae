/// Runs git as a pure query, safe with an untrusted repository whose configuration may name programs.
///
/// Each way in which git runs other programs is disabled: hooks and the file monitor are turned off; every
/// filter (`clean`, `process`), selected by `.gitattributes` and defined in the configuration, is set to
/// nothing; the queries' options disable external diff drivers and text conversion; all transports, by which a
/// partial clone fetches missing objects, are forbidden.
struct GitCommand: Sendable {
    private let root: Path
    /// Settings that override those of every configuration file.
    private let settings: [[UInt8]]

    /// Throws if git cannot be run or refuses to work in the folder.
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

    /// The names of all settings that define a filter's program or make git require one.
    private func filterSettings() throws(GitRepository.Failure) -> Set<[UInt8]> {
        let result = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."])
        let names = result.output.split(separator: 0).map(Array.init)
        // Status 1 means that there is none. A name with '=' cannot be overridden on the command line.
        guard result.status == 0 || result.status == 1, names.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
            throw GitRepository.Failure(
                message: "git's configuration in '\(root)' has filters that cannot be kept from running")
        }
        return Set(names)
    }

    func run(_ arguments: [String]) throws(GitRepository.Failure) -> Subprocess.Result {
        try run(arguments.map { Array($0.utf8) })
    }

    /// `input` must fit into a pipe's buffer.
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
