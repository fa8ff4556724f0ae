import UIKit

/// The first of a stack in a tab: nobody swipes it away.
final class HomeController: UIViewController {
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

/// Pushed by a segue: a swipe back that is let go shows it again.
final class DetailController: UIViewController {
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

/// Code loads its storyboard and pushes it.
final class ProgressController: UIViewController {
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

func showProgress(above stack: UINavigationController) {
  guard let screen = UIStoryboard(name: "Progress", bundle: nil).instantiateInitialViewController() else { return }
  stack.pushViewController(screen, animated: true)
}

/// Its storyboard presents it over the whole screen.
final class CoverController: UIViewController {
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

func cover(_ screen: UIViewController) {
  guard let cover = screen.storyboard?.instantiateViewController(withIdentifier: "cover") else { return }
  screen.present(cover, animated: true)
}
