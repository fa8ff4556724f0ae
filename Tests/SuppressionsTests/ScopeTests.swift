import Testing
import TimerlintSuppressions

@Suite struct ScopeTests {
    @Test func aTrailingCommentCoversItsLine() {
        let sample = Sample("BAD() // timerlint:ignore bad_timer - the app dies anyway\nBAD()\n")
        #expect(sample.left == [2])
        #expect(sample.result.suppressed.map(\.reason) == ["the app dies anyway"])
        #expect(sample.faults == [])
    }

    @Test func aCommentAloneOnItsLineCoversTheNextLineOfCode() {
        let sample = Sample(
            """
            // timerlint:ignore bad_timer - one
            // timerlint:ignore ugly_timer - two

            // Something else.
            BAD(UGLY)
            BAD(UGLY)
            """)
        #expect(sample.left == [6, 6])
        #expect(sample.result.suppressed.map(\.reason) == ["one", "two"])
        #expect(sample.faults == [])
    }

    @Test func aCommentNamesSeveralRules() {
        #expect(Sample("BAD(UGLY) // timerlint:ignore bad_timer,ugly_timer\n").result.findings.isEmpty)
        #expect(Sample("BAD(UGLY) // timerlint:ignore bad_timer, ugly_timer - why not\n").result.findings.isEmpty)
        #expect(Sample("BAD(UGLY) // timerlint:ignore bad_timer: a, ugly_timer\n").left == [1])
    }

    @Test(arguments: [
        "BAD() /* timerlint:ignore bad_timer - x */",
        "/* timerlint:ignore bad_timer - x */ BAD()",
        "/*\n * timerlint:ignore bad_timer - x\n */\nBAD()",
        "BAD() // MARK: here // timerlint:ignore bad_timer - x",
        "BAD() //timerlint:ignore bad_timer - x",
        "/// timerlint:ignore bad_timer - x\nBAD()",
        "BAD() // timerlint:ignore bad_timer – x",
        "\u{FEFF}BAD() // timerlint:ignore bad_timer - x",
        "BAD() // timerlint:ignore bad_timer - x\r\n",
        "BAD() // timerlint:ignore bad_timer - x\r",
        "let a = \"\(1) \\(BAD /* timerlint:ignore bad_timer - x */)\"",
    ])
    func everyKindOfCommentCounts(_ text: String) {
        let sample = Sample(text)
        #expect(sample.left == [])
        #expect(sample.result.suppressed.map(\.reason) == ["x"])
    }

    @Test(arguments: [
        #"let text = "// timerlint:ignore bad_timer - x"; BAD()"#,
        "let text = \"\"\"\n// timerlint:ignore bad_timer - x\n\"\"\"; BAD()",
        ##"let text = #"/* timerlint:ignore bad_timer - x */"#; BAD()"##,
        "#/ timerlint:ignore bad_timer /#; BAD()",
        "/// Write `// timerlint:ignore bad_timer - x`.\nBAD()",
        "///     BAD() // timerlint:ignore bad_timer - x\nBAD()",
        "// let t = old() // timerlint:ignore bad_timer - x\nBAD()",
        "// See timerlint:ignore bad_timer - x\nBAD()",
    ])
    func whatIsNoCommentOrSpeaksOfOneDoesNotCount(_ text: String) {
        let sample = Sample(text)
        #expect(!sample.left.isEmpty)
        #expect(sample.faults == [])
    }

    @Test func aFileIsCoveredFromItsHead() {
        let sample = Sample(
            "#!/usr/bin/swift\n// Copyright\n@testable import A\n#if canImport(B)\nimport B\n#endif\n"
                + "// timerlint:ignore-file bad_timer - generated\nBAD()\nUGLY()\nBAD()\n")
        #expect(sample.left == [9])
        #expect(sample.result.suppressed.map(\.reason) == ["generated", "generated"])
    }

    @Test func aFileIsNotCoveredFromItsMiddle() {
        let sample = Sample("BAD()\n// timerlint:ignore-file bad_timer - no\nBAD()\n")
        #expect(sample.left == [1, 3])
        #expect(
            sample.faults == [
                "2: warning: the suppression of 'bad_timer' has no effect: 'ignore-file' belongs in the head of the file, before its declarations"
            ])
    }

    @Test func aRegionIsCoveredUntilItIsEnabledAgain() {
        let sample = Sample(
            """
            BAD()
            // timerlint:disable bad_timer, ugly_timer - old code
            BAD(UGLY)
            // timerlint:enable bad_timer
            BAD(UGLY)
            // timerlint:enable ugly_timer
            UGLY()
            """)
        #expect(sample.left == [1, 5, 7])
        #expect(sample.faults == [])
    }

    @Test func aRegionWithoutAnEndLastsToTheEndOfTheFile() {
        #expect(Sample("BAD()\n// timerlint:disable bad_timer - x\nBAD()\n\nBAD()").left == [1])
    }

    @Test func filesWithoutTheWordAreLeftAlone() {
        let sample = Sample("BAD() // timer lint: ignore\n")
        #expect(sample.left == [1])
        #expect(sample.result.suppressed.isEmpty)
    }
}
