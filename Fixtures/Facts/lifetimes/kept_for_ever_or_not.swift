import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  private let log = Log()
  private var window: UIWindow?
  private var session: Session?
  private lazy var cache = Cache()
  weak var guest: Guest?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    session = Session()
    guest = Guest()
    _ = Visitor()
    cache.fill()
    return true
  }

  func renew() {
    if store == nil { store = Store() }
    session?.run()
    report = Report()
  }

  private var store: Store?
  private var report: Report?
}

final class Log {}
final class Session { func run() {} }
final class Guest {}
final class Visitor {}
final class Cache { func fill() {} }
final class Store {}
final class Report {}

let shelf = Shelf()
final class Shelf {}

var drawer: Drawer? = Drawer()
final class Drawer {}
func empty() { drawer = nil }

var box: Box? = Box()
final class Box { func stop() {} }
func stopBox() {
  box?.stop()
  box = nil
}

final class Registry {
  static var all: [Entry] = []
  static let main: Registry = {
    let made = Registry()
    return made
  }()
  static func add() { all.append(Entry()) }
}

final class Entry {}

func make() -> Made { Made() }
final class Made {}
final class Holder {
  static let shared = Holder()
  private let made = make()
}

final class Screen: UIViewController {
  private let part = Part()
}

final class Part {}

// lifetimes
// AppDelegate: as long as the app
// Log: as long as the app
// Session: as long as the app
// Guest: mortal
// Visitor: mortal
// Cache: as long as the app
// Store: as long as the app
// Report: mortal
// Shelf: as long as the app
// Drawer: mortal
// Box: as long as the app
// Registry: as long as the app
// Entry: as long as the app
// Made: as long as the app
// Holder: as long as the app
// Screen: mortal
// Part: mortal
