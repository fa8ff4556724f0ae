import UIKit

final class LockedTalkView: UIView {
  private let table = UITableView()
  private let label = UILabel()
  private var isLocked = false
  private var timer: Timer?

  func setUp() { addSubview(table) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { isLocked = true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isLocked { timer?.invalidate() }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { timer?.invalidate() }
  }
}
