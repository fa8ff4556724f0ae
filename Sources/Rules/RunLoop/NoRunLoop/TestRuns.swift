import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// Whether a test of the tree certainly reaches the code that creates the timer; a test double may have methods
    /// that no test calls.
    func isRunByTest(_ timer: Timer) -> Bool {
        guard let maker = timer.function else { return true }
        var seen: Set<FunctionID> = [maker]
        var waiting = [maker]
        while let function = waiting.popLast(), seen.count < 64 {
            if isTest(function) { return true }
            waiting += references.certainCallSites(of: function).compactMap {
                project.function(around: $0)
            }.filter { seen.insert($0).inserted }
        }
        return false
    }

    /// Whether the function is a method of a test case, or a test of Swift Testing.
    private func isTest(_ function: FunctionID) -> Bool {
        project[function].has(attribute: "Test")
            || project.owner(of: function).map { project.inheritedNames(of: $0).contains("XCTestCase") } == true
    }
}
