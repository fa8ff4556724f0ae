import UIKit

/// The first appearance starts it, and each one after a disappearance starts it again.
final class MeterScreen: UIViewController {
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private let label = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        source.setEventHandler { [weak self] in self?.label.text = "now" }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        source.resume()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        source.suspend()
    }

    deinit {
        source.resume()
    }
}
