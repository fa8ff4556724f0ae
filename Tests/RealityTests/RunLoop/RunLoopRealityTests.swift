import Testing
import TimerlintTestSupport

/// Generated programs, run on Foundation's run loop and checked by the linter. `TIMERLINT_REALITY_COUNT` and
/// `TIMERLINT_REALITY_SEED` select more or other programs.
@Suite("Programs with run-loop timers", .serialized, .slow) struct RunLoopRealityTests {
    @Test("fire on, leak, stand still and crash where the linter says so, and nowhere else")
    func verdictsAgreeWithReality() throws {
        let scenes = (0..<(RealityRun.count ?? 100)).map { index in
            let seed = RealityRun.seed(of: index)
            switch index % 5 {
            case 3:
                var generator = ScreenGenerator(seed: seed)
                return generator.scene("R\(index)")
            case 4:
                var generator = SequelGenerator(seed: seed)
                return generator.scene("R\(index)")
            default:
                var generator = TimerGenerator(seed: seed)
                return generator.scene("R\(index)")
            }
        }
        let faulty = try SceneComparison(faults: RunLoopFault.faults, promises: RunLoopFault.promises).compare(scenes)
        print("run loop: \(scenes.count) programs of seed \(RealityRun.seed), \(faulty) with a fault")
        #expect(faulty > scenes.count / 5 && faulty < scenes.count * 9 / 10)
    }
}
