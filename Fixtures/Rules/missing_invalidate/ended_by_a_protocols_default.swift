import UIKit

/// What every screen with a clock has. The default implementation ends the timer of whatever class conforms.
protocol Clocked: AnyObject {
    var clock: Timer? { get set }
}

extension Clocked {
    var isCounting: Bool { clock?.isValid == true }

    func endClock() {
        clock?.invalidate()
        clock = nil
    }

    func restClock() {
        clock?.fireDate = .distantFuture
    }
}

final class LapScreen: UIViewController, Clocked {
    var clock: Timer?
    private let label = UILabel()
    private var laps = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        endClock()
        let clock = Timer(timeInterval: 5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        clock.tolerance = 1
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endClock()
    }

    @objc private func tick() {
        laps += 1
        label.text = "\(laps)"
    }
}

/// The other default only lets the timer rest: it keeps the screen.
final class SplitScreen: UIViewController, Clocked {
    var clock: Timer?
    private let label = UILabel()
    private var splits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let clock = Timer(timeInterval: 5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: target_retained, missing_invalidate
        clock.tolerance = 1
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        restClock()
    }

    @objc private func tick() {
        splits += 1
        label.text = "\(splits)"
    }
}

final class Menu: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = indexPath.row == 0 ? LapScreen() : SplitScreen()
        navigationController?.pushViewController(screen, animated: true)
    }
}
