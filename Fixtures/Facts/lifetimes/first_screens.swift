import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var setup: Setup?
    var engine: Engine?
    var cache: Cache?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        showFirstScreen()
        window.makeKeyAndVisible()
        if UserDefaults.standard.bool(forKey: "ready") {
            prepare()
        } else {
            let setup = Setup()
            setup.completionHandler = { self.prepare() }
            self.setup = setup
        }
        refill()
        return true
    }

    private func showFirstScreen() {
        let list = ListScreen()
        let stack = UINavigationController(rootViewController: list)
        let tabs = Tabs()
        tabs.viewControllers = [stack, UINavigationController(rootViewController: MapScreen())]
        window?.rootViewController = tabs
    }

    private func prepare() {
        engine = Engine()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        refill()
    }

    private func refill() {
        cache = Cache()
    }
}

final class Setup {
    var completionHandler: () -> Void = {}
}

final class Engine {}

/// A new one at each return.
final class Cache {}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([MoreScreen()], animated: false)
    }
}

final class ListScreen: UIViewController {
    let header = Header()

    func open() {
        navigationController?.pushViewController(DetailScreen(), animated: true)
    }
}

final class Header: UIView {}
final class MapScreen: UIViewController {}
final class MoreScreen: UIViewController {}
final class DetailScreen: UIViewController {}

/// One that says of itself that it is the only one.
final class PlayerScreen: UIViewController {
    private(set) static var shared: PlayerScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        PlayerScreen.shared = self
    }
}

/// It takes itself back.
final class GuestScreen: UIViewController {
    private(set) static var shared: GuestScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        GuestScreen.shared = self
    }

    func close() {
        GuestScreen.shared = nil
    }
}

/// A new one for each run, which replaces the last.
final class RunScreen: UIViewController {
    static var shared: RunScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        RunScreen.shared = self
    }
}

final class StartScreen: UIViewController {
    func run() {
        present(RunScreen(), animated: true)
    }
}

// lifetimes
// AppDelegate: as long as the app
// Setup: as long as the app
// Engine: as long as the app
// Cache: mortal
// Tabs: as long as the app
// ListScreen: as long as the app
// Header: as long as the app
// MapScreen: as long as the app
// MoreScreen: as long as the app
// DetailScreen: mortal
// PlayerScreen: as long as the app
// GuestScreen: mortal
// RunScreen: mortal
// StartScreen: mortal
