import Testing
import TimerlintAnalyses

@Suite("What is known in a function that a call enters")
struct KnownValuesTests {
    /// The values in `enter` when its only call runs it.
    private func known(_ example: Example) throws -> KnownValues {
        let calls = try example.calls("enter")
        try #require(calls.count == 1)
        return KnownValues(references: example.references)
            .entering(try example.function("enter"), by: calls[0])
    }

    private static let parameters = "isOn: Bool, count: Int, state: State, item: Item?"
    private static let entering = """
        enum State { case idle, busy, seeking(Int) }
        func other() { enter(isOn: true, count: 3, state: .idle, item: nil) }

        """

    @Test(
        "is whether a condition holds",
        arguments: [
            ("isOn", .yes), ("!isOn", .no), ("(isOn)", .yes), ("isOn == false", .no), ("count > 2", .yes),
            ("3 >= count", .yes), ("count != 3", .no), ("state == .idle", .yes), ("state == .busy", .no),
            ("state != State.busy", .yes), ("item == nil", .yes), ("item != nil", .no), ("elsewhere", .unknown),
            ("isOn && elsewhere", .unknown), ("!isOn && elsewhere", .no), ("elsewhere && elsewhere && !isOn", .no),
            ("isOn || elsewhere", .yes), ("elsewhere || elsewhere || isOn", .yes), ("!isOn || count == 4", .no),
            ("isOn && count == 3 && item == nil", .yes), ("count == elsewhere", .unknown), ("count", .unknown),
        ] as [(String, Truth)])
    func truth(_ condition: String, _ truth: Truth) throws {
        let example = Example(Self.entering + "func enter(\(Self.parameters)) { ask(\(condition)) }")
        #expect(try known(example).truth(of: example.asked()[0]) == truth)
    }

    @Test(
        "excludes the places that it cannot reach",
        arguments: [
            "if !isOn { ask(0) }", "if isOn { } else { ask(0) }", "guard !isOn else { return } ; ask(0)",
            "if let item { ask(0) }", "guard let item else { return } ; ask(0)", "while !isOn { ask(0) }",
            "switch state { case .busy: ask(0) ; default: break }",
            "switch state { case .idle: break ; default: ask(0) }", "if elsewhere, count < 3 { ask(0) }",
            "_ = isOn ? 1 : ask(0)", "if isOn { return } ; ask(0)",
        ])
    func excludes(_ body: String) throws {
        let example = Example(Self.entering + "func enter(\(Self.parameters)) { \(body) }")
        #expect(try known(example).exclude(example.calls("ask")[0]))
    }

    @Test(
        "excludes no place that it may reach",
        arguments: [
            "if isOn { ask(0) }", "if elsewhere { ask(0) }", "guard isOn else { return } ; ask(0)",
            "if let other { ask(0) }", "switch state { case .idle: ask(0) ; default: break }",
            "switch state { case .busy: fallthrough ; default: ask(0) }",
            "switch state { case .seeking: break ; default: ask(0) }", "if !isOn || elsewhere { ask(0) }",
            "if !isOn { print() } ; ask(0)",
        ])
    func allows(_ body: String) throws {
        let example = Example(Self.entering + "func enter(\(Self.parameters)) { \(body) }")
        #expect(try !known(example).exclude(example.calls("ask")[0]))
    }

    @Test("is that a number is true in C unless it is zero")
    func numbersInC() throws {
        let example = Example(
            """
            static void enter(int count, BOOL isOn) { ask(count); ask(!isOn); ask(count == 0); }
            void other(void) { enter(3, NO); }
            """, path: "A.m")
        let known = try known(example)
        #expect(try example.asked().map { known.truth(of: $0) } == [.yes, .yes, .no])
    }

    // MARK: Writes

    private func value(after statements: String) throws -> KnownValue? {
        let example = Example(
            """
            final class Switch {
                var flag = false, other = false
                func enter() { \(statements) ; ask(flag) }
                func change() { flag = other }
                func leave() {}
            }
            """)
        return KnownValues(references: example.references).value(of: try example.asked()[0])
    }

    @Test(
        "is what the last assignment before the place stored",
        arguments: [
            ("flag = true", .boolean(true)), ("flag = true ; flag = false", .boolean(false)),
            ("self.flag = true", .boolean(true)), ("flag = true ; leave()", .boolean(true)),
            ("flag = true ; other = false", .boolean(true)), ("change() ; flag = true", .boolean(true)),
        ] as [(String, KnownValue?)])
    func assigned(_ statements: String, _ expected: KnownValue?) throws {
        #expect(try value(after: statements) == expected)
    }

    @Test(
        "is nothing after another write",
        arguments: [
            "flag = true ; flag = other", "flag = true ; flag.toggle()", "flag = true ; fill(&flag)",
            "flag = true ; change()", "flag = true ; flag = !flag", "if other { flag = true }", "leave()",
        ])
    func forgotten(_ statements: String) throws { #expect(try value(after: statements) == nil) }
}
