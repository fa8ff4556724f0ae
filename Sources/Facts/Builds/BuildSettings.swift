/// Build settings by name, of an Xcode project's configuration or of a `.xcconfig`.
struct BuildSettings: Sendable {
    private(set) var values: [String: String] = [:]
    /// A file that they take settings from is not in the tree.
    private(set) var isIncomplete = false

    init() {}

    init(_ table: PropertyList?) {
        guard case .table(let table)? = table else { return }
        values = table.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") }
    }

    /// The lines of a `.xcconfig`, with the files that it includes. `read` gives a file's bytes.
    init(contentsOf path: String, depth: Int = 0, read: (String) -> [UInt8]?) {
        guard depth < 8, let bytes = read(path) else {
            isIncomplete = true
            return
        }
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self).withoutComment
            if text.hasPrefix("#include") {
                let isOptional = text.hasPrefix("#include?")
                guard let name = text.split(separator: "\"").dropFirst().first.map(String.init) else { continue }
                let file = name.path(below: path.folderOfPath)
                if isOptional, read(file) == nil { continue }
                lay(BuildSettings(contentsOf: file, depth: depth + 1, read: read))
            } else if let equals = text.firstIndex(of: "=") {
                values[text[..<equals].trimmed] = text[text.index(after: equals)...].trimmed
            }
        }
    }

    subscript(_ name: String) -> String? { values[name] }

    /// Others over these: what is said in both is said by the others.
    mutating func lay(_ others: BuildSettings) {
        values.merge(others.values) { $1 }
        isIncomplete = isIncomplete || others.isIncomplete
    }

    var isolation: BuildTarget.Isolation {
        if let actor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] {
            if actor == "MainActor" { return .mainActor }
            if actor != "nonisolated" { return .unknown }
        }
        let names = ["SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"]
        if names.contains(where: { self[$0] == "YES" }) { return .caller }
        let flags = self["OTHER_SWIFT_FLAGS"] ?? ""
        if flags.contains("NonisolatedNonsendingByDefault") || flags.contains("default-isolation") { return .unknown }
        return isIncomplete || names.contains(where: { self[$0].map { $0 != "NO" } ?? false }) ? .unknown : .none
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    fileprivate var withoutComment: String {
        var before: Character?
        for index in indices {
            if self[index] == "/", before == "/" { return self[..<self.index(before: index)].trimmed }
            before = self[index]
        }
        return trimmed
    }
}
