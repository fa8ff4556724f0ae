import SwiftUI
import UIKit

/// A tap that asks nothing, through a method of its own.
final class FeedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: nil)
    button.addTarget(self, action: #selector(reload), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func reload() {
    load()
  }

  private func load() {
    print("load")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(warning)
      self.load()
    }
  }
}

final class MailViewController: UIViewController {
  @IBAction func check(_ sender: Any) {
    check()
  }

  private func check() {
    print("check")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(warning)
      self.check()
    }
  }
}

/// Each appearance starts one more.
final class NewsViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private func refresh() {
    print("refresh")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(warning)
      self.refresh()
    }
  }
}

final class Watcher {
  func watch() {
    NotificationCenter.default.addObserver(forName: .init("woke"), object: nil, queue: .main) { _ in
      self.poll()
    }
  }

  private func poll() {
    print("poll")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(warning)
      self.poll()
    }
  }
}
