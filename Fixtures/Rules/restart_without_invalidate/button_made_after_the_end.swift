import UIKit

/// The button that starts another game is made when the clock has been stopped, and goes when it is touched.
final class GameView: UIView {
  private var clock: Timer?
  private var cover: UIView?
  private var moves = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  deinit { clock?.invalidate() }

  private func start() {
    let timer = Timer(timeInterval: 0.3, repeats: true) { [weak self] _ in self?.move() }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }

  private func move() {
    moves += 1
    if moves > 100 {
      offerAnother()
      clock?.invalidate()
    }
  }

  private func offerAnother() {
    let cover = UIView(frame: bounds)
    let button = UIButton(frame: bounds)
    button.addTarget(self, action: #selector(startAgain), for: .touchUpInside)
    cover.addSubview(button)
    addSubview(cover)
    self.cover = cover
  }

  @objc private func startAgain() {
    cover?.removeFromSuperview()
    moves = 0
    start()
  }
}
