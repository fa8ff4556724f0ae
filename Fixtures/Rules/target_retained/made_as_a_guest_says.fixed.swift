import UIKit

/// Each visit lets the services run anew.
final class VisitController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Center.shared.runServices()
  }
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
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.log() }
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func log() { rounds += 1 }
}
