import UIKit

final class Line {
    var didConnect: (() -> Void)?
}

/// Setting the callback anew starts nothing; how often the line calls it is not told here.
final class TalkViewController: UIViewController {
    private let line = Line()
    private var clock: Timer?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        listen()
    }

    private func listen() {
        line.didConnect = { [weak self] in
            self?.clock?.invalidate()
            let clock = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
                guard let self else { return timer.invalidate() }
                self.view.setNeedsLayout()
            }
            RunLoop.main.add(clock, forMode: .common)
            self?.clock = clock
        }
    }

    func hangUp() {
        clock?.invalidate()
    }
}
