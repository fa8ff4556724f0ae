import UIKit

/// The count begins with the screen; until it ends, the button that begins it anew is disabled.
final class ResendController: UIViewController {
  private var countdown: Timer?

  private lazy var sendButton: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(send(_:)), for: .touchUpInside)
    return button
  }()

  private var secondsLeft = 0 {
    didSet {
      if secondsLeft <= 0 { isCounting = false }
    }
  }

  private var isCounting = false {
    willSet {
      if newValue {
        let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: target_retained(note)
        RunLoop.main.add(timer, forMode: .common)
        countdown = timer
      } else {
        countdown?.invalidate()
        countdown = nil
      }
      sendButton.isEnabled = !newValue
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sendButton)
    secondsLeft = 60
    isCounting = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    countdown?.invalidate()
  }

  @objc private func send(_ sender: UIButton) {
    Codes.send { [weak self] in
      self?.secondsLeft = 60
      self?.isCounting = true
    }
  }

  @objc private func tick() { secondsLeft -= 1 }
}

enum Codes {
  static func send(then finish: @escaping () -> Void) { DispatchQueue.main.async(execute: finish) }
}
