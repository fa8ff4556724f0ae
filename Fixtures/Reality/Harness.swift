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
    var object: AnyObject? = program.makes[make]()
    drainQueues()
    for call in calls where firstTrap == nil {
        if let object { program.call(object, call) }
        drainQueues()
    }
    object = nil
    drainQueues()
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
                firstTrap = nil
                perform(program, make: make, calls)
                if let firstTrap, !found.contains(where: { $0.trap == firstTrap }) { found.append((make, calls, firstTrap)) }
                guard advance(&calls, base: program.callCount) else { break }
            }
        }
        if program.callCount == 0 { return found }
    }
    if !found.isEmpty { return found }
    var random = Randomness(state: 42)
    for _ in 0..<6_000 {
        let calls = (0..<8).map { _ in random.next(below: program.callCount) }
        let make = random.next(below: program.makes.count)
        firstTrap = nil
        perform(program, make: make, calls)
        if let firstTrap { return [(make, calls, firstTrap)] }
    }
    return []
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

let arguments = CommandLine.arguments
#if SIMULATED
for (index, program) in cases.enumerated() {
    for found in search(program) {
        print("\(index)|\(found.trap)|\(([found.make] + found.calls).map(String.init).joined(separator: " "))")
    }
}
#else
let program = cases[Int(arguments[1])!]
if arguments.count > 2 {
    let numbers = arguments[2...].map { Int($0)! }
    perform(program, make: numbers[0], Array(numbers.dropFirst()))
} else {
    var random = Randomness(state: 7)
    for make in program.makes.indices {
        perform(program, make: make, [])
        guard program.callCount > 0 else { continue }
        for _ in 0..<20 { perform(program, make: make, (0..<6).map { _ in random.next(below: program.callCount) }) }
    }
}
#endif
