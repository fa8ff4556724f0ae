import UIKit

/// Shown over the whole screen: no swipe takes it away.
final class CoverController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("reload") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// A sheet, which a finger can pull down and let go.
final class SheetController: UIViewController {
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

/// A part of a controller that fills the screen.
final class DialController: UIViewController {
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

/// A part of a controller that is pushed.
final class LegendController: UIViewController {
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

/// Its view is added to a window, once.
final class ToastController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("reload") }  // expect: restart_without_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func close() {
    timer?.invalidate()
    view.removeFromSuperview()
  }
}

final class ToastCenter {
  private var shown: ToastController?

  func show(in window: UIWindow) {
    let toast = ToastController()
    window.addSubview(toast.view)
    shown = toast
  }
}

/// It says itself that it fills the screen.
final class PlayerController: UIViewController {
  private var timer: Timer?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("reload") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class BoardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let dial = DialController()
    dial.install(in: self)
  }
}

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let legend = LegendController()
    addChild(legend)
    view.addSubview(legend.view)
    legend.didMove(toParent: self)
  }
}

extension UIViewController {
  func install(in parent: UIViewController) {
    parent.addChild(self)
    parent.view.addSubview(view)
    didMove(toParent: parent)
  }
}

final class MenuController: UIViewController {
  func cover() {
    let cover = CoverController()
    cover.modalPresentationStyle = .overFullScreen
    present(cover, animated: false)
  }

  func showBoard() {
    let stack = UINavigationController(rootViewController: BoardController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }

  func play() {
    present(PlayerController(), animated: true)
  }

  func showSheet() {
    present(SheetController(), animated: true)
  }

  func showMap() {
    navigationController?.pushViewController(MapController(), animated: true)
  }
}
