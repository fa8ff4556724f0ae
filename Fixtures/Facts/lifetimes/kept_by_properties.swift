import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  private var window: UIWindow?
  private var kept: Kept?
  private var keptBySetter: KeptBySetter? {
    get { storage }
    set { storage = newValue }
  }
  private var storage: KeptBySetter?
  private var asked: KeptIfNone?
  private var askedByGuard: KeptIfNoneByGuard?
  private var askedByNot: KeptIfNot?
  private var isMade = false
  private var ended: KeptUntilDeinit?
  private var stopped: KeptUntilStopped?
  private var filled = KeptFromTheStart()
  private let closure: KeptByAClosure = { KeptByAClosure() }()
  private weak var weakly: MortalIfWeak?
  private var dropped: MortalIfDropped?
  private var droppedUnstopped: MortalIfAnotherIsStopped?
  private var replaced: MortalIfReplaced? = MortalIfReplaced()
  private var droppedBySetter: MortalBehindASetter? {
    get { other }
    set { other = newValue }
  }
  private var other: MortalBehindASetter?
  private var repeated: MortalIfRepeated?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    let local = Kept()
    kept = local
    keptBySetter = KeptBySetter()
    ended = KeptUntilDeinit()
    stopped = KeptUntilStopped()
    weakly = MortalIfWeak()
    WorksAlone().start()
    let worker = WorksAloneInALocal()
    worker.start()
    let visitor = MortalGuest()
    print(visitor)
    let banner = BannerView()
    window?.addSubview(banner)
    let unseen = MortalView()
    unseen.setNeedsLayout()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if asked == nil { asked = KeptIfNone() }
    if !isMade {
      isMade = true
      askedByNot = KeptIfNot()
    }
    makeIfNone()
    dropped = MortalIfDropped()
    droppedUnstopped = MortalIfAnotherIsStopped()
    droppedBySetter = MortalBehindASetter()
    repeated = MortalIfRepeated()
  }

  private func makeIfNone() {
    guard askedByGuard == nil else { return }
    askedByGuard = KeptIfNoneByGuard()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    stopped?.stop()
    stopped = nil
    dropped = nil
    kept?.stop()
    droppedUnstopped = nil
    replaced = MortalIfReplaced()
    other = nil
  }

  deinit { ended = nil }
}

final class Kept { func stop() {} }
final class KeptBySetter {}
final class KeptIfNone {}
final class KeptIfNoneByGuard {}
final class KeptIfNot {}
final class KeptUntilDeinit {}
final class KeptUntilStopped { func stop() {} }
final class KeptFromTheStart {}
final class KeptByAClosure {}
final class WorksAlone { func start() {} }
final class WorksAloneInALocal { func start() {} }
final class BannerView: UIView {}
final class MortalIfWeak {}
final class MortalIfDropped {}
final class MortalIfAnotherIsStopped {}
final class MortalIfReplaced {}
final class MortalBehindASetter {}
final class MortalIfRepeated {}
final class MortalGuest {}
final class MortalView: UIView {}

/// There is one that keeps itself.
final class KeepsItself {
  private static var shared: KeepsItself?
  static func begin() { _ = KeepsItself() }
  init() { KeepsItself.shared = self }
}

/// Others make more of them.
final class MortalWithOthers {
  static var shared: MortalWithOthers?
  init() { MortalWithOthers.shared = self }
}

func makeAnother() -> Bool { MortalWithOthers() === MortalWithOthers.shared }

/// It lets itself go.
final class MortalLetsGo {
  static var shared: MortalLetsGo?
  static func begin() { _ = MortalLetsGo() }
  init() { MortalLetsGo.shared = self }
  func end() { MortalLetsGo.shared = nil }
}

/// Nothing keeps it by that name.
final class MortalUnderAnotherName {
  static var last: MortalUnderAnotherName?
  static func begin() { _ = MortalUnderAnotherName() }
  init() { MortalUnderAnotherName.last = self }
}

/// It only looks at itself.
final class MortalWeakly {
  static weak var shared: MortalWeakly?
  static func begin() { _ = MortalWeakly() }
  init() { MortalWeakly.shared = self }
}

// lifetimes
// AppDelegate: as long as the app
// Kept: as long as the app
// KeptBySetter: as long as the app
// KeptIfNone: as long as the app
// KeptIfNoneByGuard: as long as the app
// KeptIfNot: as long as the app
// KeptUntilDeinit: as long as the app
// KeptUntilStopped: as long as the app
// KeptFromTheStart: as long as the app
// KeptByAClosure: as long as the app
// WorksAlone: as long as the app
// WorksAloneInALocal: as long as the app
// BannerView: as long as the app
// MortalIfWeak: mortal
// MortalIfDropped: mortal
// MortalIfAnotherIsStopped: mortal
// MortalIfReplaced: mortal
// MortalBehindASetter: mortal
// MortalIfRepeated: mortal
// MortalGuest: mortal
// MortalView: mortal
// KeepsItself: as long as the app
// MortalWithOthers: mortal
// MortalLetsGo: mortal
// MortalUnderAnotherName: mortal
// MortalWeakly: mortal
