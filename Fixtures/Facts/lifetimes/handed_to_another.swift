import Foundation

final class Engine {}
final class Speaker {}
final class Guest {}

/// It keeps what it is given.
final class Player {
    private let engine: Engine
    private let voice: Speaker

    init(engine: Engine, speaker: Speaker) {
        self.engine = engine
        self.voice = speaker
    }
}

/// It only looks.
final class Watcher {
    private weak var guest: Guest?

    init(guest: Guest) {
        self.guest = guest
    }
}

final class Kit {
    static let shared = Kit()

    lazy var player: Player = { makePlayer() }()
    lazy var watcher: Watcher = { makeWatcher() }()

    private func makePlayer() -> Player {
        let engine = Engine()
        let player = Player(engine: engine, speaker: Speaker())
        return player
    }

    private func makeWatcher() -> Watcher {
        let guest = Guest()
        return Watcher(guest: guest)
    }
}

// lifetimes
// Engine: as long as the app
// Speaker: as long as the app
// Guest: mortal
// Player: as long as the app
// Watcher: as long as the app
// Kit: as long as the app
