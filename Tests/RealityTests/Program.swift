/// How a program is spelled and how its references are counted.
enum ProgramLanguage: CaseIterable {
    case swift
    /// Objective-C with automatic reference counting.
    case automatic
    /// Objective-C that releases what it creates.
    case manual
    /// C with blocks, which releases what it creates.
    case plain

    var isSwift: Bool { self == .swift }
    var fileExtension: String { isSwift ? "swift" : self == .plain ? "c" : "m" }
}

/// A generated program: its source, and how the harness runs it.
struct Program: Sendable {
    let name: String
    /// Without imports, so that it can be built against both the real and the simulated Dispatch.
    let text: String
    /// Expressions of type `AnyObject` that create the object.
    let makes: [String]
    /// Statements that call it under the name `object`.
    let calls: [String]
    /// Declarations for the harness only, in the same file.
    var support = ""
    /// Whether its handlers run: then all its queues target one queue, on which the calls are made, too.
    var fires = false
    /// Whether another object switches the source or keeps it. The linter explores one object at a time and
    /// does not judge such a source; what it reports must be true all the same.
    var isOutOfSight = false
    var language = ProgramLanguage.swift
    /// The members of its class, or the body of its function, for printers of other languages; empty if other
    /// languages have no such program.
    var statements: [Statement] = []

    /// The program as an element of the harness's list of cases. One `switch` over all calls compiles in half
    /// the time of one closure per call.
    var driver: String {
        let makes = makes.map { "{ \($0) }" }.joined(separator: ", ")
        guard !calls.isEmpty else { return "    Case(makes: [\(makes)], callCount: 0, fires: \(fires)) { _, _ in }" }
        let cases = calls.enumerated().map { "        case \($0): \($1)\n" }.joined()
        return """
                Case(makes: [\(makes)], callCount: \(calls.count), fires: \(fires)) { object, call in
                    let object = object as! \(name)
                    switch call {
            \(cases)        default: break
                    }
                }
            """
    }
}

/// SplitMix64: the same seed gives the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func pick<T>(_ choices: [T]) -> T { choices[Int(next() % UInt64(choices.count))] }
    mutating func chance(_ percent: Int) -> Bool { next() % 100 < UInt64(percent) }
    mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
