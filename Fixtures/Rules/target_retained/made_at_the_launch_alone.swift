import UIKit

/// Nobody keeps it but its timer: it serves as long as the application runs.
final class Cleaner: NSObject {
  private var rounds = 0

  func start() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(clean), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func clean() { rounds += 1 }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    startServices()
    return true
  }

  private func startServices() {
    let cleaner = Cleaner()
    cleaner.start()
  }
}
