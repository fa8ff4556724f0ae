import TimerlintAnalyses
import TimerlintSource

/// The words without which a file makes no timer, waits for none and ends no program's run loop. A file that has none of them matters only through the names of
/// what it declares or uses.
package struct TimerVocabulary: Sendable {
    private let search: SpellingSearch

    /// Parts of what TimerRecognizer, the readers of sources, sleeps and tasks, and the finders of run loops look for, shared where one part covers several.
    private static let spellings = [
        // `Timer`, `NSTimer`, `scheduledTimer`, `makeTimerSource`, `TimerPublisher`, `AsyncTimerSequence`, `CFRunLoopTimerCreate`, and `timerWithTimeInterval`.
        "Timer", "imerWith",
        // `.init(timeInterval:…repeats:…)` where the type is inferred.
        "repeats:",
        // `CADisplayLink`, `displayLink(target:…)`.
        "isplayLink",
        "ispatchSource", "dispatch_source", "DISPATCH_SOURCE",
        "afterDelay", "asyncAfter", "dispatch_after",
        // `Task.sleep`, `clock.sleep`, `usleep`.
        "leep",
        "RunLoop", "dispatchMain", "dispatch_main", "NSXPCListener",
        // Comments that suppress are judged, too.
        "timerlint:",
    ]

    package init(_ premises: Premises = Premises()) {
        search = SpellingSearch(Self.spellings + premises.wrapperTypes)
    }

    package func occurs(in file: SourceFile) -> Bool { search.occurs(in: file.bytes) }
}
