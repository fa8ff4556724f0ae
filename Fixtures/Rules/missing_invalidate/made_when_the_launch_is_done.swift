import UIKit

/// Made once, by a helper that the launch calls when its preparation is done, and kept by the delegate for good.
final class Feed {
  private var timer: Timer?
  private var age = 0

  func watch() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.age += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// One more at each link that is opened.
final class Visit {
  private var timer: Timer?
  private var age = 0

  func watch() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.age += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

final class FeedDelegate: UIResponder, UIApplicationDelegate {
  private var feed: Feed?
  private var visit: Visit?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Store.open { [unowned self] in
      self.showFeed()
    }
    return true
  }

  private func showFeed() {
    feed = Feed()
    feed?.watch()
  }

  func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    visit = Visit()
    visit?.watch()
    return true
  }
}

enum Store {
  static func open(then done: @escaping () -> Void) {
    DispatchQueue.main.async(execute: done)
  }
}
