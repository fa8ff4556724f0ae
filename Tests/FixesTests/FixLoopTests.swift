import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

/// A toy language of words: each rule reports and replaces one word; `#` cannot be parsed.
private struct Toy {
    /// The replacement of each reported word.
    var replacements: [String: String]
    var safety: FixSafety = .safe

    func lint(_ files: [SourceFile]) -> [Finding] {
        files.flatMap { file in
            replacements.sorted { $0.key < $1.key }.flatMap { word, replacement in
                ranges(of: word, in: file).map { range in
                    Finding(
                        rule: word, severity: .warning, location: Location(file: file, range: range),
                        message: "'\(word)'",
                        fix: FixIt(
                            title: "replace it", safety: safety,
                            edits: [FileEdit(file, range, replacement: replacement)]))
                }
            }
        }.sorted { ($0.location.file.path, $0.location.range.start) < ($1.location.file.path, $1.location.range.start) }
    }

    func run(_ texts: [String], wanted: @escaping (Finding) -> Bool = { _ in true }) -> FixLoop.Outcome {
        let files = texts.enumerated().map { index, text in
            SourceFile(path: "\(index).swift", language: .swift, bytes: Array(text.utf8))
        }
        let loop = FixLoop(
            lint: lint, unscanned: { $0.bytes.filter { $0 == UInt8(ascii: "#") }.count }, isWanted: wanted)
        return loop.run(files, findings: lint(files))
    }

    private func ranges(of word: String, in file: SourceFile) -> [SourceRange] {
        file.bytes.indices.filter { file.bytes[$0...].starts(with: word.utf8) }
            .map { SourceRange(UInt32($0), UInt32($0 + word.utf8.count)) }
    }
}

extension FixLoop.Outcome {
    fileprivate var texts: [String] { changed.map { String(decoding: $0.fixed.bytes, as: UTF8.self) } }
}

@Suite struct FixLoopTests {
    @Test func everythingThatCanBeFixedIs() {
        let outcome = Toy(replacements: ["bad": "good", "ill": "well"]).run(["bad ill bad\n", "fine\n", "ill\n"])
        #expect(outcome.texts == ["good well good\n", "well\n"])
        #expect(outcome.changed.map(\.original.path) == ["0.swift", "2.swift"])
        #expect(outcome.fixedFindings.count == 4)
        #expect(outcome.findings.isEmpty)
        #expect(outcome.dropped.isEmpty)
    }

    @Test func fixesThatTouchFollowInLaterRounds() {
        let outcome = Toy(replacements: ["bad": "good", "ill": "well"]).run(["badillbadill"])
        #expect(outcome.texts == ["goodwellgoodwell"])
        #expect(outcome.fixedFindings.count == 4)
    }

