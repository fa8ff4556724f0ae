import UIKit

/// Pages that the user turns.
final class StepScreen: UIViewController {
    private lazy var pages: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        let pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
        pages.register(StepCell.self, forCellWithReuseIdentifier: "step")
        return pages
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pages)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages.visibleCells.compactMap { $0 as? StepCell }.forEach { $0.end() }
    }
}

final class StepCell: UICollectionViewCell {
    private let left = UILabel()
    private var timer: Timer?
    private var seconds = 180

    func begin() {
        end()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
            self?.count()
        }
        timer?.tolerance = 0.1
    }

    func end() {
        timer?.invalidate()
    }

    private func count() {
        seconds -= 1
        left.text = "\(seconds)"
    }
}
