import UIKit

/// Made by a factory for the one cache that a static keeps.
final class Store {
  private var cleaner: Timer?
  private var age = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.age += 1 }
    RunLoop.main.add(timer, forMode: .common)
    cleaner = timer
  }
}

final class Cache {
  static let standard = Cache()
  private let store: Store

  private init() { store = Cache.makeStore() }

  private static func makeStore() -> Store {
    let store = Store()
    return store
  }
}

/// One of the services that the launch starts, once.
final class Log {
  private var age = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.age += 1 }
    RunLoop.main.add(timer, forMode: .common)
  }
}

final class Services {
  static let shared = Services()
  private var running: [AnyObject] = []

  func start() { running = [Log()] }
}

final class ServicesDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    Services.shared.start()
    return Cache.standard === Cache.standard
  }
}
