import Testing
import TimerlintSourceExploration

/// The measured facts about sequences of calls on one source.
@Suite("The machine of a dispatch source")
struct SourceMachineTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let calls: [SourceOperation]
        let trap: Trap?

        var testDescription: String { calls.map(\.rawValue).joined(separator: "; ") }

        init(_ calls: SourceOperation..., traps trap: Trap? = nil) {
            self.calls = calls
            self.trap = trap
        }
    }

    static let rows = [
        Row(.activate, .suspend, .cancel),
        Row(.activate, .suspend, .cancel, .resume, .release),
        Row(.activate, .suspend, .cancel, .release, traps: .releaseSuspended),
        Row(.activate, .suspend, .release, traps: .releaseSuspended),
        Row(.activate, .suspend, .resume, .cancel, .release),
        Row(.activate, .resume, .cancel, traps: .overResume),
        Row(.activate, .suspend, .suspend, .resume, .release, traps: .releaseSuspended),
        Row(.activate, .suspend, .suspend, .resume, .resume, .release),
        Row(.release, traps: .releaseInactive),
        Row(.cancel, .release, traps: .releaseInactive),
        Row(.cancel, .activate, .release),
        Row(.cancel, .resume, .release),
        Row(.activate, .activate, .release),
        Row(.resume, .activate, .release),
        Row(.resume, .release),
        Row(.resume, .resume, traps: .overResume),
        Row(.activate, .cancel, .resume, traps: .overResume),
        Row(.activate, .cancel, .suspend, .release, traps: .releaseSuspended),
        Row(.activate, .cancel, .suspend, .resume, .release),
        Row(.suspend, .activate, .release, traps: .releaseSuspended),
        Row(.suspend, .activate, .resume, .cancel, .release),
        Row(.suspend, .resume, .release, traps: .releaseInactive),
        Row(.suspend, .resume, .resume, .cancel, .release),
        Row(.suspend, .resume, .resume, .resume, traps: .overResume),
    ]

    @Test("ends as libdispatch was seen to end", arguments: rows)
    func row(_ row: Row) {
        var state = SourceState.new
        var trap: Trap?
        for call in row.calls {
            switch state.after(call) {
            case .to(let next): state = next
            case .traps(let met): trap = met
            case .released, .untracked: break
            }
        }
        #expect(trap == row.trap)
    }

    @Test("counts suspensions exactly up to a bound, and says nothing beyond")
    func countsToSixteen() {
        var state = SourceState.new
        _ = state.after(.activate)
        for _ in 0..<SourceState.greatestCount {
            if case .to(let next) = state.after(.suspend) { state = next }
        }
        #expect(state.suspendCount == 16)
        #expect(state.after(.suspend) == .untracked)
    }
}
