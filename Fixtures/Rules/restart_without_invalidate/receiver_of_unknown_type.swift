import AudioLibrary
import UIKit

final class Conductor {
  private var meter: Timer?

  func start() {
    meter = Timer(timeInterval: 1, repeats: true) { _ in print("level") }
    meter.map { RunLoop.main.add($0, forMode: .common) }
  }

  func stop() {
    meter?.invalidate()
  }

  /// The engine of the library, not this object.
  func resumeEngine() {
    AudioLibrary.engine.start()
  }
}

final class ConductorDelegate: UIResponder, UIApplicationDelegate {
  private let conductor = Conductor()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    conductor.start()
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    conductor.resumeEngine()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    conductor.stop()
  }
}
