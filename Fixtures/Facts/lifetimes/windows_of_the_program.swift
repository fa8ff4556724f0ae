import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let store = Store()
  private var pieces: [Piece] = [Piece()]

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    let main = UIWindow(frame: UIScreen.main.bounds)
    main.rootViewController = MainScreen(store: store)
    window = main
    helper = makeHelper()
    return true
  }

  /// Another window beside that of the application.
  func showAlert() {
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.rootViewController = MortalAlert()
    other.isHidden = false
  }

  private var helper: Helper?
  private func makeHelper() -> Helper { Helper(engine: Engine(), guest: MortalGuest()) }
}

final class Store {}
final class Piece {}

final class Helper {
  private let engine: Engine
  private weak var guest: MortalGuest?

  init(engine: Engine, guest: MortalGuest) {
    self.engine = engine
    self.guest = guest
  }
}

final class Engine {}
final class MortalGuest {}
final class MortalAlert: UIViewController {}

final class MainScreen: UIViewController {
  private let store: Store
  private let part = PartOfTheScreen()
  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
}

final class PartOfTheScreen {}

// lifetimes
// AppDelegate: as long as the app
// Store: as long as the app
// Piece: as long as the app
// Helper: as long as the app
// Engine: as long as the app
// MortalGuest: mortal
// MortalAlert: mortal
// MainScreen: as long as the app
// PartOfTheScreen: as long as the app
