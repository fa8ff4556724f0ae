import UIKit

class Screen: UIViewController {
    var refreshControl: UIRefreshControl!

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
    }

    func show(in content: UIView) {
        content.addSubview(refreshControl)
    }
}

/// A view that it is handed is one that scrolls.
final class OrderScreen: Screen {
    private let left = UILabel()
    private var timer: Timer?
    private var seconds = 180

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show(in: view)
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
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
