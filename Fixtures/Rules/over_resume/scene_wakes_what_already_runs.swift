import UIKit

enum Presence {
    static func report() {
        URLSession.shared.dataTask(with: URL(string: "https://chat.example.com/here")!).resume()
    }
}

/// The system connects the scene in the background and brings it to the foreground at once: no other code need call
/// anything twice for the resume of a source that its factory has activated.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let beacon = SceneDelegate.makeBeacon()

    func sceneWillEnterForeground(_ scene: UIScene) {
        Presence.report()
        wake()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        beacon.suspend()
    }

    private func wake() {
        beacon.resume()  // expect: over_resume
    }

    private static func makeBeacon() -> DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 20, repeating: 20, leeway: .seconds(2))
        source.setEventHandler { Presence.report() }
        source.activate()
        return source
    }
}

/// This one's factory leaves the first start to the scene. Entering the background and the foreground alternate, and only
/// a scene in the background is disconnected.
final class QuietSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let beacon = QuietSceneDelegate.makeBeacon()

    func sceneWillEnterForeground(_ scene: UIScene) {
        beacon.resume()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        beacon.suspend()
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        beacon.resume()
        beacon.cancel()
    }

    private static func makeBeacon() -> DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 20, repeating: 20, leeway: .seconds(2))
        source.setEventHandler { Presence.report() }
        return source
    }
}
