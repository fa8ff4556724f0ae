import UIKit

/// One handle for two links, of which only one is in the common modes.
final class FilmView: UIScrollView {
  private final class Proxy: NSObject {
    weak var view: FilmView?
    @objc func step() { view?.showNext() }
  }

  private let proxy = Proxy()
  private let label = UILabel()
  private var link: CADisplayLink?
  private var number = 0

  func play() {
    stop()
    proxy.view = self
    link = CADisplayLink(target: proxy, selector: #selector(Proxy.step))
    link?.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(warning)
  }

  func play(from number: Int) {
    stop()
    proxy.view = self
    self.number = number
    link = CADisplayLink(target: proxy, selector: #selector(Proxy.step))
    link?.add(to: .main, forMode: .common)
  }

  private func showNext() {
    number += 1
    label.text = String(number)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  deinit {
    link?.invalidate()
  }
}
