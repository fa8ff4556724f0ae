import TimerlintDiagnostics
import TimerlintSource
import TimerlintTestSupport

/// The files of a fixture under random edits near findings: before, between and behind their places, on the same lines and
/// on those around. Functions that no rule concerns stand between, so that many edits change nothing that was read.
struct EditsAroundFindings {
    private(set) var files: [SourceFile]
    private(set) var lastEdit = "as it is"
    /// The file of the last edit, before it.
    private(set) var lastEdited: SourceFile?
    private let originals: [SourceFile]
    private var numbers: SeededNumbers

    init(_ files: [SourceFile], seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        originals = files.map { file in
            file.with(lines: Self.padded(file.textLines, for: file.language, using: &numbers))
        }
        self.files = originals
        self.numbers = numbers
    }

    /// With functions behind some lines that end a function or a type.
    private static func padded(
        _ lines: [String], for language: Language, using numbers: inout SeededNumbers
    ) -> [String] {
        let ending = Bool.random(using: &numbers) ? "" : "\r"
        let all = lines.enumerated().flatMap { number, line -> [String] in
            let isEnd = line == "}" || line == "    }" || line == "  }"
            guard isEnd, Bool.random(using: &numbers) else { return [line] }
            return [line, ""] + function(number, at: String(line.dropLast()), in: language)
        }
        return all.map { $0 + ending }
    }

    private static func function(_ number: Int, at indentation: String, in language: Language) -> [String] {
        // Some indented like what they follow, some not.
        let outer = number.isMultiple(of: 2) ? indentation : ""
        let lines =
            language == .swift
            ? [
                "func plain\(number)(of value: Int) -> Int {", "    var sum = value // é", "",
                "    for part in 0..<value where part > 3 {", "        sum += part", "    }", "    return sum", "}",
            ]
            : [
                "static int plain\(number)(int value) {", "    int sum = value; // é", "",
                "    for (int part = 0; part < value; part++) {", "        sum += part;", "    }", "    return sum;",
                "}",
            ]
        return lines.map { $0.isEmpty ? "" : outer + $0 }
    }

    // MARK: Edits

    mutating func edit(around findings: [Finding]) {
        let count = Int.random(in: 0..<8, using: &numbers) == 0 ? 2 : 1
        lastEdit = ""
        for _ in 0..<count { editOnce(around: findings) }
    }

    private mutating func editOnce(around findings: [Finding]) {
        let place = findings.flatMap(\.places).randomElement(using: &numbers)
        let index = files.firstIndex { $0.id == place?.file.id } ?? 0
        var lines = files[index].textLines
        let near = place.map { [$0.start, $0.end].map(\.line) }?.randomElement(using: &numbers) ?? 0
        let line = max(0, min(near - 1 + Int.random(in: -12...12, using: &numbers), lines.count - 1))
        lastEdited = files[index]
        guard change(&lines, at: line, language: files[index].language) else {
            lastEdit += "\(files[index].path) is as it was; "
            files[index] = originals[index]
            return
        }
        files[index] = files[index].with(lines: lines)
    }

    /// `false` if the whole file is to be as it was.
    private mutating func change(_ lines: inout [String], at line: Int, language: Language) -> Bool {
        let old = lines[line]
        let indentation = String(old.prefix { $0 == " " })
        let ending = old.hasSuffix("\r") ? "\r" : ""
        func insert(_ text: String) { lines.insert(text + ending, at: line) }
        switch Int.random(in: 0..<16, using: &numbers) {
        case 0: insert("")
        case 1: insert("        ")
        case 2: insert(indentation + "// a remark")
        case 3: insert(indentation + "// é😀")
        case 4: insert(indentation + (language == .swift ? "let typed = 1" : "int typed = 1;"))
        case 5: insert(indentation + (language == .swift ? "var typed = value + 1" : "int typed = value + 1;"))
        case 6: insert(indentation + "let")
        case 7: lines.remove(at: line)
        case 8: insert(String(old.dropLast(ending.count)))
        case 9: lines[line] = old.dropLast(ending.count) + " // é" + ending
        case 10: lines[line] = ending.isEmpty ? old + "\r" : String(old.dropLast())
        case 11: lines[line] = Bool.random(using: &numbers) ? " " + old : "\t" + old
        case 12: lines[line] = old.replacing("sum", with: "total").replacing("1", with: "100")
        case 13: lines[line] = old.replacing(" ", with: "  ")
        case 14: insert(indentation + "// let self = self")
        default: return false
        }
        lastEdit += "line \(line) '\(old)' is '\(lines.indices.contains(line) ? lines[line] : "")'; "
        return true
    }
}

extension Finding {
    /// Every place that moves with the text.
    var places: [Location] {
        let fixed = fix?.changes.flatMap { change in
            change.edits.map { Location(file: change.file, range: $0.range) }
        }
        return [location] + trace.map(\.location) + [timer].compactMap(\.self) + (fixed ?? [])
    }
}

extension SourceFile {
    fileprivate var textLines: [String] {
        // By bytes: CR and LF are one character.
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate func with(lines: [String]) -> SourceFile {
        SourceFile(path: path, language: language, bytes: Array(lines.joined(separator: "\n").utf8))
    }
}
