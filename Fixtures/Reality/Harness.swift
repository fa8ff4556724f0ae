// Runs generated programs: `search` tries orders of calls and prints one that traps, `run` makes one order of calls.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A generated program: ways to make the object, and the calls that outside code can make of it.
struct Case {
    let makes: [() -> AnyObject]
    let callCount: Int
    /// Whether its handlers run: then one more call lets them.
    let fires: Bool
    /// Makes the call of this number.
    let call: (AnyObject, Int) -> Void
}

struct Failure: Error {}

func risky(_ fails: Bool) throws { if fails { throw Failure() } }

/// What functions that keep nothing are driven as.
final class Nothing {}

struct Randomness {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

/// Makes the object, makes the calls in order, lets the object go.
func perform(_ program: Case, make: Int, _ calls: [Int]) {
    if program.fires { return performFiring(program, make: make, calls) }
    var object: AnyObject? = program.makes[make]()
    drainQueues()
    for call in calls where firstTrap == nil {
        if let object { program.call(object, call) }
        drainQueues()
    }
    object = nil
    drainQueues()
}

func performFiring(_ program: Case, make: Int, _ calls: [Int]) {
    var object: AnyObject?
    serially { object = program.makes[make]() }
    for group in calls.split(separator: program.callCount, omittingEmptySubsequences: false).enumerated() {
        if group.offset > 0 { runHandlers() }
        serially {
            for call in group.element where firstTrap == nil {
                if let object { program.call(object, call) }
            }
            if group.element.endIndex == calls.endIndex { object = nil }
        }
    }
    runHandlers()
}

extension Case {
    /// The number of calls, with the one that lets handlers run.
    var choices: Int { callCount + (fires ? 1 : 0) }
}

/// An actor's code runs here, as if this were its executor.
func isolated<A: Actor>(_ actor: A, _ body: @escaping (isolated A) -> Void) {
    unsafeBitCast(body, to: ((A) -> Void).self)(actor)
}

#if SIMULATED
/// The first order of calls that ends in each trap, among the shortest orders that trap; all short ones are tried, and
/// some long ones.
func search(_ program: Case) -> [(make: Int, calls: [Int], trap: String)] {
    var found: [(make: Int, calls: [Int], trap: String)] = []
    for length in 0...5 where found.isEmpty {
        var budget = 12_000
        for make in program.makes.indices {
            var calls = Array(repeating: 0, count: length)
            while budget > 0 {
                budget -= 1
                if let trap = attempt(program, make, calls), !found.contains(where: { $0.trap == trap }) {
                    found.append((make, calls, trap))
                }
                guard advance(&calls, base: program.choices) else { break }
            }
        }
        if program.choices == 0 { return found }
    }
    if !found.isEmpty { return found }
    var random = Randomness(state: 42)
    for _ in 0..<6_000 {
        let calls = (0..<8).map { _ in random.next(below: program.choices) }
        let make = random.next(below: program.makes.count)
        if let trap = attempt(program, make, calls) { return [(make, calls, trap)] }
    }
    return []
}

func attempt(_ program: Case, _ make: Int, _ calls: [Int]) -> String? {
    firstTrap = nil
    SimulatedSource.all = []
    perform(program, make: make, calls)
    return firstTrap
}

func advance(_ digits: inout [Int], base: Int) -> Bool {
    for index in digits.indices {
        digits[index] += 1
        if digits[index] < base { return true }
        digits[index] = 0
    }
    return false
}
#endif

#if !SIMULATED
@_silgen_name("fork") func forkProcess() -> Int32

/// A run in a process of its own; a signal that ends it ends this process, too.
func runApart(_ program: Case, _ make: Int, _ calls: [Int]) {
    let child = forkProcess()
    if child == 0 {
        perform(program, make: make, calls)
        _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    if status & 0x7F != 0 { raise(status & 0x7F) }
}
#endif

let arguments = CommandLine.arguments
#if SIMULATED
for (index, program) in cases.enumerated() {
    for found in search(program) {
        print("\(index)|\(found.trap)|\(([found.make] + found.calls).map(String.init).joined(separator: " "))")
    }
}
#else
let program = cases[Int(arguments[1])!]
patience = UInt32(arguments[2])!
if arguments.count > 3 {
    let numbers = arguments[3...].map { Int($0)! }
    perform(program, make: numbers[0], Array(numbers.dropFirst()))
} else {
    var random = Randomness(state: 7)
    for make in program.makes.indices {
        runApart(program, make, [])
        guard program.choices > 0 else { continue }
        for _ in 0..<20 { runApart(program, make, (0..<6).map { _ in random.next(below: program.choices) }) }
    }
}
#endif
