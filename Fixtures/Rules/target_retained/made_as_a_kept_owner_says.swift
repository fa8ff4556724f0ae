import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var coordinator = Coordinator()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    coordinator.begin()
    return true
  }
}

/// Lives as long as the delegate, which lets it begin once.
final class Coordinator {
  func begin() { Center.shared.runServices() }
}

final class Center {
  static let shared = Center()
  private var services: [Service] = []

  func runServices() {
    services = [LogService()]
    services.forEach { $0.perform() }
  }
}

protocol Service {
  func perform()
}

final class LogService: NSObject, Service {
  private var rounds = 0

  func perform() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(log), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func log() { rounds += 1 }
}
