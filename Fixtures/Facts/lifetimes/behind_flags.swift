import UIKit

final class Once {}
final class OnceByGuard {}
final class OnceByStatic {}
final class OnceInProcess {}
final class Again {}
final class AgainReset {}
final class AgainLocal {}
final class AgainUnset {}
final class AgainOther {}

private var isReady = false

final class Screen: UIViewController {
  static let shared = Screen()
  private static var isSetUp = false
  private var isMade = false
  private var isFilled = false
  private var isReset = false
  private var isSeen = false
  private var other = false
  private var once: Once?
  private var onceByGuard: OnceByGuard?
  private var onceByStatic: OnceByStatic?
  private var onceInProcess: OnceInProcess?
  private var again: Again?
  private var againReset: AgainReset?
  private var againLocal: AgainLocal?
  private var againUnset: AgainUnset?
  private var againOther: AgainOther?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isMade {
      isMade = true
      once = Once()
    }
    fill()
    if !Screen.isSetUp {
      onceByStatic = OnceByStatic()
      Screen.isSetUp = true
    }
    if !isReady {
      isReady = true
      onceInProcess = OnceInProcess()
    }
    if isMade { again = Again() }
    if !isReset {
      isReset = true
      againReset = AgainReset()
    }
    var isLocal = false
    if !isLocal {
      isLocal = true
      againLocal = AgainLocal()
    }
    if !isSeen { againUnset = AgainUnset() }
    if !other {
      if animated { other = true }
      againOther = AgainOther()
    }
  }

  private func fill() {
    guard !isFilled else { return }
    isFilled = true
    onceByGuard = OnceByGuard()
  }

  func reset() { isReset = false }
}

// lifetimes
// Once: as long as the app
// OnceByGuard: as long as the app
// OnceByStatic: as long as the app
// OnceInProcess: as long as the app
// Again: mortal
// AgainReset: mortal
// AgainLocal: mortal
// AgainUnset: mortal
// AgainOther: mortal
// Screen: as long as the app
