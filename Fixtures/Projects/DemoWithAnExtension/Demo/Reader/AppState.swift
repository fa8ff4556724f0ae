import UIKit
import Usage

final class AppState {
  static let shared = AppState()

  let reporter: UsageReporter

  private init() {
    reporter = UsageReporter()
    reporter.start()
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) { _ = AppState.shared }
}
