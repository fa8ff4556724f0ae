import CoreBluetooth
import UIKit

/// The delegate lives as long as the application, but each subscription starts one more timer.
final class PeripheralDelegate: UIResponder, UIApplicationDelegate {
  private let peripheral = Peripheral()
  private var sent = 0

  func applicationDidFinishLaunching(_ application: UIApplication) {
    var timer: Timer?
    peripheral.whenSubscribed { [weak self] in
      timer = Timer(timeInterval: 1, repeats: true) { _ in self?.sent += 1 }  // expect: missing_invalidate(warning)
      timer.map { RunLoop.main.add($0, forMode: .common) }
    }
    peripheral.whenUnsubscribed { print(timer?.fireDate ?? Date()) }
    DispatchQueue.main.async { [weak self] in
      let beat = Timer(timeInterval: 60, repeats: true) { _ in self?.sent = 0 }
      RunLoop.main.add(beat, forMode: .common)
    }
  }
}

final class Peripheral {
  private var subscribed: [() -> Void] = []
  private var unsubscribed: [() -> Void] = []

  func whenSubscribed(_ action: @escaping () -> Void) { subscribed.append(action) }

  func whenUnsubscribed(_ action: @escaping () -> Void) { unsubscribed.append(action) }

  func subscribe() { subscribed.forEach { $0() } }

  func unsubscribe() { unsubscribed.forEach { $0() } }
}

/// A factory makes one for each page.
final class PageStore {
  private var cleaner: Timer?
  private var age = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.age += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    cleaner = timer
  }
}

final class Page {
  private let store: PageStore

  init() { store = Page.makeStore() }

  private static func makeStore() -> PageStore { PageStore() }
}
