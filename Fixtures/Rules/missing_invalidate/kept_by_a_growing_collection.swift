import UIKit

/// The registry keeps each of its plug-ins for good.
final class MemoryPlugin {
  private var timer: Timer?
  private var reads = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.reads += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

final class PluginRegistry {
  private var plugins: [MemoryPlugin] = []

  func add() {
    let plugin = MemoryPlugin()
    plugins.append(plugin)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let registry = PluginRegistry()

  func applicationDidBecomeActive(_ application: UIApplication) { registry.add() }
}
