import Testing
import TimerlintTestSupport

/// Generated programs, run by Swift's concurrency runtime and checked by the linter. `TIMERLINT_REALITY_COUNT`
/// and `TIMERLINT_REALITY_SEED` select more or other programs.
@Suite("Programs with tasks that sleep", .serialized, .slow) struct TaskRealityTests {
    @Test("spin, run on and leak where the linter says so, and nowhere else")
    func verdictsAgreeWithReality() throws {
        let scenes = (0..<(RealityRun.count ?? 50)).map { index in
            let seed = RealityRun.seed(of: index)
            if index % 4 == 3 {
                var generator = DelayGenerator(seed: seed)
                return generator.scene("T\(index)")
            }
            var generator = TaskGenerator(seed: seed)
            return generator.scene("T\(index)")
        }
        let faulty = try SceneComparison(faults: TaskFault.faults, promises: TaskFault.promises).compare(scenes)
        print("tasks: \(scenes.count) programs of seed \(RealityRun.seed), \(faulty) with a fault")
        #expect(faulty > scenes.count / 5 && faulty < scenes.count * 9 / 10)
    }
}
