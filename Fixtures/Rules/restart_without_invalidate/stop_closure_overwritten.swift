import UIKit

final class PreviewController: UIViewController {
    private var stopTicking: (() -> Void)?
    private var turns = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.turns += 1 }  // expect: restart_without_invalidate
        RunLoop.main.add(timer, forMode: .common)
        stopTicking = { timer.invalidate() }
    }

    deinit { stopTicking?() }
}

final class CalledPreviewController: UIViewController {
    private var stopTicking: (() -> Void)?
    private var turns = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stopTicking?()
        let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.turns += 1 }
        RunLoop.main.add(timer, forMode: .common)
        stopTicking = { timer.invalidate() }
    }

    deinit { stopTicking?() }
}
