import TimerlintDiagnostics
import TimerlintSyntax

extension Rule {
    static let sleepUnitMismatch = Rule(
        id: "sleep_unit_mismatch",
        summary: "a sleep in nanoseconds whose argument is in another unit",
        why: """
            `sleep(nanoseconds:)` counts billionths of a second. Given seconds, or seconds times a million, it \
            returns almost at once, and a loop around it spins. `a ?? b * 1_000_000_000` multiplies only `b`, and \
            `UInt64(0.1) * 1_000_000_000` is 0.
            """,
        notice: """
            A delay that is not there, or a loop that keeps a core busy.
            """,
        confirm: """
            Print the argument: it should be a billion for each second.
            """,
        remedy: """
            Use `Task.sleep(for: .seconds(1))` (iOS 16, macOS 13), which names its unit. With `nanoseconds:` \
            multiply seconds by 1_000_000_000, before the conversion to an integer.
            """,
        levels: """
            warning where only a fraction of the duration is lost (`UInt64(1.5) * 1_000_000_000`); note where only the size is suspicious (less than a millisecond), or `.max`, which older runtimes \
            returned from at once.
            """,
        symptoms: [.usesProcessor, .firesIrregularly],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                func wait(seconds: Double) async throws {
                    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000))
                }
                """,
            good: """
                func wait(seconds: Double) async throws {
                    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                }
                """),
        detect: detectUnitMismatch)
}

private func detectUnitMismatch(_ context: RuleContext) -> [Finding] {
    SleepUnits(context.facts).faults().compactMap { found in
        switch found.fault {
        case .unit(let value, let unit, let factor):
            guard !context.facts.isOfTests(found.call) else { return nil }
            let conversion = factor == 1 ? "unconverted" : "multiplied by \(grouped(factor))"
            return context.finding(
                at: found.call, "'\(value.text)' is in \(unit.rawValue) but is passed to 'nanoseconds:' \(conversion)")
        case .precedence(let side):
            let applied = side.parent?.kind == .ternaryExpression ? "last branch of '? :'" : "right side of '??'"
            return context.finding(
                at: found.call, "the multiplication applies only to the \(applied); add parentheses",
                trace: origin(of: side, outside: found.call, context))
        case .truncation(let conversion, let isTotal):
            return context.finding(
                at: found.call, severity: isTotal ? nil : .warning,
                "'\(conversion.text)' truncates the fraction before the multiplication")
        case .tiny(let nanoseconds):
            guard !context.facts.isOfTests(found.call) else { return nil }
            return context.finding(
                at: found.call, severity: .note,
                "sleeps for \(microseconds(nanoseconds)) (\(grouped(nanoseconds)) nanoseconds); is another unit meant?")
        case .maximum:
            guard !context.facts.isOfTests(found.call) else { return nil }
            return context.finding(
                at: found.call, severity: .note, "a sleep of '.max' nanoseconds returns at once on older runtimes")
        }
    }
}

/// The step to a calculation outside the call.
private func origin(of side: Node, outside call: Node, _ context: RuleContext) -> [TraceStep] {
    guard !call.encloses(side), let calculation = side.outermostUnwrap.parent else { return [] }
    return [context.step(calculation, "calculates the duration")]
}

private func grouped(_ number: Double) -> String {
    let digits = number.short
    guard digits.allSatisfy(\.isNumber) else { return digits }
    let head = digits.count % 3
    let groups = stride(from: head, to: digits.count, by: 3).map { String(digits.dropFirst($0).prefix(3)) }
    return ((head == 0 ? [] : [String(digits.prefix(head))]) + groups).joined(separator: " ")
}

private func microseconds(_ nanoseconds: Double) -> String {
    nanoseconds < 1_000 ? "less than a microsecond" : "only \((nanoseconds / 1_000).rounded(.down).short) microseconds"
}
