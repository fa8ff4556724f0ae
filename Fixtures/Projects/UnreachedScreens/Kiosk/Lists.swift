import UIKit

enum PosterSize {
  case small
  case large
  case none
}

/// Every list leaves out the posters.
final class PosterList: UITableView {
  private var size: PosterSize = .none

  func prepare(_ size: PosterSize = .none) {
    self.size = size
    register(UINib(nibName: StampCell.nibName, bundle: nil), forCellReuseIdentifier: "stamp")
    if size != .none {
      register(UINib(nibName: PosterCell.nibName, bundle: nil), forCellReuseIdentifier: "poster")
    }
  }

  func rows() -> [String] {
    if size == .none { return [StampCell.nibName] }
    return [PosterCell.nibName]
  }
}

/// Its own nib makes it, which is never loaded.
final class PosterCell: UITableViewCell {
  static let nibName = String(describing: PosterCell.self)
  private var timer: Timer?

  override func awakeFromNib() {
    super.awakeFromNib()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(turn), userInfo: nil, repeats: true)  // expect: target_retained(note), missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func turn() { alpha = 1 }
}

final class StampCell: UITableViewCell {
  static let nibName = String(describing: StampCell.self)
  private var timer: Timer?

  override func awakeFromNib() {
    super.awakeFromNib()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(turn), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func turn() { alpha = 1 }
}
