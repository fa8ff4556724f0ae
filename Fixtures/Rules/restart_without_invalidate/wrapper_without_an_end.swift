import UIKit

/// Nothing ends its timer, whoever makes one: that is said here, once.
final class ClockItem: NSObject {
  private let label = UILabel()

  override init() {
    super.init()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(turn), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func turn() {
    label.text = "\(Date())"
  }
}

final class ItemBar: UIViewController {
  private var items: [String: ClockItem] = [:]
  private var clock: ClockItem?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for name in ["left", "right"] {
      items[name] = makeItem()
    }
    clock = ClockItem()
  }

  private func makeItem() -> ClockItem {
    ClockItem()
  }
}
