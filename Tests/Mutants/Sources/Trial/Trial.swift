import CMutation
import Foundation

/// Runs the fixtures over the mutated modules, as the tests do, in one process for many mutants.
///
/// `trial reach CONDITIONS` prints a line for each test case: its number, its milliseconds of processor time, and the
/// conditions that it reaches with their values (1: true, 2: false, 3: both), as `NUMBER:VALUES`. `trial names` prints
/// the names.
/// `trial run` reads a line `CONDITION CHANGE CASE...` for each mutant, and prints the strongest difference in any of
/// these cases, and the case; it stops at the first that a test reports. A mutant that crashes or does not terminate
/// ends the process.
@main struct Trial {
    static func main() throws {
        let cases = try TestCase.all()
        let arguments = CommandLine.arguments
        switch arguments.dropFirst().first {
        case "names": for testCase in cases { print(testCase.name) }
        case "reach": try reach(cases, conditions: Int(arguments[2]) ?? 0)
        case "run": try run(cases)
        default: fatalError("usage: trial names | reach CONDITIONS | run")
        }
    }

    /// - Parameter conditions: how many there are.
    private static func reach(_ cases: [TestCase], conditions: Int) throws {
        let values = UnsafeMutablePointer<UInt8>.allocate(capacity: conditions)
        mutation_record(values)
        for (number, testCase) in cases.enumerated() {
            values.update(repeating: 0, count: conditions)
            let start = clock()
            let answer = try testCase.answer()
            let milliseconds = (clock() - start) * 1000 / clock_t(CLOCKS_PER_SEC)
            guard answer.complaints.isEmpty else { fatalError("\(testCase.name) fails: \(answer.complaints)") }
            let reached = (0..<conditions).filter { values[$0] != 0 }.map { "\($0):\(values[$0])" }
            print(number, milliseconds, reached.joined(separator: " "))
        }
    }

    private static func run(_ cases: [TestCase]) throws {
        var originals: [Int: Answer] = [:]
        func original(of number: Int) throws -> Answer {
            if let known = originals[number] { return known }
            mutation_apply(-1, mutation_negated)
            let answer = try cases[number].answer()
            originals[number] = answer
            return answer
        }
        var list: ListedWordings?
        func listedWordings() throws -> ListedWordings {
            let made = try list ?? ListedWordings(of: cases.indices.map(original))
            list = made
            return made
        }
        while let line = readLine() {
            let words = line.split(separator: " ").compactMap { Int($0) }
            var result = (Difference.none, words[2])
            for number in words[2...] where result.0 != .tested {
                let original = try original(of: number)
                mutation_apply(words[0], mutation_change(UInt32(words[1])))
                mutation_limit_seconds(20)
                let answer = try cases[number].answer()
                mutation_limit_seconds(0)
                let difference = try answer.difference(from: original, listing: listedWordings)
                if difference > result.0 { result = (difference, number) }
            }
            print(result.0, result.1)
            fflush(nil)
        }
    }
}
