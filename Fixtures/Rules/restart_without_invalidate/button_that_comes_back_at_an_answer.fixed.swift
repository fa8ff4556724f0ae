import RxCocoa
import RxSwift
import UIKit

/// The answer shows the button while the countdown runs.
final class AnswerViewController: UIViewController {
    @IBOutlet private var againButton: UIButton!
    private let bag = DisposeBag()
    private var timer: Timer?
    private var left = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        connect()
        prepare()
    }

    private func prepare() {
        againButton.isHidden = true
        count()
    }

    private func connect() {
        againButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.againButton.isHidden = true
                self?.count()
            })
            .disposed(by: bag)
    }

    func answered() {
        againButton.isHidden.toggle()
    }

    private func count() {
        left = 60
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.tick()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func tick() {
        left -= 1
        guard left == 0 else { return }
        againButton.isHidden = false
        timer?.invalidate()
        timer = nil
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}

/// Each of two buttons hides itself alone.
final class TwoWaysViewController: UIViewController {
    @IBOutlet private var mailButton: UIButton!
    @IBOutlet private var callButton: UIButton!
    private let bag = DisposeBag()
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        connectMail()
        connectCall()
    }

    private func connectMail() {
        mailButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.mailButton.isHidden = true
                self?.count()
            })
            .disposed(by: bag)
    }

    private func connectCall() {
        callButton.rx.controlEvent(.touchUpInside)
            .bind { [weak self] in
                self?.callButton.isHidden = true
                self?.count()
            }
            .disposed(by: bag)
    }

    private func count() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.view.setNeedsLayout()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}

/// The touches come late: several may wait when the first hides the button.
final class LateViewController: UIViewController {
    @IBOutlet private var mailButton: UIButton!
    private let bag = DisposeBag()
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        connect()
        prepare()
    }

    private func connect() {
        mailButton.rx.tap
            .flatMap { Mail.send() }
            .subscribe(onNext: { [weak self] in
                self?.mailButton.isHidden = true
                self?.count()
            })
            .disposed(by: bag)
    }

    private func prepare() {
        mailButton.isHidden = true
        count()
    }

    private func count() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.view.setNeedsLayout()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}

/// Only its own code shows the button, while the measurement runs.
final class EagerViewController: UIViewController {
    private let startButton = UIButton()
    private var timer: Timer?
    private var left = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.addAction(
            UIAction { [weak self] _ in
                self?.startButton.alpha = 0
                self?.measure()
            }, for: .touchUpInside)
        view.addSubview(startButton)
    }

    private func measure() {
        left = 10
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.tick()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func tick() {
        left -= 1
        if left < 5 { startButton.alpha = 1 }
        if left == 0 { timer?.invalidate() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}
