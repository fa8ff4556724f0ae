import Testing
import TimerlintAnalyses

@Suite("The value of a constant expression")
struct ConstantTests {
    private static let constants = """
        import Foundation
        let whole = 2
        enum Limits { static let pause = 0.5; static let twice = pause * 2 }
        var variable = 3.0
        let made = make()

        """

    @Test(
        "is that of its literals, constants, conversions and arithmetic",
        arguments: [
            ("1_000", 1000), ("0x10", 16), ("-(1.5)", -1.5), ("1.0 / 60 * 60", 1), ("1 + 2 * 3", 7), ("whole", 2),
            ("Limits.twice", 1), ("whole + Limits.pause", 2.5), ("Double(whole)", 2), ("Int(1.7)", 1),
            ("UInt64(whole) * NSEC_PER_SEC", 2e9), ("TimeInterval(-0.5)", -0.5), ("variable * 0", nil),
            ("0 * variable", 0),
        ] as [(String, Double?)])
    func isKnown(_ expression: String, _ value: Double?) throws {
        let example = Example(Self.constants + "ask(\(expression))")
        #expect(try example.project.constantValue(of: example.asked()[0]) == value)
    }

    @Test(
        "is unknown if any part may change or is not a number",
        arguments: [
            "variable", "made", "whole + variable", "5 % 3", "\"1\"", "Clock(1)", "Double(variable)", "elsewhere",
        ])
    func isUnknown(_ expression: String) throws {
        let example = Example(Self.constants + "ask(\(expression))")
        #expect(try example.project.constantValue(of: example.asked()[0]) == nil)
    }

    @Test("is that of an Objective-C constant")
    func isKnownInC() throws {
        let example = Example(
            """
            static const NSTimeInterval kPause = 0.5;
            static NSTimeInterval pause = 0.5;
            void f(void) { ask(kPause * 2); ask((double)kPause); ask(pause); }
            """, path: "A.m")
        let values = try example.asked().map { example.project.constantValue(of: $0) }
        #expect(values == [1, 0.5, nil])
    }
}
