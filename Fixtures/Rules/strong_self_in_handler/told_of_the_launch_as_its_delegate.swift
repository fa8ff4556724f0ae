import Foundation

/// The delegate itself, which says so elsewhere.
final class Launcher: NSObject {
    private var ticker: Timer?

    func applicationDidFinishLaunching(_ notification: Notification) {
        ticker?.invalidate()
        let timer = Timer(timeInterval: 30, repeats: true) { _ in
            self.upload()
        }
        RunLoop.main.add(timer, forMode: .common)
        ticker = timer
    }

    func quit() {
        ticker?.invalidate()
    }

    private func upload() {}
}
