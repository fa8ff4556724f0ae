import Testing

/// Runs programs on the real Dispatch and compares their behavior with the findings.
enum ProgramComparison {
    /// Compares the programs, and then those with a safe fix once it is applied. Returns the number of crashes.
    static func compareWithFixes(_ programs: [Program], _ title: String) throws -> Int {
        let verdicts = try Verdict.verdicts(of: programs)
        let trapping = try compare(programs, verdicts)
        print("\(title): \(programs.count) programs of seed \(RealityRun.seed), \(trapping) trap")

        // Verifies the safe fixes: a fixed program behaves as the linter predicts, and none is worse than
        // before.
        let fixed = try Verdict.fixed(programs, verdicts).filter { !$0.isOutOfSight }
        guard !fixed.isEmpty else { return trapping }
        let after = try Verdict.verdicts(of: fixed)
        let left = try compare(fixed, after)
        print("\(title): \(fixed.count) programs fixed, \(left) of them have another fault that traps")
        #expect(left == after.filter { !$0.traps.isEmpty }.count)
        return trapping
    }

    /// Runs each program and compares its behavior with the findings; returns the number of crashes.
    private static func compare(_ programs: [Program], _ verdicts: [Verdict]) throws -> Int {
        let workshop = try Workshop(programs)
        defer { workshop.remove() }
        let fates = try workshop.fates()
        let runs = fates.enumerated().flatMap { index, fates in
            fates.isEmpty ? [(index: index, calls: [])] : fates.map { (index: index, calls: $0.calls) }
        }
        var traps = try workshop.trapsForReal(runs)
        // On a busy machine a handler may not have run yet, and it does not always run the same number of times.
        for patience in [20_000, 100_000, 15_000, 300_000] {
            let late = runs.indices.filter {
                programs[runs[$0].index].fires && traps[$0] == false && !runs[$0].calls.isEmpty
            }
            for (index, trap) in zip(late, try workshop.trapsForReal(late.map { runs[$0] }, patience: patience)) {
                traps[index] = trap
            }
        }
        for (run, traps) in zip(runs, traps) {
            let program = programs[run.index]
            let isExpected = !fates[run.index].isEmpty
            #expect(
                traps == isExpected,
                "\(program.name) by \(run.calls): a trap was expected: \(isExpected)\n\(program.text)")
        }
        for (index, program) in programs.enumerated() {
            let (verdict, fates) = (verdicts[index], fates[index])
            if fates.isEmpty {
                #expect(verdict.traps.isEmpty, "\(program.name) never traps, found \(verdict.summary)\n\(program.text)")
            } else if !program.isOutOfSight || !verdict.traps.isEmpty {
                // One finding covers all paths from the same mistake, and contains the message of one of them.
                #expect(
                    fates.contains { verdict.traps.contains($0.trap) },
                    "\(program.name) traps (\(fates)), found \(verdict.summary)\n\(program.text)")
            }
        }
        return fates.count { !$0.isEmpty }
    }
}
