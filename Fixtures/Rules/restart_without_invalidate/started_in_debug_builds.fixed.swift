import UIKit

/// Only debug builds poll: releases ask once.
final class Feed {
  private var timer: Timer?

  func begin() {
    #if DEBUG
      poll()
    #else
      ask()
    #endif
  }

  private func poll() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 30, target: self, selector: #selector(ask), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func ask() {
    print("asked")
  }
}

final class FeedController: UIViewController {
  private let feed = Feed()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    feed.begin()
  }
}
