import UIKit

/// What it plays decides between the timer and the queue, and may stay the same as long as the player lives.
final class Player {
    private let queue = DispatchQueue(label: "player")
    private let isLive: Bool
    private var poll: Timer?

    init(isLive: Bool) { self.isLive = isLive }

    func start() {
        if isLive {
            beginPolling()
            return
        }
        queue.async {
            self.playFile()
        }
    }

    private func beginPolling() {
        let poll = Timer(timeInterval: 5, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.read()
        }
        RunLoop.current.add(poll, forMode: .common)
        self.poll?.invalidate()
        self.poll = poll
    }

    private func playFile() {
        read()
        finish()
    }

    private func finish() {
        poll?.invalidate()  // expect: invalidate_off_thread(note)
    }

    private func read() {}
}

final class PlayerViewController: UIViewController {
    private let player = Player(isLive: true)
    private let port = Port()

    override func viewDidLoad() {
        super.viewDidLoad()
        port.whenOpen { [player] in player.start() }
    }

    @IBAction private func begin() { player.start() }
}
