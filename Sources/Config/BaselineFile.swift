import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

/// A file of known findings to ignore. One entry per line, sorted, without line numbers and counts, so that it
/// rarely changes and merges well. Paths are relative to its folder and separated by `/`.
package struct BaselineFile: Sendable {
    package static let name = ".timerlint-baseline.json"
    private static let schemaVersion = 1
    private static let sizeLimit = 64 << 20

    package var known: KnownFindings

    package init(_ keys: some Sequence<FindingKey>) { known = KnownFindings(keys) }

    /// `name` is the file's reported name. Throws the first error in the file, with its position.
    package init(reading file: Path, name: String) throws(ConfigurationError) {
        var parser = SettingParser(file: name, budget: 2_000_000)
        let root = try parser.parse(try TimerlintConfig.text(of: file, name: name, limit: Self.sizeLimit))
        var section = try SettingSection(root)
        guard let version = section.value(of: "schema_version"), try version.number() == Double(Self.schemaVersion)
        else {
            throw root.error(
                "not a baseline of this version of timerlint; remove it, and 'timerlint baseline' writes a new one")
        }
        var keys: [FindingKey] = []
        for entry in section.value(of: "findings")?.elements() ?? [] { keys.append(try Self.key(entry)) }
        try section.end()
        self.init(keys)
    }

    private static func key(_ entry: Setting) throws(ConfigurationError) -> FindingKey {
        var section = try SettingSection(entry)
        var parts: [String] = []
        for name in ["rule", "path", "enclosing", "code"] { parts.append(try section.value(of: name)?.text() ?? "") }
        let file = try section.value(of: bytesKey).map(bytes) ?? FileID(parts[1])
        // Distinguishes otherwise equal entries; has no other meaning.
        section.ignore(["salt"])
        try section.end()
        return FindingKey(rule: parts[0], file: file, enclosing: parts[2], code: parts[3])
    }

    /// The bytes of a path that is not valid UTF-8, in hexadecimal, next to the path.
    private static let bytesKey = "path_bytes"

    private static func bytes(_ setting: Setting) throws(ConfigurationError) -> FileID {
        let digits = Array(try setting.text().utf8)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...].prefix(2), as: UTF8.self), radix: 16)
        }
        guard digits.count.isMultiple(of: 2), bytes.count == digits.count / 2 else {
            throw setting.error("these must be bytes in hexadecimal")
        }
        return FileID(bytes: bytes)
    }

    private static func hexadecimal(_ file: FileID) -> String {
        file.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The contents of the file.
    package var text: String {
        let lines = known.counts.flatMap { key, count in (0..<count).map { (key, $0) } }
            .sorted { Self.order($0.0, $0.1).lexicographicallyPrecedes(Self.order($1.0, $1.1)) }
            .map { "    " + Self.json($0.0, salt: $0.1).text(pretty: false) }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"schema_version\": \(Self.schemaVersion),\n  \"findings\": \(list)\n}\n"
    }

    private static func order(_ key: FindingKey, _ salt: Int) -> [String] {
        [key.file.text, hexadecimal(key.file), key.rule, key.enclosing, key.code, "\(salt)"]
    }

    private static func json(_ key: FindingKey, salt: Int) -> JSON {
        .members([
            "rule": .string(key.rule), "path": .string(key.file.text),
            bytesKey: FileID(key.file.text) == key.file ? nil : .string(hexadecimal(key.file)),
            "enclosing": .string(key.enclosing),
            "code": .string(key.code), "salt": salt == 0 ? nil : .number(salt),
        ])
    }
}