    @Test func severalRoundsAreOneSetOfEdits() {
        let outcome = Toy(replacements: ["aa": "a"]).run(["x aaaaa y\n"])
        #expect(outcome.texts == ["x a y\n"])
        let file = outcome.changed[0]
        #expect(file.edits.applied(to: file.original.bytes) == file.fixed.bytes)
        #expect(
            String(decoding: file.diff(pathInRepository: nil), as: UTF8.self).hasSuffix(
                "@@ -1 +1 @@\n-x aaaaa y\n+x a y\n"))
    }

    @Test func aFixThatBreaksTheFileIsDroppedAndTheOthersStay() {
        let outcome = Toy(replacements: ["bad": "good", "ill": "#", "sad": "glad"]).run(["bad ill sad bad sad"])
        #expect(outcome.texts == ["good ill glad good glad"])
        #expect(outcome.dropped.map(\.reason) == [.unscanned])
        #expect(outcome.dropped.map(\.finding.rule) == ["ill"])
        #expect(outcome.findings.map(\.rule) == ["ill"])
    }

    @Test func aFixThatBringsAFindingIsDropped() {
        let outcome = Toy(replacements: ["bad": "good ill", "ill": "#", "sad": "glad"]).run(["sad bad sad"])
        #expect(outcome.texts == ["glad bad glad"])
        #expect(outcome.dropped.map(\.reason) == [.addsFinding])
    }

    @Test func aFindingInAnotherFileCountsToo() {
        // A word is reported if its partner is missing from the whole project.
        func lint(_ files: [SourceFile]) -> [Finding] {
            let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }
            var findings: [Finding] = []
            if text[0].contains("bad") {
                let range = SourceRange(0, 3)
                findings.append(
                    Finding(
                        rule: "bad", severity: .warning, location: Location(file: files[0], range: range),
                        message: "bad",
                        fix: FixIt(title: "", safety: .safe, edits: [FileEdit(files[0], range, replacement: "")])))
            } else {
                findings.append(
                    Finding(
                        rule: "lonely", severity: .warning,
                        location: Location(file: files[1], range: SourceRange(0, 1)),
                        message: "lonely"))
            }
            return findings
        }
        let files = ["bad", "x"].map { SourceFile(path: $0, language: .swift, bytes: Array($0.utf8)) }
        let outcome = FixLoop(lint: lint, unscanned: { _ in 0 }, isWanted: { _ in true }).run(
            files, findings: lint(files))
        #expect(outcome.changed.isEmpty)
        #expect(outcome.dropped.map(\.reason) == [.addsFinding])
    }

    @Test func aFixThatDoesNotMendIsDroppedOnce() {
        let outcome = Toy(replacements: ["bad": "bad!", "sad": "glad"]).run(["bad sad"])
        #expect(outcome.texts == ["bad glad"])
        #expect(outcome.dropped.map(\.reason) == [.notFixed])
    }

    @Test func fixesThatUndoEachOtherEnd() {
        let outcome = Toy(replacements: ["bad": " bad", "sad": "glad"]).run(["bad sad"])
        #expect(outcome.texts.first?.hasSuffix("bad glad") == true)
        #expect(outcome.texts[0].utf8.count < 30)
        #expect(outcome.dropped.map(\.finding.rule) == ["bad"])
    }

    @Test func aRuleWhoseFixesFailDoesNotHoldUpTheOthers() {
        let outcome = Toy(replacements: ["bad": "#", "sad": "glad"]).run([String(repeating: "bad sad\n", count: 500)])
        #expect(outcome.texts == [String(repeating: "bad glad\n", count: 500)])
        #expect(outcome.dropped.count == 500)
    }

    @Test("what only gets shorter is fixed as often as it is met, one fix a round")
    func shorteningFixesEndByThemselves() {
        let outcome = Toy(replacements: ["aa": "a"]).run([String(repeating: "a", count: 60)])
        #expect(outcome.texts == ["a"])
        #expect(outcome.fixedFindings.count == 59)
        #expect(outcome.dropped.isEmpty)
    }

    @Test("a run that tries too much says which fix it did not come to")
    func tellsOfTheLimit() {
        let toy = Toy(replacements: ["ab": "b"])
        let outcome = toy.run([String(repeating: "a", count: 500) + "b"])
        #expect(outcome.dropped.map(\.reason) == [.isLate])
        #expect(outcome.texts[0].utf8.count < 300)
    }

    @Test func onlyWhatIsWantedIsFixed() {
        let toy = Toy(replacements: ["bad": "good", "ill": "well"])
        let outcome = toy.run(["bad ill"], wanted: { $0.rule == "bad" })
        #expect(outcome.texts == ["good ill"])
        #expect(outcome.findings.map(\.rule) == ["ill"])
    }

    @Test func suggestionsAreNeverApplied() {
        #expect(Toy(replacements: ["bad": "good"], safety: .suggestion).run(["bad"]).changed.isEmpty)
    }

    @Test func nothingToMendChangesNothing() {
        let outcome = Toy(replacements: [:]).run(["bad"])
        #expect(outcome.changed.isEmpty && outcome.dropped.isEmpty)
    }

    @Test func manyFixesTakeOneRound() {
        let outcome = Toy(replacements: ["bad": "good"]).run([String(repeating: "bad\n", count: 3_000)])
        #expect(outcome.texts == [String(repeating: "good\n", count: 3_000)])
    }
}
