import Testing
import TimerlintSource

@Suite("Lists of fixed words")
struct WordListTests {
    private let words = WordList(["Timer", "init", "scheduledTimerWithTimeInterval"])

    @Test("a name is found at its place, by its bytes")
    func findsWords() {
        #expect("Timer".withSpelling(words.place) == 0)
        #expect("init".withSpelling(words.place) == 1)
        #expect("scheduledTimerWithTimeInterval".withSpelling(words.place) == 2)
    }

    @Test("other names are not", arguments: ["", "timer", "Time", "Timers", "scheduledTimerWithTimeInterval:"])
    func findsNothingElse(_ name: String) {
        #expect(!name.withSpelling(words.contains))
    }

    @Test("a spelling ends with its last bytes")
    func hasSuffix() {
        #expect("xx_scheduledTimer".withSpelling { $0.hasSuffix("imer") })
        #expect("imer".withSpelling { $0.hasSuffix("imer") })
        #expect(!"mer".withSpelling { $0.hasSuffix("imer") })
        #expect(!"".withSpelling { $0.hasSuffix("imer") })
        #expect(!"timers".withSpelling { $0.hasSuffix("imer") })
    }
}
