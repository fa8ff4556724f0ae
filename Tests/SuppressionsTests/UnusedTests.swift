import Testing
import TimerlintSuppressions
import TimerlintTestSupport

@Suite struct UnusedTests {
    @Test func aSuppressionThatSuppressesNothingIsReportedAndRemoved() {
        let sample = Sample("good() // timerlint:ignore bad_timer - x\nBAD()\n")
        #expect(sample.faults == ["1: warning: unused suppression: 'bad_timer' reports nothing here"])
        #expect(sample.fixed == "good()\nBAD()\n")
    }

    @Test func ofARuleThatDidNotRunNothingIsSaid() {
        #expect(Sample("good() // timerlint:ignore default_run_loop_mode - x\n").faults == [])
        #expect(Sample("good() // timerlint:ignore bad_timer - x\n", ranRules: ["bad_timer"]).faults == [])
    }

    @Test(arguments: [
        // A directive on its own line is removed with its line ending and indentation.
        ("a()\n    // timerlint:ignore bad_timer - x\n    b()\n", "a()\n    b()\n"),
        ("a()\r\n\t// timerlint:ignore bad_timer - x\r\n\tb()\r\n", "a()\r\n\tb()\r\n"),
        ("a()\n/* timerlint:ignore bad_timer */\nb()\n", "a()\nb()\n"),
        ("a()\n// timerlint:ignore bad_timer", "a()\n"),
        // Next to code, the code is unchanged.
        ("    /* timerlint:ignore bad_timer */ a()\n", "    a()\n"),
        ("a(/* timerlint:ignore bad_timer */)\n", "a()\n"),
        ("a()   /* timerlint:ignore bad_timer */   + b()\n", "a()   + b()\n"),
        // Next to other words, the words remain.
        ("a() // MARK: here // timerlint:ignore bad_timer - x\n", "a() // MARK: here\n"),
        ("/*\n * Text.\n * timerlint:ignore bad_timer - x\n * More.\n */\na()\n", "/*\n * Text.\n * More.\n */\na()\n"),
        // Next to other ids, the ids remain.
        ("BAD() // timerlint:ignore ugly_timer, bad_timer - x\n", "BAD() // timerlint:ignore bad_timer - x\n"),
        ("BAD() // timerlint:ignore bad_timer, ugly_timer - x\n", "BAD() // timerlint:ignore bad_timer - x\n"),
        ("BAD() // timerlint:ignore bad_timer,bad_timer,ugly_timer\n", "BAD() // timerlint:ignore bad_timer\n"),
        // A region is removed with its end.
        ("// timerlint:disable bad_timer\na()\n// timerlint:enable bad_timer\nb()\n", "a()\nb()\n"),
        (
            "// timerlint:disable bad_timer, ugly_timer\nBAD()\n// timerlint:enable ugly_timer, bad_timer\n",
            "// timerlint:disable bad_timer\nBAD()\n// timerlint:enable bad_timer\n"
        ),
        ("/* timerlint:disable bad_timer */ /* timerlint:enable bad_timer */ a()\n", "a()\n"),
        ("a()\n// timerlint:enable bad_timer\n", "a()\n"),
    ])
    func itsRemovalLeavesNoTrace(_ text: String, _ expected: String) {
        let sample = Sample(text)
        #expect(sample.fixed == expected)
        #expect(Sample(sample.fixed).faults == [])
    }

