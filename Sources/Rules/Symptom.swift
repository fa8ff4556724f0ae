/// What a user or developer observes of a misused timer, and searches for before knowing a rule's name.
package enum Symptom: Sendable, CaseIterable {
    case freezesWhileScrolling, neverFires, crashesInDispatch, crashesInHandler, outlivesItsScreen, neverReleased
    case firesTwice, firesIrregularly, usesProcessor, runsOnWrongThread

    /// As a sentence about the timer: "the timer …".
    package var title: String {
        switch self {
        case .freezesWhileScrolling: "freezes while scrolling"
        case .neverFires: "never fires"
        case .crashesInDispatch: "crashes in libdispatch"
        case .crashesInHandler: "crashes in a handler, or when it is stopped"
        case .outlivesItsScreen: "keeps running after the screen is gone"
        case .neverReleased: "leaks: its owner is never released"
        case .firesTwice: "fires twice, or more and more often"
        case .firesIrregularly: "fires late, early or irregularly"
        case .usesProcessor: "uses the processor or the battery"
        case .runsOnWrongThread: "runs on the wrong thread"
        }
    }

    /// Synonyms, for searching.
    package var words: String {
        switch self {
        case .freezesWhileScrolling:
            "stops pauses stuck hangs stands still dragging menu open tracking ui label countdown clock scroll view resize"
        case .neverFires: "not firing does nothing silent not called handler stopped ticking no callback"
        case .crashesInDispatch:
            "crash libdispatch dispatch source EXC_BREAKPOINT EXC_BAD_INSTRUCTION SIGTRAP SIGILL trap suspended resume cancel release"
        case .crashesInHandler:
            "crash nil unowned deinit dealloc EXC_BAD_ACCESS SIGSEGV SIGABRT closure block unwrapping"
        case .outlivesItsScreen:
            "still runs continues goes on closed dismissed background polling view controller disappeared"
        case .neverReleased: "memory leak retain cycle deinit dealloc not called grows retained kept alive"
        case .firesTwice: "double faster several times duplicate multiplies accelerates counts"
        case .firesIrregularly: "drift delay jitter stutter inaccurate precision wrong time too soon interval jumps"
        case .usesProcessor: "cpu 100 percent spins busy loop hot warm energy drain wakeups"
        case .runsOnWrongThread:
            "race data race thread sanitizer main thread checker background isolation actor wrong values"
        }
    }
}
