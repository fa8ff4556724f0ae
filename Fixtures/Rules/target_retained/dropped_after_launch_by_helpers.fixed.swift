import UIKit

/// The manager drops this one with the account.
final class AccountCoordinator: NSObject {
  private var timer: Timer?

  func begin() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { [weak self] _ in self?.clean() }
  }

  @objc private func clean() { print("clean") }
}

final class Manager {
  private(set) var account: AccountCoordinator?

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
    account = AccountCoordinator()
    account?.begin()
  }

  func signOut() { account = nil }
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

  func applicationWillTerminate(_ application: UIApplication) { manager.signOut() }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { manager.signOut() }
}
