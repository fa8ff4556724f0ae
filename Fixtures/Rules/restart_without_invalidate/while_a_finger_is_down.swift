import UIKit

/// A touch begins and ends by turns: each way in which it can end stops the timer.
final class HeldButtonController: UIViewController {
  private let button = UIButton()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(press), for: .touchDown)
    button.addTarget(self, action: #selector(lift), for: [.touchUpInside, .touchUpOutside])
    button.addTarget(self, action: #selector(giveUp(_:)), for: UIControl.Event.touchCancel)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    lift()
  }

  @objc private func press() {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func lift() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func giveUp(_ sender: UIButton) {
    DispatchQueue.main.async { self.lift() }
  }
}

/// A control that is its own target.
final class HeldControl: UIControl {
  private var timer: Timer?
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(press), for: .touchDown)
    addTarget(self, action: #selector(lift), for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil { lift() }
  }

  @objc private func press() {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func lift() {
    timer?.invalidate()
    timer = nil
  }
}

/// The same with actions instead of selectors.
final class HeldActionController: UIViewController {
  private let button = UIButton()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchDown)
    button.addAction(UIAction { [weak self] _ in self?.lift() }, for: .touchUpInside)
    button.addAction(UIAction { [weak self] _ in self?.lift() }, for: [.touchUpOutside, .touchCancel])
  }

  private func press() {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func lift() {
    timer?.invalidate()
    timer = nil
  }

  deinit { timer?.invalidate() }
}
