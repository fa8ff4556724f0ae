import TimerlintSource
import TimerlintTestSupport

/// The files of a project under random edits: a person types, renames, moves and deletes functions, changes signatures,
/// types and conformances, and takes edits back.
struct EditedTree {
    private(set) var files: [SourceFile]
    private(set) var lastEdit = "as it is"
    private let originals: [SourceFile]
    /// The identifiers of the whole project.
    private let words: [String]
    /// The functions of the whole project, as lines.
    private let functions: [[String]]
    private var numbers: SeededNumbers

    init(_ files: [SourceFile], seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let text = files.map { $0.text(SourceRange(0, UInt32($0.bytes.count))) }
        let words = Set(text.flatMap(Self.words)).sorted()
        self.words = words
        functions = text.flatMap { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return lines.indices.compactMap { Self.function(at: $0, in: lines) }.map { Array(lines[$0]) }
        }
        // Most files of a project have no timer, but use names that others declare.
        var originals = files
        for number in 0..<3 { originals.append(Self.plainFile(number, words, &numbers)) }
        self.originals = originals
        self.files = originals
        self.numbers = numbers
    }

    private static func plainFile(_ number: Int, _ words: [String], _ numbers: inout SeededNumbers) -> SourceFile {
        let methods = (0..<3).map { method in
            """
                func part\(method)Of\(number)(of value: Int) -> Int {
                    let \(words.randomElement(using: &numbers) ?? "x") = value
                    return other?.part\(method)Of\((number + 1) % 3)(of: value) ?? value
                }
            """
        }.joined(separator: "\n")
        let text = """
            class Plain\(number) {
                var other: Plain\((number + 1) % 3)?
            \(methods)
            }

            """
        return SourceFile(path: "Plain/Plain\(number).swift", language: .swift, bytes: Array(text.utf8))
    }

    private static let lines = [
        "timer?.invalidate()", "timer = nil", "self.timer.invalidate()", "source.resume()", "source.cancel()",
        "// timerlint:ignore", "import AppKit", "typealias Clock = Timer", "deinit { stop() }",
        "try? await Task.sleep(nanoseconds: 1)", "await pause()", "timer!.fire()", "for await _ in ticks {}",
        "func pause() async { try? await Task.sleep(nanoseconds: 1) }", "let name = \"Plain1\"",
        "required init?(coder: NSCoder) { nil }",
    ]

