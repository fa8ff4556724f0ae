import UIKit

/// The queue is a screen of its own.
final class PlayerController: UIViewController {
  private let queue = QueueController()
  private let position = UILabel()
  private var seconds = 0
  private var timer: Timer?

  @objc func openQueue() { navigationController?.pushViewController(queue, animated: true) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    position.text = "\(seconds)"
  }
}

/// Here it is a part of the screen.
final class WidePlayerController: UIViewController {
  private let queue = QueueController()
  private let position = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(queue)
    view.addSubview(queue.view)
    queue.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    position.text = "\(seconds)"
  }
}

/// What moves is on the pushed screen.
final class Loader: NSObject {
  private let progress = ProgressController()
  private let navigation: UINavigationController
  private var timer: Timer?
  private var part: Float = 0

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  func start() {
    navigation.pushViewController(progress, animated: true)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.step()
    }
  }

  func stop() { timer?.invalidate() }

  private func step() {
    part += 0.01
    progress.bar.progress = part
  }
}
