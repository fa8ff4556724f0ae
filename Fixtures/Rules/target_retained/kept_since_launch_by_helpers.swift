import UIKit

/// The application's delegate keeps the manager, which makes one coordinator when it is set up.
final class Coordinator: NSObject {
  private var timer: Timer?

  func begin() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(timeInterval: 600, target: self, selector: #selector(clean), userInfo: nil, repeats: true)  // expect: default_run_loop_mode(note)
  }

  @objc private func clean() { print("clean") }
}

final class Manager {
  private(set) var coordinator: Coordinator?

  func initialize() async {
    do {
      try await initializeIfRequired()
    } catch {
      print(error)
    }
  }

  private func initializeIfRequired() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    initializeParts()
  }

  private func initializeParts() { initializeCoordinators() }

  private func initializeCoordinators() {
    coordinator = Coordinator()
    coordinator?.begin()
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let manager = Manager()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Task { await manager.initialize() }
    return true
  }
}
