import UIKit

final class FarewellView: UIView {
    private var timer: Timer?
    private var left = 3

    static func fresh() -> FarewellView {
        UINib(nibName: "Farewell", bundle: nil).instantiate(withOwner: nil).first as! FarewellView
    }

    func show(in window: UIView) {
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self, self.left > 0 else { return timer.invalidate() }
            self.left -= 1
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        window.addSubview(self)
    }
}

final class LoginViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        let farewell = FarewellView.fresh()
        farewell.show(in: view)
    }

    @IBAction func leave() {
        FarewellView.fresh().show(in: view)
    }
}

final class GreetingView: UIView {
    private static var kept: GreetingView = GreetingView()
    private var timer: Timer?

    static func current() -> GreetingView { kept }

    func show(in window: UIView) {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.setNeedsDisplay()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        window.addSubview(self)
    }
}

final class DoorViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        GreetingView.current().show(in: view)
    }
}
