import UIKit

/// Only a navigation controller that takes it off its stack releases it, and tells it so before.
final class SoundCheckController: UIViewController {
  private let countdown = UILabel()
  private var timer: Timer?
  private var rest = 10

  @IBAction func begin(_ sender: UIButton) {
    count(from: 10)
  }

  private func count(from start: Int) {
    rest = start
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in  // expect: unowned_self_in_handler(note)
      self.rest -= 1
      self.countdown.text = "\(self.rest)"
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil {
      timer?.invalidate()
    }
  }
}

/// The appearance that starts it is always followed by the disappearance that ends it.
final class LevelController: UIViewController {
  private var timer: Timer?
  private var level = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in  // expect: unowned_self_in_handler(note)
      self.level += 1
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

/// It ends the timer when it comes to its parent, not when it leaves.
final class EnteringController: UIViewController {
  private var timer: Timer?
  private var level = 0

  @IBAction func begin(_ sender: UIButton) {
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in  // expect: unowned_self_in_handler(warning)
      self.level += 1
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil {
      timer?.invalidate()
    }
  }
}

/// Whether it ends the timer depends on something else.
final class LoopingController: UIViewController {
  private var timer: Timer?
  private var level = 0
  private var goesOn = false

  @IBAction func begin(_ sender: UIButton) {
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in  // expect: unowned_self_in_handler(warning)
      self.level += 1
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  @IBAction func goOn(_ sender: UIButton) {
    goesOn = true
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil, !goesOn {
      timer?.invalidate()
    }
  }
}

/// The answer may come when the screen is gone.
final class AnsweredController: UIViewController {
  private var timer: Timer?
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.open(URL(string: "level:")!, options: [:]) { [weak self] _ in
      guard let self else { return }
      self.timer?.invalidate()
      self.timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in  // expect: unowned_self_in_handler(warning)
        self.level += 1
      }
      RunLoop.main.add(self.timer!, forMode: .common)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
