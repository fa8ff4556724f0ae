import Testing
import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

@Suite("The callers of a function")
struct CallerTests {
    private static let types = """
        final class Clock { func tick() {} ; func tick(by step: Int) {} ; init(step: Int) {} ; init() { self.init(step: 1) } }
        final class Other { func tick() {} }
        func make() -> Clock { Clock() }

        """

    /// The texts of the calls of `Clock.tick()` that are possible, and of those that are certain.
    private func callers(_ use: String) throws -> (possible: [String], certain: [String]) {
        let example = Example(Self.types + use)
        let clock = try #require(example.project.type(named: "Clock"))
        let tick = try #require(
            example.project.types[clock].methods["tick"]?.first { example.project[$0].labels.isEmpty })
        return (
            example.references.callSites(of: tick).map(\.text),
            example.references.certainCallSites(of: tick).map(\.text)
        )
    }

    @Test(
        "are certain where the receiver's type is known",
        arguments: [
            ("func f(_ clock: Clock) { clock.tick() }", "clock.tick()"),
            ("func f() { let clock = Clock() ; clock.tick() }", "clock.tick()"),
            ("func f() { make().tick() }", "make().tick()"),
            ("func f(_ clock: Clock?) { clock?.tick() }", "clock?.tick()"),
            ("extension Clock { func f() { tick() } }", "tick()"),
            ("extension Clock { func f() { run { [weak self] in self?.tick() } } }", "self?.tick()"),
        ])
    func certain(_ use: String, _ call: String) throws {
        let callers = try callers(use)
        #expect(callers.possible == [call])
        #expect(callers.certain == [call])
    }

    @Test("are possible where it is not")
    func possible() throws {
        let callers = try callers("func f() { elsewhere.tick() }")
        #expect(callers.possible == ["elsewhere.tick()"])
        #expect(callers.certain.isEmpty)
    }

    @Test("are none where it is another, or where the labels differ")
    func others() throws {
        #expect(try callers("func f(_ other: Other) { other.tick() }").certain.isEmpty)
        #expect(try callers("func f(_ clock: Clock) { clock.tick(by: 2) }").certain.isEmpty)
        #expect(try callers("func tick() {} ; func f() { tick() }").certain.isEmpty)
    }

    @Test("of an initializer are the constructions with its labels")
    func initializers() throws {
        let example = Example(Self.types + "let clock = Clock(step: 2) ; let other = Clock.init(step: 3)")
        let clock = try #require(example.project.type(named: "Clock"))
        let sites = example.project.types[clock].initializers.map { initializer in
            (
                example.project[initializer].labels,
                example.references.callSites(of: initializer)
                    .map(\.text).sorted()
            )
        }
        #expect(sites.first { $0.0 == ["step"] }?.1 == ["Clock(step: 2)", "Clock.init(step: 3)", "self.init(step: 1)"])
        #expect(sites.first { $0.0.isEmpty }?.1 == ["Clock()"])
    }

    @Test("are incomplete while a mention may mean the function")
    func completeness() throws {
        func isComplete(_ use: String) throws -> Bool {
            let example = Example(Self.types + "final class Bell { func ring() {} }\n" + use)
            return example.references.certainCallers
                .mentions(of: try example.function("ring")).isComplete
        }
        #expect(try isComplete("func f(_ bell: Bell) { bell.ring() }"))
        #expect(try isComplete("func f() { elsewhere.ring(1) }"))
        #expect(try !isComplete("func f() { elsewhere.ring() }"))
    }

    @Test("pass their arguments by label, by position, or behind the parentheses")
    func arguments() throws {
        func passed(_ call: String) throws -> [String?] {
            let example = Example(
                "func enter(_ first: Int = 1, by step: Int = 2, then work: () -> Void) {}\nfunc f() { \(call) }")
            let function = try example.function("enter")
            let call = try example.calls("enter")[0]
            return example.project.parameters(of: function).map {
                example.project.argument(for: $0, of: function, in: call)?.text
            }
        }
        #expect(try passed("enter(5, by: 6) { }") == ["5", "6", "{ }"])
        #expect(try passed("enter(by: 6, then: work)") == [nil, "6", "work"])
        #expect(try passed("enter { }") == [nil, nil, "{ }"])
    }
}
