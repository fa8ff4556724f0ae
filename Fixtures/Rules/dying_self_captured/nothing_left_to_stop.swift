import UIKit

/// The link keeps its target alive while it runs: once deinit runs, there is none.
final class FrameMeter {
    private var link: CADisplayLink?
    private var frames = 0

    func start() {
        link?.invalidate()
        let link = CADisplayLink(target: self, selector: #selector(count))  // expect: target_retained(note)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        DispatchQueue.main.async { [weak self] in
            self?.link?.invalidate()
            self?.link = nil
        }
    }

    @objc private func count() { frames += 1 }

    deinit { stop() }
}
