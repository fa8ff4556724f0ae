import TimerlintWorkspace

/// The input files of an Xcode build phase: SCRIPT_INPUT_FILE_COUNT and SCRIPT_INPUT_FILE_0…, and file lists in
/// SCRIPT_INPUT_FILE_LIST_COUNT and SCRIPT_INPUT_FILE_LIST_0….
struct ScriptInputs {
    let environment: (String) -> String?

    /// Throws `Failure` for a missing file of the count, or an unreadable list.
    func paths() throws -> [Path] {
        guard environment("SCRIPT_INPUT_FILE_COUNT") ?? environment("SCRIPT_INPUT_FILE_LIST_COUNT") != nil else {
            throw Failure(
                "--use-script-input-files needs SCRIPT_INPUT_FILE_COUNT or SCRIPT_INPUT_FILE_LIST_COUNT, which Xcode sets in a build phase"
            )
        }
        let files = try values("SCRIPT_INPUT_FILE")
        let lists = try values("SCRIPT_INPUT_FILE_LIST").flatMap { try PathList(file: Path($0)).paths() }
        return files.map { Path($0) } + lists
    }

    private func values(_ name: String) throws -> [String] {
        guard let text = environment(name + "_COUNT") else { return [] }
        guard let count = Int(text), (0...1_000_000).contains(count) else {
            throw Failure("\(name)_COUNT is '\(text)', which is not a number")
        }
        return try (0..<count).map { index in
            guard let value = environment("\(name)_\(index)") else { throw Failure("\(name)_\(index) is not set") }
            return value
        }
    }
}
