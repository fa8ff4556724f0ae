import Foundation

// As much of UIKit as the scenes use: nothing is drawn, and nothing scrolls but by the harness's turn in another mode.

class UIResponder {}

class UIView: UIResponder {
    fileprivate let file: String

    init(file: String = #fileID) { self.file = file }

    var alpha = 1.0 { didSet { Journal.shared.screenChanges(in: file) } }
    func addSubview(_ view: UIView) {}
    func setNeedsDisplay() { Journal.shared.screenChanges(in: file) }
}

class UILabel: UIView {
    var text: String? { didSet { Journal.shared.screenChanges(in: file) } }
}

class UIScrollView: UIView {
    var contentSize = CGSize.zero
}
class UITableView: UIScrollView {}

class UIViewController: UIResponder {
    lazy var view: UIView! = UIView()
    func viewDidLoad() {}
    func viewWillAppear(_ animated: Bool) {}
    func viewDidAppear(_ animated: Bool) {}
    func viewWillDisappear(_ animated: Bool) {}
    func viewDidDisappear(_ animated: Bool) {}
}

extension RunLoop.Mode {
    static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