    mutating func edit() {
        let index = Int.random(in: files.indices, using: &numbers)
        var lines = text(index).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: lines.indices, using: &numbers)
        let (word, other) = (someWord(), someWord())
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0:
            lines.insert("        let typed = value", at: openPlace(in: lines))
            lastEdit = "a local variable"
        case 1:
            let line = "        let \(word) = \(other).\(someWord())(\(someWord()))"
            lines.insert(String(line.prefix(Int.random(in: 8...line.count, using: &numbers))), at: openPlace(in: lines))
            lastEdit = "part of a statement with \(word)"
        case 2:
            lines.insert("        \(word)?.\(other)()", at: openPlace(in: lines))
            lastEdit = "a call of \(other)"
        case 3:
            lines.insert(Self.lines.randomElement(using: &numbers) ?? "", at: openPlace(in: lines))
            lastEdit = "a line of the vocabulary"
        case 4:
            lines = lines.map { $0.replacing(word, with: other) }
            lastEdit = "\(word) is \(other) in one file"
        case 5:
            for file in files.indices { replace(file, by: text(file).replacing(word, with: "\(word)Renamed")) }
            lastEdit = "\(word) is renamed everywhere"
            return
        case 6:
            if let range = lines.indices.compactMap({ Self.function(at: $0, in: lines) }).randomElement(using: &numbers)
            {
                lines.removeSubrange(range)
            }
            lastEdit = "a function less"
        case 7:
            lines.insert(contentsOf: functions.randomElement(using: &numbers) ?? [], at: place)
            lastEdit = "a function more"
        case 8:
            lines.remove(at: place)
            lastEdit = "a line less"
        case 9:
            let line = codePlace(in: lines)
            lines[line] = changed(lines[line], to: other, kind: Int.random(in: 0..<4, using: &numbers))
            lastEdit = "line \(line) is \(lines[line])"
        case 10:
            let line = codePlace(in: lines)
            lines.insert(["", "    // a remark", "   "].randomElement(using: &numbers) ?? "", at: line)
            lastEdit = "a remark before line \(line)"
        case 11:
            let line = codePlace(in: lines)
            lines.insert(lines[codePlace(in: lines)], at: line)
            lastEdit = "another's line before line \(line)"
        case 12:
            let (first, second) = (codePlace(in: lines), codePlace(in: lines))
            lines.swapAt(first, second)
            lastEdit = "lines \(first) and \(second) in each other's place"
        case 13:
            change(&lines, where: { $0.contains("func ") }) { line in
                [
                    line.replacing("(", with: "(\(other): Int = 0, "), line.replacing("func ", with: "static func "),
                    line.replacing("func ", with: "private func "), line.replacing(") {", with: ") async {"),
                ]
            }
            lastEdit = "another signature"
        case 14:
            change(&lines, where: Self.opensType) { line in
                [
                    line.replacing(" {", with: ": \(other) {"), line.replacing(/: .* {/, with: " {"),
                    line.replacing("class ", with: "struct "), line.replacing(" {", with: ", \(other) {"),
                ]
            }
            lastEdit = "another conformance than to \(other)"
        case 15:
            let kind = ["class", "struct", "extension", "protocol", "enum"].randomElement(using: &numbers) ?? "class"
            lines += ["\(kind) \(word) {", "    func \(other)() {}", "}", ""]
            lastEdit = "the \(kind) \(word) more"
        case 16:
            if let start = lines.indices.filter({ Self.opensType(lines[$0]) }).randomElement(using: &numbers),
                let end = lines[start...].firstIndex(of: "}")
            {
                lines.removeSubrange(start...end)
            }
            lastEdit = "a type less"
        case 17:
            change(&lines, where: Self.opensType) { line in
                [line + "\n    var \(word) = \(other)()", line + "\n    weak var \(word): \(other)?"]
            }
            lastEdit = "the member \(word) more"
        case 18:
            let line = codePlace(in: lines)
            lines[line] = lines[line].replacing(" ", with: Bool.random(using: &numbers) ? "  " : "\n")
            lastEdit = "other blanks in line \(line)"
        default:
            files[index] = originals[index]
            lastEdit = "\(files[index].path) is as it was"
            return
        }
        lastEdit += ", \(files[index].path)"
        replace(index, by: lines.joined(separator: "\n"))
    }

    private func text(_ index: Int) -> String {
        files[index].text(SourceRange(0, UInt32(files[index].bytes.count)))
    }

    private mutating func replace(_ index: Int, by text: String) {
        let old = files[index]
        guard text != self.text(index) else { return }
        files[index] = SourceFile(path: old.path, language: old.language, bytes: Array(text.utf8))
    }

    /// Puts one of several lines in the place of one that satisfies a condition.
    private mutating func change(
        _ lines: inout [String], where isWanted: (String) -> Bool, to others: (String) -> [String]
    ) {
        guard let place = lines.indices.filter({ isWanted(lines[$0]) }).randomElement(using: &numbers) else { return }
        lines[place] = others(lines[place]).randomElement(using: &numbers) ?? lines[place]
    }

    private static func opensType(_ line: String) -> Bool {
        !line.hasPrefix(" ") && line.hasSuffix("{")
            && ["class ", "struct ", "enum ", "actor ", "protocol ", "extension "].contains(where: line.contains)
    }

    private mutating func someWord() -> String { words.randomElement(using: &numbers) ?? "x" }

    /// After a line that opens a body.
    private mutating func openPlace(in lines: [String]) -> Int {
        lines.indices.filter { lines[$0].hasSuffix("{") }.randomElement(using: &numbers).map { $0 + 1 } ?? lines.count
    }

    /// Inside of a body.
    private mutating func codePlace(in lines: [String]) -> Int {
        lines.indices.filter { lines[$0].hasPrefix("        ") }.randomElement(using: &numbers)
            ?? lines.indices.randomElement(using: &numbers) ?? 0
    }

    /// A line with one call, literal, name or operator less or more, or another one.
    private func changed(_ line: String, to word: String, kind: Int) -> String {
        let old = Self.words(of: line).last ?? "x"
        return switch kind {
        case 0: line.replacing("()", with: ".\(word)()")
        case 1: line.replacing(/[0-9]+|true|nil/, with: "2")
        case 2: line.replacing(old, with: word)
        default: line.contains("!") ? line.replacing("!", with: "?") : line + " // \(word)"
        }
    }

    /// The lines of a function that begins at a line and ends at a brace with the same indentation.
    private static func function(at start: Int, in lines: [String]) -> ClosedRange<Int>? {
        guard lines[start].contains("func ") || lines[start].hasPrefix("- ("), lines[start].hasSuffix("{") else {
            return nil
        }
        let end = lines[start].prefix { $0 == " " } + "}"
        return lines[start...].firstIndex { $0 == end }.map { start...$0 }
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { $0.first?.isLetter == true }
    }
}
