import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// A test of the tree surely comes to the code that makes the timer; a stand-in may have methods that no test
    /// calls.
    func isRunByTest(_ timer: Timer) -> Bool {
        guard let maker = timer.function else { return true }
        var seen: Set<FunctionID> = [maker]
        var waiting = [maker]
        while let function = waiting.popLast(), seen.count < 64 {
            if isTest(function) { return true }
            waiting += CallGraph.certainCallSites(of: function, project: project, references: references).compactMap {
                project.function(around: $0)
            }.filter { seen.insert($0).inserted }
        }
        return false
    }

    /// A method of a test case, or a function of Swift Testing.
    private func isTest(_ function: FunctionID) -> Bool {
        project[function].has(attribute: "Test")
            || project.owner(of: function).map { project.inheritedNames(of: $0).contains("XCTestCase") } == true
    }
}
