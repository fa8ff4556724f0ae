/// Build settings by name, from an Xcode project's configuration or a `.xcconfig`.
struct BuildSettings: Sendable {
    private var values: [String: String] = [:]
    /// True if an included settings file is missing from the tree that may hold any setting.
    private(set) var isIncomplete = false

    init() {}

    init(_ table: PropertyList?) {
        guard case .table(let table)? = table else {
            self.init()
            return
        }
        self.init(table.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") })
    }

    init(_ values: [String: String]) { self.values = values }

    /// Parses a `.xcconfig` and the files it includes. `read` returns a file's bytes.
    init(contentsOf path: String, depth: Int = 0, read: (String) -> [UInt8]?) {
        guard depth < Self.depthLimit, let bytes = read(path) else {
            isIncomplete = !Self.isGenerated(path)
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
                lay(BuildSettings([text[..<equals].trimmed: text[text.index(after: equals)...].trimmed]))
            }
        }
    }

    /// Whether CocoaPods writes the file: few commit it, and it holds search paths and linker flags only.
    private static func isGenerated(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix("Pods-") == true
    }

    /// References and includes nest only a few levels deep; deeper nesting is a cycle.
    private static let depthLimit = 8

    /// The value of a setting with its references (`$(BASE_VERSION)`) expanded; `nil` if it, or a setting it
    /// refers to, is not defined.
    subscript(_ name: String) -> String? { values[name].flatMap { expanded($0, depth: 0) } }

    /// Applies overriding settings. A value may refer to the one it overrides as `$(inherited)`.
    mutating func lay(_ others: BuildSettings) {
        for (name, value) in others.values {
            // Without a lower value the reference is kept, because these settings may be applied over others
            // later.
            guard value.refers, let lower = values[name] else {
                values[name] = value
                continue
            }
            values[name] = value.replacing("$(inherited)", with: lower)
        }
        isIncomplete = isIncomplete || others.isIncomplete
    }

    private func expanded(_ value: String, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        guard value.refers else { return value }
        var result = value.replacing("$(inherited)", with: "")
        for (opening, closing) in [("$(", ")"), ("${", "}")] {
            while let start = result.firstRange(of: opening) {
                guard let end = result[start.upperBound...].firstIndex(where: { String($0) == closing }),
                    let inner = values[String(result[start.upperBound..<end])].flatMap({
                        expanded($0, depth: depth + 1)
                    })
                else { return nil }
                result.replaceSubrange(start.lowerBound...end, with: inner)
            }
        }
        return result
    }
}

extension String {
    /// Whether it may refer to other settings.
    fileprivate var refers: Bool { utf8.contains(UInt8(ascii: "$")) }

    fileprivate var withoutComment: String {
        let slash = UInt8(ascii: "/")
        let comment = utf8.indices.first { utf8[$0] == slash && utf8[utf8.index(after: $0)...].first == slash }
        return self[..<(comment ?? endIndex)].trimmed
    }
}

extension Substring {
    /// Without the spaces and tabs around it.
    fileprivate var trimmed: String {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let start = utf8.firstIndex(where: { !isSpace($0) }), let last = utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(self[start..<utf8.index(after: last)])
    }
}
