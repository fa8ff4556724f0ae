import RxCocoa
import RxSwift
import UIKit

/// Each start hides the button, and only the end of the countdown shows it again.
final class CodeViewController: UIViewController {
    @IBOutlet private var againButton: UIButton!
    @IBOutlet private var hint: UILabel!
    private let bag = DisposeBag()
    private var timer: Timer?
    private var left = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        connect()
        prepare()
    }

    private func prepare() {
        againButton.isHidden = false
        againButton.isHidden.toggle()
        count()
    }

    private func connect() {
        againButton.rx.tap
            .throttle(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in
                self?.againButton.isHidden.toggle()
                self?.count()
            })
            .disposed(by: bag)
    }

    private func count() {
        left = 60
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
        againButton.isHidden.toggle()
        timer?.invalidate()
        timer = nil
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}

/// Transparent, the button is not touched; that it is disabled as well for a while changes nothing.
final class MeasureViewController: UIViewController {
    private let startButton = UIButton()
    private var timer: Timer?
    private var left = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.addAction(
            UIAction { [weak self] _ in
                self?.startButton.alpha = 0
                self?.startButton.isEnabled = false
                self?.measure()
            }, for: .touchUpInside)
        view.addSubview(startButton)
    }

    private func measure() {
        left = 10
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.tick()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func tick() {
        left -= 1
        startButton.isEnabled = left < 5
        guard left == 0 else { return }
        timer?.invalidate()
        startButton.alpha = 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }
}
