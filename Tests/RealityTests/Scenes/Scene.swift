/// A generated, complete program: it creates an owner of timers, uses it in three steps and drops it.
struct Scene: Sendable {
    let name: String
    /// The source with imports, as the linter reads it. Declares `<name>Scene` with `begin()`, `middle()` and
    /// `end()`.
    let text: String
    var traits: Traits = []

    /// Properties of a scene that excuse a behavior, or turn it into a fault.
    struct Traits: OptionSet {
        let rawValue: Int
        /// It may crash its process, or block a thread that others need.
        static let runsAlone = Traits(rawValue: 1 << 0)
        /// A second start is meant to run two timers at the same time.
        static let wantsSeveral = Traits(rawValue: 1 << 1)
        /// Its timer may be stopped before it fires.
        static let waits = Traits(rawValue: 1 << 2)
        /// It resumes its timer, in the middle.
        static let goesOn = Traits(rawValue: 1 << 3)
        /// It has a screen.
        static let isApp = Traits(rawValue: 1 << 4)
        /// Something on its screen scrolls.
        static let scrolls = Traits(rawValue: 1 << 5)
        /// It stores a one-shot timer that is due after the end.
        static let keepsOneShot = Traits(rawValue: 1 << 6)
        /// It cancels the tasks that it kept at its end.
        static let cancels = Traits(rawValue: 1 << 7)
        /// Only its owner's deinit cancels them.
        static let cancelsInDeinit = Traits(rawValue: 1 << 10)
        /// A second start cancels the task of the first.
        static let cancelsAtRestart = Traits(rawValue: 1 << 11)
        /// Its second start overtakes the first by chance.
        static let overlapsByChance = Traits(rawValue: 1 << 12)
        /// Several of its loops hold its owner in turns, and by chance none does for a moment.
        static let holdsInTurns = Traits(rawValue: 1 << 13)
        /// Its task acts once, after the end; never if the scene cancels it.
        static let actsOnce = Traits(rawValue: 1 << 8)
        /// The program runs its middle once, not in a loop.
        static let hasOneMiddle = Traits(rawValue: 1 << 9)
    }

    /// The files of its package, keyed by path. A tool without an application object has no screen.
    var files: [String: String] {
        if traits.contains(.isApp) { return ["\(name).swift": text] }
        return [
            "Package.swift": Self.manifest, "Sources/Scenes/main.swift": main, "Sources/Scenes/\(name).swift": text,
        ]
    }

    private var main: String {
        """
        import Foundation

        let scene = \(name)Scene()
        scene.begin()
        \(middle)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        scene.end()
        RunLoop.main.run()

        """
    }

    private var middle: String {
        let steps = """
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
            scene.middle()
            """
        return traits.contains(.hasOneMiddle) ? steps : "for _ in 1...2 {\n\(steps)\n}"
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(name: "Scenes", targets: [.executableTarget(name: "Scenes")])

        """
}
