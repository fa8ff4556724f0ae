import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LoginScreen()
        window?.makeKeyAndVisible()
        return true
    }

    func login() {
        window?.show(HomeScreen())
    }
}

extension UIWindow {
    func show(_ screen: UIViewController) {
        rootViewController = screen
    }
}

final class LoginScreen: UIViewController {}
final class HomeScreen: UIViewController {}

// lifetimes
// AppDelegate: as long as the app
// LoginScreen: mortal
// HomeScreen: mortal
// UIWindow: as long as the app
