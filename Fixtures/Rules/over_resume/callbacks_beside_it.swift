import UIKit

/// What the loading of the view does has nothing to do with the source, and comes before the first appearance anyway.
final class MeterScreen: UIViewController {
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private let label = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        source.setEventHandler { [weak self] in self?.label.text = "now" }
        source.activate()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        source.resume()  // expect: over_resume
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        source.suspend()
    }
}
