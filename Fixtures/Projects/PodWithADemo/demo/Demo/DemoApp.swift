import Pulse
import UIKit

@main
final class DemoApp: UIResponder, UIApplicationDelegate {
  private let sampler = Sampler()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    sampler.start()
  }
}
