import Foundation

/// The application passes its launch on to every plug-in: none of them lives as long as it does.
protocol PlugIn: AnyObject {
    func applicationDidFinishLaunching()
}

extension PlugIn {
    func applicationDidFinishLaunching() {}
}

final class Uploader: PlugIn {
    private var ticker: Timer?

    func begin() {
        ticker?.invalidate()
        let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in
            self?.upload()
        }
        RunLoop.main.add(timer, forMode: .common)
        ticker = timer
    }

    func end() {
        ticker?.invalidate()
    }

    private func upload() {}
}