    @Test func ofTwoForOneFindingTheNarrowerStays() {
        let sample = Sample(
            """
            // timerlint:ignore-file bad_timer - file
            // timerlint:disable bad_timer - region
            BAD() // timerlint:ignore bad_timer - line
            """)
        #expect(sample.result.suppressed.map(\.reason) == ["line"])
        #expect(
            sample.faults == [
                "1: warning: unused suppression: 'bad_timer' reports nothing here",
                "2: warning: unused suppression: 'bad_timer' reports nothing here",
            ])
    }

    @Test func ofTwoAlikeTheFirstStays() {
        let sample = Sample("// timerlint:ignore bad_timer - one\n// timerlint:ignore bad_timer - two\nBAD()\n")
        #expect(sample.fixed == "// timerlint:ignore bad_timer - one\nBAD()\n")
    }

    @Test func anUnknownRuleIsAnErrorThatNamesTheNearest() {
        let sample = Sample("BAD() // timerlint:ignore bad_tmier - x\n")
        #expect(sample.faults == ["1: error: there is no rule 'bad_tmier'; did you mean 'bad_timer'?"])
        #expect(sample.left == [1])
        let strange = Sample("BAD() // timerlint:ignore zzzzzzzzzzzzzzzz - x\n")
        #expect(strange.faults == ["1: error: there is no rule 'zzzzzzzzzzzzzzzz'; 'timerlint rules' lists them"])
    }

    @Test func anUnknownWordIsAnError() {
        #expect(
            Sample("BAD() // timerlint:ignroe bad_timer\n").faults
                == ["1: error: 'timerlint:ignroe' says nothing; did you mean 'ignore'?"])
        #expect(
            Sample("BAD() // timerlint:ignore\n").faults
                == ["1: error: 'timerlint:ignore' names no rule; name each one"])
    }

    @Test(arguments: ["disable:next", "disable:this", "ignore-next-line", "disable-line", "ignore-line"])
    func whatOtherLintersWriteForOneLineIsAnswered(_ words: String) {
        #expect(
            Sample("// timerlint:\(words) bad_timer\nBAD()\n").faults
                == [
                    "1: error: 'timerlint:\(words)' is 'timerlint:ignore RULE', at the end of the line or alone above it"
                ])
    }

    @Test func rulesThatASpaceDividesAreAnswered() {
        #expect(
            Sample("BAD() // timerlint:ignore bad_timer ugly_timer - x\n").faults
                == ["1: error: 'ugly_timer' is read as part of the reason: put a comma between rules"])
        #expect(Sample("BAD() // timerlint:ignore bad_timer - ugly_timer speaks here\n").faults == [])
        #expect(Sample("BAD() // timerlint:ignore bad_timer because it is\n").faults == [])
    }

    @Test func aReasonMayBeAskedFor() {
        let text = "BAD() // timerlint:ignore bad_timer\n"
        #expect(Sample(text).faults == [])
        #expect(
            Sample(text, requiresReason: true).faults
                == ["1: warning: the suppression gives no reason; add ' - ' and why"])
        #expect(Sample("BAD() // timerlint:ignore bad_timer - x\n", requiresReason: true).faults == [])
    }

    @Test func whatIsSaidOfSuppressionsCanBeSuppressed() {
        let quiet = Sample("a() // timerlint:ignore bad_timer, unused_suppression - kept for later\n")
        #expect(quiet.faults == [])
        #expect(quiet.result.suppressed.map(\.finding.rule) == ["unused_suppression"])
        let idle = Sample("BAD() // timerlint:ignore bad_timer, unused_suppression - x\n")
        #expect(idle.faults == ["1: warning: unused suppression: 'unused_suppression' reports nothing here"])
        #expect(idle.fixed == "BAD() // timerlint:ignore bad_timer - x\n")
    }

    @Test func aRegionThatIsOpenAlreadyIsNotOpenedAgain() {
        let sample = Sample("// timerlint:disable bad_timer\n// timerlint:disable bad_timer\nBAD()\n")
        #expect(
            sample.faults == [
                "2: warning: the suppression of 'bad_timer' has no effect: 'bad_timer' is disabled here already"
            ])
    }
}

@Suite struct HostileSuppressionTests {
    @Test(
        arguments: [
            "a() // timerlint:ignore bad_timer, " + String(repeating: "x, ", count: 100_000),
            String(repeating: "// timerlint:ignore bad_timer\n", count: 10_000) + "BAD()",
            String(repeating: "// timerlint:disable bad_timer\n// timerlint:enable bad_timer\n", count: 6_000),
            String(repeating: "BAD() // timerlint:ignore bad_timer\n", count: 10_000),
            String(repeating: "// timerlint:ignore qwerty_asdf_zxcv\n", count: 10_000),
            "\"" + String(repeating: "timerlint:", count: 100_000),
            "/* timerlint:ignore bad_timer",
            "/* timerlint:",
            "// timerlint:",
            "timerlint:",
            "/*/ timerlint:ignore bad_timer */",
        ].map { HostileText(text: $0) })
    func manyOrBrokenOnesTakeLittleTime(_ hostile: HostileText) {
        #expect(processorTime { _ = Sample(hostile.text) } < 10)
    }

    struct HostileText: CustomTestStringConvertible, Sendable {
        let text: String
        var testDescription: String { String(text.prefix(40)) }
    }
}
