import Testing
import TimerlintAppleAPIs

@Suite struct LifecycleTests {
    private func settles(_ ends: Set<String>, betweenTwo callback: String) -> Bool {
        Lifecycles.containing(callback).contains { $0.comes(oneOf: ends, betweenTwo: callback) }
    }

    private func settles(_ ends: Set<String>, after callback: String) -> Bool {
        Lifecycles.containing(callback).contains { $0.comes(oneOf: ends, after: callback) }
    }

    @Test func onlyTheDisappearanceThatIsSureSettlesAnAppearance() {
        #expect(settles(["viewWillDisappear(_:)"], betweenTwo: "viewWillAppear(_:)"))
        #expect(settles(["viewWillDisappear(_:)"], betweenTwo: "viewDidAppear(_:)"))
        #expect(!settles(["viewDidDisappear(_:)"], betweenTwo: "viewDidAppear(_:)"))
        #expect(settles(["viewDidDisappear(_:)"], after: "viewDidLoad()"))
    }

    @Test func theBackgroundDoesNotSettleBeingActive() {
        #expect(settles(["applicationWillResignActive(_:)"], betweenTwo: "applicationDidBecomeActive(_:)"))
        #expect(!settles(["applicationDidEnterBackground(_:)"], betweenTwo: "applicationDidBecomeActive(_:)"))
        #expect(settles(["applicationDidEnterBackground(_:)"], betweenTwo: "applicationWillEnterForeground(_:)"))
        #expect(!settles(["sceneDidEnterBackground(_:)"], betweenTwo: "sceneDidBecomeActive(_:)"))
    }

    @Test func aGestureEndsOrIsCancelled() {
        #expect(settles(["ended", "cancelled"], betweenTwo: "began"))
        #expect(!settles(["ended"], betweenTwo: "began"))
        #expect(settles(["began"], betweenTwo: "ended"))
    }

    @Test func aViewLeavesTheWindowThatKeepsIt() {
        #expect(settles(["willMove(toWindow:)"], betweenTwo: "didMoveToWindow()"))
        #expect(settles(["willMove(toWindow:)"], after: "didMoveToWindow()"))
        #expect(settles(["willMove(toWindow:)"], after: "willMove(toWindow:)"))
        #expect(settles(["didMoveToWindow()"], after: "didMoveToWindow()"))
    }

    @Test func someCallbacksComeOnce() {
        #expect(repetition(of: "viewDidLoad()") == [false])
        #expect(repetition(of: "viewWillAppear(_:)") == [true])
        #expect(repetition(of: "scene(_:willConnectTo:options:)") == [false])
    }

    /// Whether a callback can come again, in each of its lifecycles.
    private func repetition(of callback: String) -> Set<Bool> {
        Set(Lifecycles.containing(callback).map { $0.canRepeat(callback) })
    }

    @Test func everyStateIsReachedAndNamedAlike() {
        for lifecycle in Lifecycles.all {
            let reached = Set(lifecycle.edges.map(\.to)).union([lifecycle.start])
            #expect(Set(lifecycle.edges.map(\.from)).isSubset(of: reached), "\(lifecycle.object)")
            #expect(lifecycle.releasable.isSubset(of: reached), "\(lifecycle.object)")
        }
    }
}
