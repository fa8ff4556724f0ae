import UIKit

/// Whether the user can touch the button again while the timer runs. Where the path takes the screen away, hardly: then
/// nothing is said.

/// A method of its own presents a screen.
final class Presents: UIViewController {
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    ask()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func ask() {
    explain()
  }

  private func explain() {
    present(UIAlertController(), animated: true)
  }

  deinit { timer?.invalidate() }
}

/// It presents in the same turn of the main queue.
final class PresentsAtOnce: UIViewController {
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    ask()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func ask() {
    DispatchQueue.main.async { self.present(UIAlertController(), animated: true) }
  }

  deinit { timer?.invalidate() }
}

/// A closure that runs at once presents.
final class PresentsInPlace: UIViewController {
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    ask()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func ask() {
    [1].forEach { _ in present(UIAlertController(), animated: true) }
  }

  deinit { timer?.invalidate() }
}

/// It presents only when an answer has come.
final class PresentsWhenLoaded: UIViewController {
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    ask()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func ask() {
    load { self.present(UIAlertController(), animated: true) }
  }

  private func load(_ done: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))) { _, _, _ in done() }.resume()
  }

  deinit { timer?.invalidate() }
}

/// Another closure presents, which nothing here runs.
final class PresentsWhenAsked: UIViewController {
  private var ask: (() -> Void)?
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    ask = { self.present(UIAlertController(), animated: true) }
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// It presents, or it starts.
final class PresentsOtherwise: UIViewController {
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    if sender.tag == 1 {
      present(UIAlertController(), animated: true)
    } else {
      let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    }
  }

  deinit { timer?.invalidate() }
}

/// Another object may present something, but its own views are elsewhere.
final class Guide {
  private let hint = UIView()
  private weak var screen: UIViewController?

  func hideHint() { hint.isHidden = true }
  func takeAway() { hint.removeFromSuperview() }
  func ask() { screen?.present(UIAlertController(), animated: true) }
}

/// What another object hides is not the button.
final class OtherHides: UIViewController {
  private let guide = Guide()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    guide.hideHint()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// Nor is what it removes.
final class OtherRemoves: UIViewController {
  private let guide = Guide()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    guide.takeAway()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// Another object presents a screen.
final class OtherPresents: UIViewController {
  private let guide = Guide()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    guide.ask()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// A method that is only called so.
final class OwnPresent: UIViewController {
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    present(3)
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func present(_ number: Int) { print(number) }

  deinit { timer?.invalidate() }
}

/// A label covers nothing.
final class AddsALabel: UIViewController {
  private let hint = UILabel()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    view.addSubview(hint)
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// A view over the whole window.
final class AddsToAWindow: UIViewController {
  private let cover = UIView()
  private let window = UIWindow()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    window.addSubview(cover)
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// The same, in the window of the view.
final class AddsToTheWindow: UIViewController {
  private let cover = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    view.window?.addSubview(cover)
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// The button goes with what holds it.
final class Removes: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.removeFromSuperview()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// A label holds no button.
final class RemovesALabel: UIViewController {
  private let hint = UILabel()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    hint.removeFromSuperview()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// It cannot be seen.
final class Fades: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.alpha = 0
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// It can be seen.
final class HalfFades: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.alpha = 0.5
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// It is shown.
final class Shows: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = false
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// Another screen takes the place of this one.
final class RemovesItsScreen: UIViewController {
  private let window = UIWindow()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    window.rootViewController = UIViewController()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// Each appearance shows it again.
final class ShownWhenItAppears: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = true
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reset()
  }

  private func reset() { startView.alpha = 1 }

  deinit { timer?.invalidate() }
}

/// The same of what it removes.
final class RemovedAndShownWhenItAppears: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.removeFromSuperview()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(startView)
    startView.isHidden = false
  }

  deinit { timer?.invalidate() }
}

/// It is shown only once, before.
final class ShownAtFirst: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = true
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reset()
  }

  private func reset() { startView.isHidden = false }

  deinit { timer?.invalidate() }
}

/// Nothing shows it again.
final class HiddenAgain: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = true
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    startView.isHidden = true
    startView.alpha = 0
  }

  deinit { timer?.invalidate() }
}

/// The user shows it again by another touch.
final class ShownByASelection: UITableViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = true
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    startView.isHidden = false
  }

  deinit { timer?.invalidate() }
}
