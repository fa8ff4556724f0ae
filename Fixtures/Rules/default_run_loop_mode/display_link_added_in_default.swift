import UIKit

final class WaveViewController: UIViewController {
  private var link: CADisplayLink?
  private let lyrics = UITableView()
  private var phase: CGFloat = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(warning)
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    link = nil
  }

  @objc private func step(_ link: CADisplayLink) {
    phase += CGFloat(link.duration)
    view.setNeedsLayout()
  }
}

final class LyricsViewController: UIViewController {
  private let link = CADisplayLink(target: LyricsStep(), selector: #selector(LyricsStep.step))  // expect: missing_invalidate
  private let lyrics = UITableView()

  func start() {
    link.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(warning)
  }

  func stop() {
    link.remove(from: .main, forMode: .default)
  }
}

final class LyricsStep: NSObject {
  @objc func step(_ link: CADisplayLink) {}
}
