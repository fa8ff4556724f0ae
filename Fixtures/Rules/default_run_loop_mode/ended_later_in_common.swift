import UIKit

final class WatchView: UITableViewCell {
  private let label = UILabel()

  func watch() {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
      timer.invalidate()
    }
  }
}
