import UIKit

/// The registry forgets it when it is told to.
final class NetworkPlugin {
  private var timer: Timer?
  private var reads = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.reads += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

final class PluginRegistry {
  private var plugins: [NetworkPlugin] = []

  func add() {
    let plugin = NetworkPlugin()
    plugins.append(plugin)
  }

  func forget() { plugins.removeAll() }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let registry = PluginRegistry()

  func applicationDidBecomeActive(_ application: UIApplication) { registry.add() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { registry.forget() }
}
