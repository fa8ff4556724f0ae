import UIKit

/// Pages that only code turns: whoever registers the cell has switched the scrolling off.
final class CodeScreen: UIViewController {
    private lazy var pages: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        let pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
        pages.isScrollEnabled = false
        pages.register(CodeCell.self, forCellWithReuseIdentifier: "code")
        return pages
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pages)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages.visibleCells.compactMap { $0 as? CodeCell }.forEach { $0.end() }
    }
}

final class CodeCell: UICollectionViewCell {
    private let left = UILabel()
    private var timer: Timer?
    private var seconds = 180

    func begin() {
        end()
        let made = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.count() }
        made.tolerance = 0.1
        RunLoop.main.add(made, forMode: .common)
        timer = made
    }

    func end() {
        timer?.invalidate()
    }

    private func count() {
        seconds -= 1
        left.text = "\(seconds)"
    }
}
