import UIKit

final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func play() {
    let game = GameController()
    game.modalPresentationStyle = .fullScreen
    present(game, animated: true)
  }
}

/// Fills the screen, and only an alert ever lies over it: it appears once, and starts again only what it has stopped.
final class GameController: UIViewController {
  private var clock: Timer?
  private var moves = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run()
  }

  deinit { clock?.invalidate() }

  private func run() {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.move() }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }

  private func move() {
    moves += 1
    guard moves > 100 else { return }
    clock?.invalidate()
    let alert = UIAlertController(title: "Crash", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Again", style: .default) { [weak self] _ in self?.restart() })
    alert.addAction(UIAlertAction(title: "Close", style: .cancel) { [weak self] _ in self?.dismiss(animated: true) })
    present(alert, animated: true)
  }

  private func restart() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.run() }
  }
}
