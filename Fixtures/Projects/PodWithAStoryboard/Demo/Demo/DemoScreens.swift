import Pages
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// The storyboard's first screen, which nothing replaces: its own timer is meant to run as long as the demo.
open class DemoPages: PagesController {
  private var timer: Timer?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 3, target: self, selector: #selector(next), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func next() {
    turnPage()
  }
}
