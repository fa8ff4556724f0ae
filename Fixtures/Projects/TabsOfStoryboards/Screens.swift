import UIKit

/// The first screen of a tab, in a storyboard of its own to which the main one refers.
final class LiveController: UIViewController {
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in self.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "News", style: .plain, target: self, action: #selector(showNews))
  }

  @objc private func showNews() {
    guard let news = UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController() else { return }
    present(news, animated: true)
  }
}

/// The same, and code shows others of it now and then.
final class NewsController: UIViewController {
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in self.count += 1 }  // expect: strong_self_in_handler(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
