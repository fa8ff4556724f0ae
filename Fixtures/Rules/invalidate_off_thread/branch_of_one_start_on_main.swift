import UIKit

/// Either branch stays on the main thread.
final class Deck {
    private let isLive: Bool
    private var poll: Timer?

    init(isLive: Bool) { self.isLive = isLive }

    func start() {
        if isLive {
            beginPolling()
            return
        }
        DispatchQueue.main.async {
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
        poll?.invalidate()
    }

    private func read() {}
}

final class DeckViewController: UIViewController {
    private let deck = Deck(isLive: true)
    private let port = Port()

    override func viewDidLoad() {
        super.viewDidLoad()
        port.whenOpen { [deck] in deck.start() }
    }

    @IBAction private func begin() { deck.start() }
}
