import UIKit

/// It begins a stack in a tab: nobody can swipe it away, and come back to it before it has disappeared.
final class InboxController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("reload") }  // expect: restart_without_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// It comes after another one in the same stack.
final class LetterController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("reload") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// It is presented with its stack, as a sheet that can be pulled down.
final class ComposeController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("save") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class TabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let inbox = InboxController()
    viewControllers = [UINavigationController(rootViewController: inbox)]
  }

  func open() {
    (selectedViewController as? UINavigationController)?.pushViewController(LetterController(), animated: true)
  }

  func compose() {
    let stack = UINavigationController(rootViewController: ComposeController())
    present(stack, animated: true)
  }
}
