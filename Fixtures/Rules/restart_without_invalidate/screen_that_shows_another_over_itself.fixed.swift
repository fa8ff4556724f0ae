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

/// Fills the screen, too, but appears again when its settings are closed.
final class GameController: UIViewController {
  private var clock: Timer?
  private var moves = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let settingsButton = UIButton()
    settingsButton.addTarget(self, action: #selector(openSettings), for: .touchUpInside)
    view.addSubview(settingsButton)
    run()
  }

  deinit { clock?.invalidate() }

  private func run() {
    clock?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.move() }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }

  private func move() {
    moves += 1
    guard moves > 100 else { return }
    clock?.invalidate()
  }

  @objc private func openSettings() {
    let settings = SettingsController()
    settings.modalPresentationStyle = .fullScreen
    present(settings, animated: true)
  }
}

final class SettingsController: UIViewController {}

/// Kept by its menu, which presents it again.
final class QuizController: UIViewController {
  private var clock: Timer?
  private var moves = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    clock?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.move() }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }

  private func move() {
    moves += 1
    guard moves > 100 else { return }
    clock?.invalidate()
  }

  deinit { clock?.invalidate() }
}

final class QuizMenuController: UIViewController {
  private let quiz = QuizController()

  override func viewDidLoad() {
    super.viewDidLoad()
    quiz.modalPresentationStyle = .fullScreen
    let button = UIButton()
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func play() { present(quiz, animated: true) }
}
