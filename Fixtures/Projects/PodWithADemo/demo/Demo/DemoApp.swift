import Pulse
import UIKit

@main
final class DemoApp: UIResponder, UIApplicationDelegate {
  private let sampler = Sampler()
  private let gong = Gong()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    sampler.start()
    gong.strike()
  }
}
