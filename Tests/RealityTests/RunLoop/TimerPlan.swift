/// How a class uses its timer: one choice of each kind. Correct choices and mistakes are separate, so that most
/// programs have at most one mistake.
struct TimerPlan {
    enum Creation: CaseIterable {
        case scheduled, addedToMain, addedToCurrent, addedByName, firedAtDate
        // Mistakes.
        case neverAdded

        static let right = allCases.filter { $0 != .neverAdded }
    }

    enum Capture: CaseIterable {
        case weak, weakGuard, weakVariable, weakAndEnds, nothing
        // Mistakes, for most owners.
        case strong, list, method, innerWeak, unowned
        // Strong, but stops by itself.
        case counting

        static let right: [Capture] = [.weak, .weakGuard, .weakVariable, .weakAndEnds, .nothing, .counting]
        static let wrong: [Capture] = [.strong, .list, .method, .innerWeak, .unowned]
    }

    /// What stops the timer.
    enum Ending: CaseIterable {
        case scene, sceneByHelper, sceneByDidSet, deinitializer, deinitializerByHelper, observer, both
        // Mistakes.
        case nobody, uncalled, clears

        static let wrong: [Ending] = [.nobody, .uncalled, .clears]
        static let right = allCases.filter { !wrong.contains($0) }

        var isCalledByScene: Bool {
            switch self {
            case .scene, .sceneByHelper, .sceneByDidSet, .observer, .clears: true
            case .both, .deinitializer, .deinitializerByHelper, .nobody, .uncalled: false
            }
        }

        var hasStop: Bool {
            switch self {
            case .scene, .sceneByHelper, .sceneByDidSet, .observer, .both: true
            case .deinitializer, .deinitializerByHelper, .nobody, .uncalled, .clears: false
            }
        }
    }

    /// How a start handles a timer that may already exist.
    enum Restart: CaseIterable {
        case ends, stops, returnsIfKept, returnsIfValid, nestsIfNotKept
        // A mistake if the scene starts twice.
        case ignores

        static let right = allCases.filter { $0 != .ignores }
    }

    /// Where the timer is created.
    enum Place: CaseIterable {
        case here, mainAsync, syncOnMain, hopsToMain, threadThatRuns, queueThatRuns
        // Mistakes, unless the timer is added to the main run loop.
        case globalQueue, privateQueue, thread, operation, detachedTask

        /// The start returns before the timer is created: a second start right after it finds none to stop.
        var isLater: Bool { self != .here && self != .syncOnMain }

        /// Another thread creates the timer: the second of two starts may or may not find it.
        var isElsewhere: Bool { Self.wrong.contains(self) || self == .threadThatRuns || self == .queueThatRuns }

        static let wrong: [Place] = [.globalQueue, .privateQueue, .thread, .operation, .detachedTask]
    }

    enum Mistake: CaseIterable { case capture, ending, restart, place, notAdded, notKept }

    var handle: TimerHandle
    var creation: Creation
    var capture: Capture
    var ending: Ending
    var restart: Restart
    var place: Place
    var startsTwice: Bool

    /// A dead timer fires after all if a block of another scene runs the run loop of the same worker thread.
    var isDisturbing: Bool { capture == .unowned || place == .queueThatRuns }

    init(_ random: inout SplitMix) {
        handle = random.pick(TimerHandle.all)
        creation = random.pick(Creation.right)
        capture = random.pick(Capture.right)
        ending = random.pick(Ending.right)
        restart = random.pick(Restart.right)
        place =
            random.chance(70)
            ? .here : random.pick([.mainAsync, .syncOnMain, .hopsToMain, .threadThatRuns, .queueThatRuns])
        startsTwice = random.chance(50)
        for _ in 0..<random.number(below: 3) { spoil(&random) }
        // A second start is itself a mistake if the timer is created later.
        if handle.unseen.contains(.restart), place.isLater { startsTwice = false }
        // The crash needs a caller that forgets the stop.
        if capture == .unowned, ending.isCalledByScene { ending = .uncalled }
    }

    private mutating func spoil(_ random: inout SplitMix) {
        // Mistakes that are possible with most owners are drawn more often.
        let mistake = random.pick([.capture, .capture, .capture, .ending, .ending, .ending] + Mistake.allCases)
        guard !handle.unseen.contains(mistake) else { return }
        switch mistake {
        case .capture: capture = random.pick(Capture.wrong)
        case .ending: ending = random.pick(Ending.wrong)
        case .restart: (restart, startsTwice) = (.ignores, true)
        case .place: place = random.pick(Place.wrong)
        case .notAdded: (creation, place) = (.neverAdded, .here)
        case .notKept: handle = .none
        }
    }
}
