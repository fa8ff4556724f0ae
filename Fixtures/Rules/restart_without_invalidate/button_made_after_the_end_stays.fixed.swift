import UIKit

/// The button that starts another game is made when the clock has been stopped, but stays: each touch starts another clock.
final class GameView: UIView {
  private var clock: Timer?
  private var moves = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  deinit { clock?.invalidate() }

  private func start() {
    clock?.invalidate()
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
    let button = UIButton(frame: bounds)
    button.addTarget(self, action: #selector(startAgain), for: .touchUpInside)
    addSubview(button)
  }

  @objc private func startAgain() {
    moves = 0
    start()
  }
}

/// Here a button beside it would stop the clock, and has not when the other is made.
final class LapView: UIView {
  private var clock: Timer?
  private var cover: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    start()
    offerStart()
    addSubview(UIButton(frame: frame, primaryAction: UIAction { [weak self] _ in self?.clock?.invalidate() }))
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  deinit { clock?.invalidate() }

  private func start() {
    clock?.invalidate()
    let timer = Timer(timeInterval: 0.3, repeats: true) { _ in print("lap") }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }

  private func offerStart() {
    let cover = UIView(frame: bounds)
    let button = UIButton(frame: bounds)
    button.addTarget(self, action: #selector(startLap), for: .touchUpInside)
    cover.addSubview(button)
    addSubview(cover)
    self.cover = cover
  }

  @objc private func startLap() {
    cover?.removeFromSuperview()
    start()
  }
}
