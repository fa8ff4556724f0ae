import UIKit

/// Makes the control for those of its heirs that have a list.
class Screen: UIViewController {
    var refreshControl: UIRefreshControl!

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl.tintColor = .gray
    }
}

final class CodeScreen: Screen {
    private let left = UILabel()
    private var timer: Timer?
    private var seconds = 180

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
            self?.count()
        }
        timer?.tolerance = 0.1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    private func count() {
        seconds -= 1
        left.text = "\(seconds)"
    }
}
