import UIKit
import XCTest

final class HintViewController: UIViewController {
    private var pending: DispatchWorkItem?
    private var hintsShown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = DispatchWorkItem { [weak self] in self?.hintsShown += 1 }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)
    }
}
